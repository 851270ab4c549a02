"""The build hook compiles what play needs, and nothing else."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from occasus.core.registry import OURS

ROOT = Path(__file__).parents[1]
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
compiled_sources: Callable[[Path], dict[str, list[str]]] = HOOK["compiled_sources"]


def test_every_game_is_compiled_with_its_rules() -> None:
    groups = compiled_sources(ROOT)
    assert "occasus/core/playout.py" in groups["occasus_core"]
    for name in OURS:
        for module in ("game", "agenda", "board/state", "board/facts", "rules/setup"):
            assert f"occasus/games/{name}/{module}.py" in groups[f"occasus_{name}"]


def test_packages_and_explanations_stay_interpreted() -> None:
    files = [file for group in compiled_sources(ROOT).values() for file in group]
    assert len(files) == len(set(files)) and all((ROOT / "src" / file).is_file() for file in files)
    cold = [file for file in files if Path(file).name in ("__init__.py", "contract.py", "not_now.py")]
    assert cold == []


def test_a_wheel_is_compiled_without_our_libraries() -> None:
    """A wheel is built apart from them; what compiles here must not lean on what happens to be installed here."""
    assert {'"--no-site-packages"', '"--ignore-missing-imports"'} <= set(HOOK["SETUP"].replace(",", " ").split())


def test_the_games_that_tune_a_build_can_be_played() -> None:
    done = subprocess.run([sys.executable, "-c", HOOK["GAMES"], "0"], capture_output=True, text=True, cwd=ROOT / "src")
    assert done.returncode == 0, done.stderr


def test_only_gcc_tunes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OCCASUS_TUNE", "1")
    monkeypatch.setenv("CC", "tcc")
    assert HOOK["compile_modules"](ROOT, tmp_path) == "OCCASUS_TUNE=1 needs GCC, and the C compiler here is tcc"
