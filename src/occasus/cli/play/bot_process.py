"""A process in which bots think, so that the screen is never still while they do."""

from __future__ import annotations

import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final, TypeAlias, final

from occasus.core.basics import Json, OccasusError, Saved, Seat
from occasus.core.match import Match

MOVE: Final = "move"
ADVICE: Final = "advice"
Question: TypeAlias = tuple[str, str, dict[str, Json], Saved, str, Seat, str, int]


def question(what: str, match: Match[Any], bot: str, seat: Seat) -> Question:
    """Return what is asked of a bot: a match as it is now, whatever happens to it while the bot thinks."""
    game = match.game
    return what, game.name, game.overlay, game.save(match.state), bot, seat, match.seed, len(match.moves)


@final
class Thinker:
    """Starts its process at once, before a full screen has taken the terminal; each seat keeps its own bot."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, far = context.Pipe()
        self._process: Any = context.Process(target=_serve, args=(far,), daemon=True)
        self._process.start()
        far.close()
        self._one: Final = Lock()  # a hint may be asked for while a bot is about to think

    def ask(self, question: Question) -> Any:
        """Return what a bot decides and says, or what it advises; None where no one waits for it any more."""
        try:
            with self._one:
                self._line.send(question)
                done, answer = self._line.recv()
        except (EOFError, OSError) as error:
            if self._process is None:  # it was stopped
                return None
            raise OccasusError("the process that runs the bots has stopped.") from error
        if not done:
            raise OccasusError(answer)
        return answer

    def stop(self) -> None:
        """End the process, also in the middle of a thought."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()


def _serve(line: Connection) -> None:
    """Answer until the other end is closed."""
    from occasus.bots.budget import Budget
    from occasus.bots.registry import find_bot
    from occasus.cli.play.bot_decision import advice, thought
    from occasus.games import find

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when to stop
    bots: dict[tuple[str, Seat], Any] = {}
    while True:
        try:
            what, name, overlay, saved, bot, seat, seed, number = line.recv()
        except (EOFError, OSError):
            return
        try:
            game = find(name, overlay)
            state = game.load(saved)
            if what == ADVICE:
                answer: Any = advice(game, state, seat, seed, number, "", Budget())
            else:
                if (bot, seat) not in bots:
                    bots[bot, seat] = find_bot(bot)
                answer = thought(game, state, bots[bot, seat], seat, seed, number)
            line.send((True, answer))
        except OccasusError as error:
            line.send((False, str(error)))
        except Exception as error:  # of someone's own bot
            line.send((False, f"bot {bot!r}: {type(error).__name__}: {error}."))
