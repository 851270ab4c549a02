"""The notebooks run from their first cell to their last: the same cells that people run, with few games."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from occasus.arena.statistics import wilson

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "notebooks"
NOTEBOOKS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
LEARNING = "train"  # needs PyTorch, which is too large for everybody; .github/workflows/notebooks.yml runs it


def test_all_are_there_and_told() -> None:
    assert NOTEBOOKS == ["analyse", "play", "search_budgets", "train", "write_a_bot"]
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert all(f"notebooks/{name}.ipynb" in page for name in NOTEBOOKS)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_notebooks_are_kept_without_what_they_print(name: str) -> None:
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    assert cells[0]["cell_type"] == "markdown"
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in cells)


def run_python(code: str, folder: Path, *words: str) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    more = {"OCCASUS_SHORT": "1", "PYTHONPATH": path, "MPLBACKEND": "agg", "JUPYTER_PLATFORM_DIRS": "1"}
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("name", [name for name in NOTEBOOKS if name != LEARNING])
def test_the_cells_of_a_notebook_run(name: str, tmp_path: Path) -> None:
    """As one program, which needs no Jupyter kernel."""
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    run_python("\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in NOTEBOOKS if name != LEARNING])
def test_a_notebook_runs(name: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / f"{name}.ipynb", tmp_path)
    run_python("from nbclient.cli import main; main()", tmp_path, f"{name}.ipynb")


def test_what_the_learning_notebook_won_is_told_alike() -> None:
    """More than 55 of 100 games against tiro, by as many decisions as its cells make, the same on every page."""
    cells = json.loads((FOLDER / f"{LEARNING}.ipynb").read_text(encoding="utf-8"))["cells"]
    won = re.search(r"\*\*(\d+) of 100\*\* \((\d+ to \d+%)\)", "".join(cells[0]["source"]))
    assert won and int(won[1]) > 55
    low, high = wilson(int(won[1]), 100)
    assert won[2] == f"{low * 100:.0f} to {high * 100:.0f}%" and low > 0.55
    low, high = wilson(130, 200)  # with other seeds
    fresh = f"130 of 200 ({low * 100:.0f} to {high * 100:.0f}%)"
    assert fresh in "".join(cells[0]["source"]) and low > 0.55
    for page in ("examples/README.md", "docs/appendix/learned_agents.md"):
        assert fresh in (ROOT / page).read_text(encoding="utf-8"), page
        assert f"{won[1]} of 100" in (ROOT / page).read_text(encoding="utf-8").replace("games ", ""), page
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    decisions = 1
    for pattern in (
        r"tables = .* else (\d+)",
        r"steps = .* else (\d+)",
        r"range\(1 if SHORT else (\d+)\)",
        r"else (\d+) \* tables",
    ):
        (number,) = re.findall(pattern, code)
        decisions *= int(number)
    assert f"{decisions:,} decisions of its own" in "".join(cells[0]["source"])


def test_the_learning_notebook_is_whole_python() -> None:
    """What can be seen without PyTorch: its cells compile, and the environment that it names is there."""
    cells = json.loads((FOLDER / f"{LEARNING}.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    compile(code, LEARNING, "exec")
    import gymnasium

    env = gymnasium.make("occasus.envs.registration:occasus/EmpiresEnd-v2", opponents="tiro")
    env.reset(seed=1)
    assert env.unwrapped.action_masks().any()  # type: ignore[attr-defined]
    assert "occasus.envs.registration:occasus/EmpiresEnd-v2" in code
