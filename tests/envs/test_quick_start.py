"""The quick start of docs/research.md runs as printed."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="install the extra `research` for environments")

DOCUMENT = Path(__file__).parents[2] / "docs/research.md"


def test_the_quick_start_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3 and sum(len(block.splitlines()) for block in blocks) <= 30
    for block in blocks:
        exec(compile(block, str(DOCUMENT), "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == 3
