"""The strongest bot's view of a turn: its actions, and how much better they are than others."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Bot, Reason
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE, Position, Seat
from occasus.core.game import Game, view
from occasus.core.match import dice
from occasus.lessons.best_turn import same_end

LONGEST: Final = 7  # decisions of a turn
WAYS: Final = 10  # other orders of the same turn that are looked at
TOLD: Final = 3  # reasons kept


@final
class Turn:
    """The best turn of a position: what is decided, where it leads, and what other turns are worth."""

    def __init__(self, line: list[str], end: Position) -> None:
        self.line: Final = line
        self.end: Final = end
        self.worth = 0.0  # the chance to win after it
        self.margin = 1.0  # by which it is better than the best other turn
        self.why: list[Reason] = []
        self.rivals: list[dict[str, float]] = []  # by decision: other actions, and how much of a chance they lose
        self.mistake: list[str] = []  # the best turn that is not this one


def texts(game: Game[Any], state: Any, seat: Seat) -> list[str]:
    return [game.catalogue.text(code) for code in sorted(game.legal(state, seat))]


def after(game: Game[Any], state: Any, seat: Seat, action: str) -> Any:
    """The state after an action; the given one stays as it is."""
    then = game.copy(state)
    game.apply(then, seat, game.catalogue.parse(action), None)
    return then


def is_asked(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Return whether a seat goes on with its turn, without anyone else or chance in between."""
    actors = game.actors(state)
    return seat in actors and actors != [CHANCE]


@final
class Judge:
    """The strongest bot, asked several times with dice of its own."""

    def __init__(self, game: Game[Any], seed: str, asks: int = 1, simulations: int = 0) -> None:
        self.game: Final = game
        self._adviser: Final = adviser_of(game.name)
        self._seed: Final = seed
        self._asks: Final = asks
        self._budget: Final = Budget(simulations)

    def ask(self, state: Any, seat: Seat, options: list[str]) -> list[Advice]:
        """The best few of some actions, best first, each with the mean of its chances."""
        seen = view(self.game, state, seat)
        by_action: dict[str, list[Advice]] = {}
        for number in range(self._asks):
            rng = dice(self._seed, number)
            for advice in self._adviser.advise(self.game, seen, options, rng, self._budget):
                by_action.setdefault(advice.action, []).append(advice)
        result = [
            Advice(action, sum(one.chance for one in all_) / len(all_), all_[0].reasons)
            for action, all_ in by_action.items()
            if 2 * len(all_) > self._asks
        ]
        return sorted(result, key=lambda one: -one.chance)

    def line(self, state: Any, seat: Seat) -> list[str]:
        """Return its decisions until the seat's turn is over; empty if that takes too long."""
        line: list[str] = []
        while is_asked(self.game, state, seat):
            options = texts(self.game, state, seat)
            advice = self.ask(state, seat, options) if len(options) > 1 else []
            line.append(advice[0].action if advice else options[0])
            if len(line) > LONGEST:
                return []
            state = after(self.game, state, seat, line[-1])
        return line

    def turn(self, state: Any, seat: Seat, least: float) -> Turn | None:
        """The best turn, where it is better than every other one by so much; None where there is none."""
        line = self.line(state, seat)
        if not line:
            return None
        turn = Turn(line, end_of(self.game, state, seat, line))
        for number, action in enumerate(line):
            options = texts(self.game, state, seat)
            turn.rivals.append({})
            if len(options) > 1 and not self._is_clear(turn, number, state, seat, options, least):
                return None
            state = after(self.game, state, seat, action)
        turn.why = sorted(turn.why, key=lambda reason: -reason.weight)[:TOLD]
        return turn if turn.mistake and turn.why else None

    def _is_clear(self, turn: Turn, number: int, state: Any, seat: Seat, options: list[str], least: float) -> bool:
        """Return whether a decision of a turn is clearly the best; another order of the same turn is as good."""
        for _ in range(WAYS):
            advice = self.ask(state, seat, options)
            if not advice or advice[0].action != turn.line[number]:
                return False
            _note(turn, number, advice)
            near = [other for other in advice[1:] if advice[0].chance - other.chance < least]
            if not near:
                self._note_mistake(turn, number, state, seat, advice)
                return self._is_best_way(turn, number, state, seat, options, least)
            for other in near:
                line = [*turn.line[:number], other.action]
                then = after(self.game, state, seat, other.action)
                line += self.line(then, seat)
                if not same_end(end_of(self.game, then, seat, line[number + 1 :]), turn.end):
                    return False
                options = [option for option in options if option != other.action]
            if len(options) == 1:
                return True
        return False

    def _is_best_way(self, turn: Turn, number: int, state: Any, seat: Seat, options: list[str], least: float) -> bool:
        """Return whether the same action in other ways, which the bot leaves out, is clearly worse too."""
        best = turn.line[number]
        for other in options:
            if other == best or other in turn.rivals[number] or other.split(" ")[:2] != best.split(" ")[:2]:
                continue
            advice = self.ask(state, seat, [best, other])
            if len(advice) < 2 or advice[0].action != best or advice[0].chance - advice[1].chance < least:
                return False
            turn.rivals[number][other] = advice[0].chance - advice[1].chance
            turn.margin = min(turn.margin, advice[0].chance - advice[1].chance)
        return True

    def _note_mistake(self, turn: Turn, number: int, state: Any, seat: Seat, advice: list[Advice]) -> None:
        if len(advice) < 2:
            return
        gap = advice[0].chance - advice[1].chance
        if gap < turn.margin or not turn.mistake:
            turn.margin = min(gap, turn.margin)
            then = after(self.game, state, seat, advice[1].action)
            rest = self.line(then, seat)
            if rest or not is_asked(self.game, then, seat):  # else it is too long to be shown
                turn.mistake = [*turn.line[:number], advice[1].action, *rest]


def _note(turn: Turn, number: int, advice: list[Advice]) -> None:
    """Keep what the judge says about a decision."""
    if not turn.worth:
        turn.worth = advice[0].chance
    for other in advice[1:]:
        turn.rivals[number].setdefault(other.action, advice[0].chance - other.chance)
    known = {reason.key for reason in turn.why}
    turn.why += [reason for reason in advice[0].reasons if reason.key not in known]


def end_of(game: Game[Any], state: Any, seat: Seat, line: list[str]) -> Position:
    """Return what a seat sees after a sequence of its own decisions."""
    for action in line:
        state = after(game, state, seat, action)
    return game.describe(state, seat)


def finds(game: Game[Any], bot: str, state: Any, seat: Seat, end: Position, seed: str, simulations: int = 0) -> bool:
    """Return whether a bot plays to this end by itself."""
    player: Bot = find_bot(bot)
    for number in range(LONGEST + 1):
        if not is_asked(game, state, seat):
            return same_end(end, game.describe(state, seat))
        seen = view(game, state, seat)
        options = list(seen["legal"])
        choice = player.decide(game, seen, options, dice(seed, number), Budget(simulations))
        state = after(game, state, seat, choice)
    return False
