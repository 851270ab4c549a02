"""The example client of docs/api.md plays a seat of every game to the end."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from occasus.bots.levels import LEVELS
from occasus.core.registry import OURS
from occasus.games import find
from tests.server.harness import ROOT, Client, Running
from tests.server.stored_fixtures import SHORT


@pytest.mark.parametrize("level", ["random", *(pytest.param(level, marks=pytest.mark.long) for level in LEVELS)])
@pytest.mark.parametrize("name", OURS)
def test_the_example_in_the_documentation_plays_a_whole_game(
    server: Running, tmp_path: Path, name: str, level: str
) -> None:
    """The printed text itself, as a program of its own, as a reader would run it."""
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert len(found[1].splitlines()) <= 45
    program = tmp_path / "client.py"
    program.write_text(found[1], encoding="utf-8")
    ada = server.person("Ada")
    others = [level] * (find(name).seat_counts[0] - 1 or 1)
    table = ada.table(name, "me", *others, options=SHORT.get(name, {}))["id"]
    secret = ada.post("/api/me/tokens", {"label": "example"})["secret"]
    ada.post(f"/api/tables/{table}/start")

    command = [sys.executable, str(program), server.url, secret, table, "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)

    assert done.returncode == 0, done.stderr
    assert "reason" in done.stdout
    assert ada.get(f"/api/tables/{table}")["state"] == "over"


def test_the_example_says_at_once_that_a_seat_is_not_ones_own(server: Running) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(found[1], "docs/api.md", "exec"), names)
    ada = server.person("Ada")
    table = ada.table("empires_end", "me", "random")["id"]
    secret = ada.post("/api/me/tokens", {"label": "example"})["secret"]
    ada.post(f"/api/tables/{table}/start")
    with pytest.raises(SystemExit, match=r"seat 1 is not yours; yours at this table: \[0\]"):
        names["play"](server.url, secret, table, 1)


def test_the_lines_of_curl_lead_to_a_game_that_waits(server: Running, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in page.splitlines() if line.startswith("    curl ")]
    assert len(lines) == 4 and shutil.which("curl")
    known: dict[str, str] = {}
    for line in lines:
        command = line.replace("http://127.0.0.1:8000", server.url).replace("curl ", "curl -s --fail-with-body ", 1)
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env={**os.environ, **known}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout
        answer = json.loads(done.stdout or "null") or {}
        known |= {"TOKEN": answer["secret"]} if command.endswith("/tokens") else {}
        known |= {"TABLE": answer["id"]} if command.endswith("/tables") else {}
    assert known["TOKEN"].startswith("occ_")
    assert Client(server.url, known["TOKEN"]).get(f"/api/tables/{known['TABLE']}")["state"] == "playing"


def test_the_example_survives_limits(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(found[1], "docs/api.md", "exec"), names)
    with Running(tmp_path / "data", limits="true", rates="message=5/5 socket=1/1") as running:
        ada = running.person("Ada")
        table = ada.table("fall_of_rome", "me")["id"]
        secret = ada.post("/api/me/tokens", {"label": "example"})["secret"]
        ada.post(f"/api/tables/{table}/start")
        ada.socket(table, hello=False)
        assert names["play"](running.url, secret, table, 0)["reason"]


def test_the_fold_in_the_documentation_gives_whole_views(server: Running) -> None:
    """The printed text again; what it folds is compared with what `hello` gives."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    printed = re.search(r"```python\n(def fold.*?)```", page, re.DOTALL)
    assert printed
    names: dict[str, Any] = {}
    exec(printed[1], names)
    ada = server.person("Ada")
    table = ada.table("struggle_for_rome", "me", "me", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    socket = ada.socket(table)
    socket.until("len(self.views) == 3")
    told = [json.loads(raw) for raw in socket.raw if raw.startswith('{"type":"told"')]
    positions = {each["seat"]: each["view"]["position"] for each in told}
    seen = len(socket.raw)
    for _ in range(60):
        socket.play(socket.views[0]["actors"][0])
    changes = [told for raw in socket.raw[seen:] if (told := json.loads(raw))["type"] == "told"]
    assert len(changes) >= 180
    for each in changes:
        names["fold"](positions[each["seat"]], each["steps"])
    again = ada.socket(table)
    again.until("len(self.views) == 3")
    assert positions == {seat: view["position"] for seat, view in again.views.items()}
