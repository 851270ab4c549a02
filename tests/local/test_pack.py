"""What the site packs is all that is needed: games, lessons, books and bots run from it alone, compiled as there."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from tests.server.harness import PATIENCE, ROOT

PLAYED = """
import asyncio, json, sys
import occasus
assert occasus.__file__.endswith('.pyc') and not occasus.__doc__
from tests.local.device import Device, Tab, one_move

async def play():
    tab = Tab(Device())
    await tab.ask('PUT', '/api/me', {'name': 'Ada'})
    for game in ('fall_of_rome', 'empires_end', 'struggle_for_rome'):
        for part in ('words', 'facts', 'figures', 'rules?language=pl'):
            assert await tab.ask('GET', f'/api/games/{game}/{part}')
        assert await tab.ask('GET', f'/api/books/{game}?language=nl')
        line = await tab.line(await tab.table(game, 'me', 'centurio', 'legatus'))
        await line.until(line.mine)
        assert (await line.ask('hint', seat=0))['action']
        assert (await one_move(line))['type'] == 'done'
    lessons = await tab.ask('GET', '/api/lessons')
    for lesson in lessons[:3] + lessons[-3:]:
        assert (await tab.ask('POST', f"/api/lessons/{lesson['id']}", {'moves': []}))['view']
    assert await tab.ask('GET', '/api/scenes')
    await tab.page.stop()

asyncio.run(play())
print('played')
"""


def from_site(name: str) -> ModuleType:
    """A file of site/, which is no package: it runs by itself."""
    spec = importlib.util.spec_from_file_location(f"site_{name}", ROOT / f"site/{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pack_alone_is_enough_to_play(tmp_path: Path) -> None:
    files: dict[str, bytes] = from_site("compile").built(from_site("pack").ours())
    for name in (
        "tests/__init__.py",
        "tests/local/__init__.py",
        "tests/local/device.py",
        "tests/server/client_model.py",
    ):
        files[name] = (ROOT / name).read_bytes()
    for name, data in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command: list[Any] = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}){PLAYED}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.stdout == "played\n", done.stderr
