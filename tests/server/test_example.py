"""The example client of docs/api.md plays a seat."""

from __future__ import annotations

import re

from tests.server.harness import ROOT, Running


def test_the_example_in_the_documentation_plays_a_whole_game(server: Running) -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    code = found[1]
    assert len(code.splitlines()) <= 40
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(code, "docs/api.md", "exec"), names)
    ada = server.person("Ada")
    table = ada.table("fall_of_rome", "me", "random")["id"]
    secret = ada.post("/api/me/tokens", {"label": "example"})["secret"]
    ada.post(f"/api/tables/{table}/start")

    play = names["play"]
    assert callable(play)
    result = play(server.url, secret, table, 0)

    assert result["reason"]
    assert ada.get(f"/api/tables/{table}")["state"] == "over"
