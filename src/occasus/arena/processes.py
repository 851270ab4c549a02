"""Games in several processes of this machine; one that is killed is replaced, and its games are played again."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Any, Final, final

from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.work_queue import Portions, Task
from occasus.core.basics import OccasusError

Play = Callable[[Plan, int], Outcome]

TOLD: Final = 0.2  # seconds after which a process tells what it has


def play_in_processes(play: Play, plans: list[Plan], tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    """Play games; gives each outcome soon after it is there."""
    portions = Portions(tasks, jobs)
    players = [Player(play, plans) for _ in range(jobs)]
    try:
        for player in players:
            player.give(portions.take())
        while busy := [player for player in players if player.tasks]:
            ready = wait([player.line for player in busy])
            for player in busy:
                if player.line not in ready:
                    continue
                try:
                    outcomes = player.take()
                except (EOFError, OSError):  # it was killed
                    portions.lose(player.tasks)
                    player.stop()
                    players[players.index(player)] = Player(play, plans)
                else:
                    portions.count(outcomes)
                    yield from outcomes
            for player in players:  # who waits for games may take those that were lost
                if not player.tasks:
                    player.give(portions.take())
    finally:
        for player in players:
            player.stop()


@final
class Player:
    """A process that plays, and what it has been given and not yet told."""

    def __init__(self, play: Play, plans: list[Plan]) -> None:
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.tasks: list[Task] = []
        self._process: Any = context.Process(target=_serve, args=(play, plans, far), daemon=True)
        self._process.start()
        far.close()  # so that the line ends with the process

    def give(self, tasks: list[Task]) -> None:
        """Hand out a portion. A process that has ended meanwhile is noticed when its line is read."""
        self.tasks = tasks
        if tasks:
            try:
                self.line.send(tasks)
            except OSError:
                return

    def take(self) -> list[Outcome]:
        message = self.line.recv()
        if isinstance(message, str):
            raise RuntimeError(message)
        if isinstance(message, OccasusError):
            raise message
        del self.tasks[: len(message)]
        outcomes: list[Outcome] = message
        return outcomes

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self.line.close()


def _serve(play: Play, plans: list[Plan], line: Connection) -> None:
    """Play what is handed out until no one listens any more; the interrupt key is for the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    done: list[Outcome] = []
    try:
        while True:
            tasks = line.recv()
            sent = monotonic()
            for place, number in tasks:
                done.append(play(plans[place], number))
                if monotonic() - sent > TOLD:
                    line.send(done)
                    done, sent = [], monotonic()
            line.send(done)
            done = []
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except OccasusError as error:
        line.send(OccasusError(str(error)))
    except Exception:
        line.send(format_exc())
