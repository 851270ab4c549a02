"""A proxy before some workers, or between a worker and its database: connections are handed on as they are.

python -m tests.server.proxy PORT BACKEND-PORT ...            any backend that can be reached
python -m tests.server.proxy PORT --alive BACKEND-PORT ...    any that says at /healthz that it is alive
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from typing import Final

EVERY: Final = 0.5  # seconds between two looks who is alive
PATIENCE: Final = 1.0  # for an answer
AT_ONCE: Final = 1 << 16  # bytes
BROKEN: Final = (OSError, asyncio.IncompleteReadError)  # a timeout is the first of these
_alive: Final[set[int]] = set()


async def _watch(port: int) -> None:
    """Note whether a backend is alive, again and again."""
    while True:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: proxy\r\nconnection: close\r\n\r\n")
                good = (await reader.readline()).split()[1:2] == [b"200"]
                writer.close()
        except BROKEN:
            good = False
        (_alive.add if good else _alive.discard)(port)
        await asyncio.sleep(EVERY)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(AT_ONCE):
            writer.write(data)
            await writer.drain()


async def _hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    for port in random.sample(sorted(_alive), len(_alive)):
        with contextlib.suppress(*BROKEN):
            async with asyncio.timeout(PATIENCE):
                back_reader, back_writer = await asyncio.open_connection("127.0.0.1", port)
            ways = [asyncio.create_task(_copy(*way)) for way in ((reader, back_writer), (back_reader, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            back_writer.close()
            break
    with contextlib.suppress(OSError):
        writer.close()


async def _main(port: int, backends: list[int], looks: bool) -> None:
    if not looks:
        _alive.update(backends)
    watching = [asyncio.create_task(_watch(backend)) for backend in backends if looks]
    server = await asyncio.start_server(_hand_on, "127.0.0.1", port)
    async with server:
        await asyncio.gather(server.serve_forever(), *watching)


if __name__ == "__main__":
    words: Final = [word for word in sys.argv[1:] if word != "--alive"]
    asyncio.run(_main(int(words[0]), [int(word) for word in words[1:]], "--alive" in sys.argv))
