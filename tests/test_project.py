"""What stands around the code says the same everywhere and can be run: versions, citation, forms, workflows, wheels."""

from __future__ import annotations

import ast
import json
import os
import re
import runpy
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from trove_classifiers import classifiers

import occasus
from occasus.locale import Words
from tests.layers import BLOCK, PAGE, diagram

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FORMS: Final = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SITE_STEPS: Final = ("actions/checkout", "script/site", "tests/site", "actions/upload-pages-artifact")
WORKFLOWS: Final = sorted((ROOT / ".github/workflows").glob("*.yml"))
CHANGELOG: Final = runpy.run_path(str(ROOT / "script/changelog.py"))
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")


def read(path: Path | str) -> Any:
    """A YAML file; `on:` is a truth value in YAML's eyes."""
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_changelog_and_citation_name_the_same_version() -> None:
    changelog, citation = ((ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CITATION.cff"))
    assert CHANGELOG["problems"](changelog, citation) == []
    cited = read("CITATION.cff")
    assert cited["license"] == PROJECT["project"]["license"]
    assert cited["authors"][0]["name"] == PROJECT["project"]["authors"][0]["name"]


def test_a_release_dates_the_unreleased_changes() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n### Added\n- One.\n\n## 0.1.0 (2026-01-01)\n"
    citation = "version: 0.1.0\ndate-released: 2026-01-01\n"
    assert CHANGELOG["problems"](changelog, citation) == []
    released, cited = CHANGELOG["release"](changelog, citation, "0.2.0", "2026-02-02")
    assert "## Unreleased\n\n## 0.2.0 (2026-02-02)\n\n### Added\n- One.\n" in released
    assert cited == "version: 0.2.0\ndate-released: 2026-02-02\n"
    assert CHANGELOG["problems"](released, cited) == []
    assert CHANGELOG["problems"](released, citation)
    assert CHANGELOG["problems"](changelog + "### News\n- " + "word " * 26, citation)
    with pytest.raises(SystemExit, match="Nothing is unreleased"):
        CHANGELOG["release"](released, cited, "0.3.0", "2026-03-03")


def test_the_version_is_that_of_the_package() -> None:
    assert Version(occasus.__version__)
    assert occasus.__version__ == version("occasus")


def test_links_of_the_readme_work_on_a_package_index() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    for rule in PROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        assert PROJECT["project"]["urls"]["Source"].partition("//")[2].partition("/")[2] in rule["replacement"]
        page = re.sub(rule["pattern"], rule["replacement"], page)
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert links and all(re.match("https?://", link) for link in links)
    assert re.search(r"!\[[^]]*\]\(https://raw\S+\.webp\)", page)


def test_packages_are_pinned_with_hashes_and_without_addresses() -> None:
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in pinned
    packages = re.split(r"\n(?=\S)", pinned.strip())
    assert all(re.match(r"[\w.-]+==\S+", package) and "--hash=sha256:" in package for package in packages)
    known = {canonicalize_name(package.partition("==")[0]) for package in packages}
    groups = PROJECT["dependency-groups"].values()
    wanted = [one for group in groups for one in group if isinstance(one, str)] + PROJECT["project"]["dependencies"]
    for extra in ("server", "cluster", "pictures", "research", "ray", "notebooks", "mcp"):
        wanted += PROJECT["project"]["optional-dependencies"][extra]
    names = {canonicalize_name(Requirement(one).name) for one in wanted} - {"occasus"}
    assert names <= known, "run script/constraints --keep"


def test_checking_needs_neither_ray_nor_open_spiel_nor_browsers() -> None:
    groups = PROJECT["dependency-groups"]
    names = {
        Requirement(one).name
        for part in groups["check"]
        for one in (groups[part["include-group"]] if isinstance(part, dict) else [part])
    }
    assert names and not names & {"ray", "open_spiel", "playwright", "pyarrow", "polars"}


def test_classifiers_are_known_and_name_our_pythons_and_languages() -> None:
    ours = PROJECT["project"]["classifiers"]
    assert set(ours) <= classifiers and ours == sorted(ours)
    assert [each.rpartition(" ")[2] for each in ours if re.search(r"Python :: 3\.", each)] == list(PYTHONS)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_can_be_filled_in(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"] and form["body"]
    ids = [part["id"] for part in form["body"]]
    assert len(set(ids)) == len(ids)
    assert any(part.get("validations", {}).get("required") for part in form["body"])
    for part in form["body"]:
        assert part["type"] in ("input", "textarea", "dropdown") and part["attributes"]["label"]
        if part["id"] == "game":
            assert part["attributes"]["options"] == [
                Words(name, "en").name("game", name) for name in occasus.game_names()
            ]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_is_there(path: Path) -> None:
    for job in read(path)["jobs"].values():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            for program in re.findall(r"(?<![\w/])(?:\.ci|script)/\w+|(?:\w+/)*\w+\.py", step.get("run", "")):
                assert (ROOT / program).is_file(), program
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@[\w./]+", step["uses"])


def test_every_test_runs_in_a_job_and_on_every_python_without_browsers() -> None:
    jobs = read(".github/workflows/tests.yml")["jobs"]
    assert set(jobs) >= {"check", "engines", "server", "compiled", "browsers", "systems", "audit"}
    commands = " ".join(str(step.get("run")) for job in jobs.values() for step in job["steps"])
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    tops = {(ROOT / "tests" / folder.relative_to(ROOT / "tests").parts[0]) for folder in folders - {ROOT / "tests"}}
    assert [top.name for top in sorted(tops) if not re.search(rf"tests/{top.name}\b", commands)] == []
    assert "tests/test_*.py" in commands
    assert tuple(jobs["engines"]["strategy"]["matrix"]["python"]) == PYTHONS
    assert "script/test --long" in str(read(".github/workflows/nightly.yml"))


def test_the_site_is_built_played_and_then_published() -> None:
    workflow = read(".github/workflows/site.yml")
    for pattern in workflow[True]["push"]["paths"]:
        assert any(ROOT.glob(pattern)), pattern
    build, publish = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    steps = build["steps"]
    order = [next(place for place, step in enumerate(steps) if word in str(step)) for word in SITE_STEPS]
    assert order == sorted(order)
    assert "continue-on-error" not in str(workflow)
    upload = steps[order[-1]]["with"]["path"]
    assert f"${{1:-$root/{upload}}}" in (ROOT / "script/site").read_text(encoding="utf-8")
    assert workflow["permissions"] == {"contents": "read"}
    assert publish["needs"] == "build"
    assert publish["permissions"] == {"pages": "write", "id-token": "write"}
    assert publish["environment"]["name"] == "github-pages"
    assert [step["uses"].partition("@")[0] for step in publish["steps"]] == ["actions/deploy-pages"]


def test_what_tests_need_is_installed_the_same_way_everywhere() -> None:
    packages = "postgresql redis-server chromium valgrind tmux"
    for path in (".ci/run", ".github/workflows/tests.yml", ".devcontainer/Dockerfile"):
        assert packages in (ROOT / path).read_text(encoding="utf-8"), path


@pytest.mark.parametrize(
    ("platform", "machine", "tags"),
    [
        ("linux", "x86_64", ("manylinux_x86_64", "musllinux_x86_64")),
        ("linux", "aarch64", ("manylinux_aarch64", "musllinux_aarch64")),
        ("macos", "arm64", ("macosx_arm64",)),
        ("macos", "x86_64", ("macosx_x86_64",)),
        ("windows", "AMD64", ("win_amd64",)),
    ],
)
def test_wheels_are_built_for_every_python_and_machine(platform: str, machine: str, tags: tuple[str, ...]) -> None:
    command = [
        sys.executable,
        "-m",
        "cibuildwheel",
        "--print-build-identifiers",
        "--platform",
        platform,
        "--archs",
        machine,
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {f"cp{python.replace('.', '')}-{tag}" for python in PYTHONS for tag in tags}


def test_hooks_and_containers_run_our_scripts() -> None:
    hooks = [hook for repo in read(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text(encoding="utf-8"))
    for entry in (*(hook["entry"] for hook in hooks), container["postCreateCommand"]):
        assert os.access(ROOT / entry, os.X_OK), entry
    assert (ROOT / ".devcontainer" / container["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ("", "serve"),
        ("--port 9000", "serve --port 9000"),
        ("terminal", "play fall_of_rome"),
        ("terminal --players 2", "play fall_of_rome --players 2"),
        ("terminal empires_end --seats human,tiro", "play empires_end --seats human,tiro"),
        ("terminal --continue", "play --continue"),
        ("terminal --load m.json", "play --load m.json"),
        ("terminal --help", "play --help"),
    ],
)
def test_script_play_calls_the_command(tmp_path: Path, given: str, called: str) -> None:
    """With an environment that is there already, and a command that tells what it was given."""
    folder = tmp_path / "script"
    folder.mkdir()
    (folder / "play").write_text((ROOT / "script/play").read_text(encoding="utf-8"), encoding="utf-8")
    ready = 'make_environment() { :; }; install() { echo "installs $1"; }; build_client() { echo builds; }'
    (folder / "environment").write_text(f'bin="{tmp_path}"; {ready}\n')
    (tmp_path / "occasus").write_text('#!/bin/sh\necho "$@"\n')
    (tmp_path / "occasus").chmod(0o755)
    done = subprocess.run(
        ["bash", str(folder / "play"), *given.split()], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    server = not given.startswith("terminal")
    assert done.stdout.splitlines() == (["installs server", "builds"] if server else ["installs play"]) + [called]


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_script_play_tells_what_it_does_before_it_sets_anything_up(tmp_path: Path, asked: str) -> None:
    (tmp_path / "environment").write_text("exit 1\n")
    (tmp_path / "play").write_text((ROOT / "script/play").read_text(encoding="utf-8"), encoding="utf-8")
    done = subprocess.run(["bash", str(tmp_path / "play"), asked], capture_output=True, text=True, check=True)
    assert "script/play terminal" in done.stdout and not done.stdout.startswith("#")


VAGUE: Final = {"found", "told", "made", "each", "way", "thing"}
PACKAGES: Final = {path.parent.name for path in (ROOT / "src/occasus").glob("*/__init__.py")}


def vague_names(path: Path) -> list[str]:
    """Return where a file calls a local variable or a parameter by a name that says nothing."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = [(node.lineno, node.id) for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    names += [(node.lineno, node.arg) for node in nodes if isinstance(node, ast.arg)]
    return [f"{path.relative_to(ROOT)}:{line}: {name}" for line, name in names if name in VAGUE]


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_local_names_say_what_they_hold(package: str) -> None:
    files = sorted((ROOT / "src/occasus" / package).rglob("*.py"))
    assert [name for path in files for name in vague_names(path)] == []


def test_the_diagram_of_the_layers_is_current() -> None:
    shown = BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert shown is not None
    assert shown[0] == diagram(), "run `python -m tests.layers`"
