"""What is read ahead is all that a first position and a first thought need."""

from __future__ import annotations

import subprocess
import sys

from tests.server.harness import PATIENCE, ROOT

PLAYED = """
import asyncio, sys
from occasus.local.preload import read_ahead
from tests.local.device import Device, Tab

read_ahead()
known = set(sys.modules)

async def play():
    for game in ('fall_of_rome', 'empires_end', 'struggle_for_rome'):
        tab = Tab(Device())
        await tab.ask('PUT', '/api/me', {'name': 'Ada'})
        line = await tab.line(await tab.table(game, 'me', 'tiro', 'legatus'))
        await line.until(line.mine)
        assert (await line.ask('hint', seat=0))['action']
        await tab.page.stop()

asyncio.run(play())
print(sorted(name for name in set(sys.modules) - known if name.startswith('occasus')))
"""


def test_nothing_more_is_loaded_for_a_first_move() -> None:
    command = [sys.executable, "-c", PLAYED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    assert done.stdout == "[]\n", done.stdout + done.stderr
