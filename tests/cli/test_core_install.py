"""`pip install occasus` is enough to play, to let bots play and to read the rules; the table server is an extra."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RUN: Final = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from occasus.cli.main import run
run()
"""


def distribution(requirement: str) -> str:
    """The name of a package, as the package index compares names."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def with_theirs(names: set[str]) -> set[str]:
    """Packages, and those that they need themselves."""
    due, known = list(names), set(names)
    while due:
        try:
            requirements = requires(due.pop())
        except PackageNotFoundError:  # of another system
            continue
        for requirement in requirements or []:
            name = distribution(requirement)
            if "extra ==" not in requirement and name not in known:
                known.add(name)
                due.append(name)
    return known


def missing() -> set[str]:
    """The modules of all packages that an extra brings and the light installation does not."""
    light = with_theirs({distribution(one) for one in PROJECT["dependencies"]})
    extras = PROJECT["optional-dependencies"]
    wanted = ("server", "cluster", "research", "ray", "pictures")
    heavy = {distribution(one) for extra in wanted for one in extras[extra]} - light - {"occasus"}
    assert "litestar" in heavy and "numpy" in heavy
    here = packages_distributions()
    return {module for module, names in here.items() if {distribution(name) for name in names} & heavy}


def light(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as if only the light installation were here."""
    program = RUN.replace("MISSING", repr(missing()))
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, input="help\nquit\n", cwd=ROOT
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["games"],
        ["rules", "FR-REVOLT-01"],
        ["play", "empires_end", "--players", "2", "--seats", "human,miles", "--seed", "1"],
        ["simulate", "struggle_for_rome", "--games", "1", "--bots", "tiro", "--players", "3", "--seed", "1"],
        ["arena", "empires_end", "--games", "2", "--bots", "random,tiro", "--players", "2", "--seed", "1"],
        ["scene", "docs/rules/scenes/empires_end"],
        ["content", "template", "fall_of_rome"],
        ["puzzle"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_light_installation_does_it(arguments: list[str]) -> None:
    done = light(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    "arguments", [["serve"], ["admin", "--data", "nowhere", "reports"], ["backup", "nowhere.file"]]
)
def test_what_needs_the_server_says_how_to_get_it(arguments: list[str]) -> None:
    done = light(*arguments)
    assert done.returncode == 2 and done.stdout == ""
    assert "pip install 'occasus[server]'" in done.stderr and "Traceback" not in done.stderr


def test_the_full_screen_is_loaded_only_where_somebody_plays_on_it() -> None:
    program = (
        "import sys, occasus, occasus.cli.main; print([name for name in ('textual', 'yaml') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
