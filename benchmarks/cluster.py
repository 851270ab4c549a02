"""Cluster: what a move costs each of several workers on PostgreSQL and Redis, in processor time.

    python -m benchmarks.cluster                        2, 4 and 8 workers with 10 tables x 4 seats each
    python -m benchmarks.cluster --workers 2 --tables 25 --seconds 20

Once people come in at the worker that leads their table, as behind a proxy that chooses by table; and once anywhere, so
that their sockets are handed on. All on the loopback, with the clients in this process.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from statistics import mean, quantiles

import httpx
from tests.server.services import postgres_service, redis_service

from benchmarks.load import Table, open_table, paced
from benchmarks.load_servers import SEATS, SOURCE, Process, table_server

SETTLE = 3.0  # seconds until snapshots of the start are written


async def measure(workers: list[Process], arguments: argparse.Namespace, anywhere: bool) -> str:
    """Play at all workers for a while; the figures as a row."""
    rng = random.Random("cluster")
    urls = [worker.url for worker in workers]
    async with AsyncExitStack() as stack:
        tables: list[Table] = []
        for url in urls:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=url, headers={"x-occasus": "1"}, timeout=60)
            )
            for place in range(arguments.tables):
                come_in = [rng.choice(urls) for _ in range(SEATS)] if anywhere else []
                tables.append(await open_table(http, url, place, come_in))
        await asyncio.sleep(SETTLE)
        busy = [worker.processor_seconds() for worker in workers]
        latencies = await paced(tables, arguments.every, arguments.seconds)
        used = [worker.processor_seconds() - before for worker, before in zip(workers, busy, strict=True)]
        for table in tables:
            for line in table.sockets:
                await line.close()
    moves = len(latencies) / len(workers)
    costs = [1000 * seconds / moves for seconds in used]
    cuts = quantiles(latencies, n=100)
    return (
        f"{len(workers):7} {'anywhere' if anywhere else 'leader':>9} {len(latencies):6} {mean(costs):8.2f} "
        f"{min(costs):6.2f} {max(costs):6.2f} {cuts[49] * 1000:7.1f} {cuts[98] * 1000:7.1f}"
    )


def main() -> None:
    """Measure with each number of workers, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[2, 4, 8])
    parser.add_argument("--tables", type=int, default=10, help="of each worker")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--source", type=Path, default=SOURCE, help="the package: src, or what script/compile made")
    arguments = parser.parse_args()
    print("workers   sockets  moves  ms/move    min    max  p50 ms  p99 ms", flush=True)
    for count in arguments.workers:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="occasus-cluster-")))
            database = stack.enter_context(postgres_service())
            notes = stack.enter_context(redis_service(folder))
            shared = {"database": database.address, "redis": notes.address, "secret": "s" * 40}
            shared["database_connections"] = "4"
            workers = [
                stack.enter_context(table_server(folder / str(place), arguments.source, **shared))
                for place in range(count)
            ]
            for anywhere in (False, True):
                print(asyncio.run(measure(workers, arguments, anywhere)), flush=True)
    began = time.strftime("%H:%M")
    print(f"load of the machine while measuring: {os.getloadavg()[0]:.1f} at {began}")


if __name__ == "__main__":
    main()
