"""Environments without their libraries say which extra is missing."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

LIBRARIES = {
    "single": "gymnasium",
    "aec": "pettingzoo",
    "parallel": "pettingzoo",
    "batch": "numpy",
    "open_spiel": "pyspiel",
    "registration": "gymnasium",
}


@pytest.mark.parametrize(("module", "library"), LIBRARIES.items())
def test_a_missing_library_is_named_with_its_extra(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in set(LIBRARIES.values()) - {library}:
        pytest.importorskip(other, reason="install the extra `research` for environments")
    for name in [name for name in sys.modules if name.startswith("occasus.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{library} is not installed; `pip install 'occasus\[research\]'`"):
        import_module(f"occasus.envs.{module}")
