"""A finished match looked at again: how everybody's chances went, and which decisions changed them most."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.arena.turns import TurnCount
from occasus.bots.advisers import chances
from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Adviser
from occasus.core.basics import CHANCE, Json, Seat
from occasus.core.game import view
from occasus.core.match import Match, dice

LOOKED_AT: Final = 4  # decisions that are thought about again, for each turning point to find
LEAST: Final = 0.01  # of a chance to win, that a turning point loses;
CLEAR: Final = {"fall_of_rome": 0.04, "empires_end": 0.06, "struggle_for_rome": 0.06}  # more where forecasts waver
SEEN: Final = 0.5  # of that loss at least is seen in the curve: where it is flat, nothing turned
MOST: Final = 0.6  # of the way from start to end, that the part has to which most is owed
SERIOUS: Final = 0.1  # of a chance to win: decisions that cost so much are named beside luck, where all win together
SWING: Final = 0.05  # of a chance to win: a turn that is worth a word
SWINGS: Final = 3


@final
class TurningPoint:
    """A decision that cost chances: what was done, what would have been better, and both chances."""

    def __init__(self, number: int, seat: Seat, action: str, chance: float, better: Advice) -> None:
        self.number: Final = number  # of the move
        self.seat: Final = seat
        self.action: Final = action
        self.chance: Final = chance
        self.better: Final = better

    def cost(self) -> float:
        """What it cost, of a chance to win."""
        return self.better.chance - self.chance

    def record(self) -> dict[str, Json]:
        """The turning point as plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.action,
            "chance": round(self.chance, 4),
            "better": self.better.record(),
        }


@final
class Balance:
    """What one turn brought a seat, of a chance to win: by luck, by its own decisions, by those of others.

    The forecast rises with every good deed and falls again when the others had theirs, so that what goes up and down
    within a turn says little: what the turn brought in the end belongs to what moved it that way, each by its share.
    """

    def __init__(self, turn: int, first: int, start: float) -> None:
        self.turn: Final = turn
        self.first: Final = first  # move of the turn
        self.start: Final = round(start, 2)  # the chance before it, in whole points as everything here
        self.end = self.start
        self.luck = self.own = self.others = 0.0

    def width(self) -> float:
        """How much it changed."""
        return round(abs(self.end - self.start), 2)

    def settle(self, end: float) -> None:
        """The turn is over: what went one way and back is nobody's."""
        self.end = round(end, 2)
        self.luck, self.own, self.others = settled(self.end - self.start, [self.luck, self.own, self.others])

    def record(self) -> dict[str, Json]:
        """The balance as plain data."""
        parts = {"start": self.start, "end": self.end, "luck": self.luck, "own": self.own, "others": self.others}
        return {"turn": self.turn, "first": self.first, **parts}


@final
class Account:
    """A whole game of a seat: its chance at the start and at the end, and what the way between is owed to.

    The parts add up to the way. `verdict` names the part that most of it is owed to, `both` where none stands out, and
    where all win together and the decisions weigh much beside luck.
    """

    def __init__(self, turns: list[Balance], together: bool) -> None:
        self.start: Final = turns[0].start if turns else 0.0
        self.end: Final = turns[-1].end if turns else 0.0
        sums = [sum(parts) for parts in zip(*((each.luck, each.own, each.others) for each in turns), strict=True)]
        self.luck, self.own, self.others = settled(self.end - self.start, sums or [0.0, 0.0, 0.0])
        parts = {"luck": self.luck, "own": self.own, "others": self.others}
        most = max(parts, key=lambda name: abs(parts[name]))
        clear = abs(parts[most]) >= MOST * abs(self.end - self.start) and abs(parts[most]) > 0
        shared = together and most == "luck" and abs(self.own) >= SERIOUS
        self.verdict: Final = most if clear and not shared else "both"
        wide = [place for place, each in enumerate(turns) if each.width() >= SWING]
        wide.sort(key=lambda place: (-turns[place].width(), place))
        self.swings: Final = wide[:SWINGS]  # the turns that changed most, the largest first

    def record(self) -> dict[str, Json]:
        """The account as plain data."""
        parts = {"start": self.start, "end": self.end, "luck": self.luck, "own": self.own, "others": self.others}
        return {**parts, "verdict": self.verdict, "swings": list(self.swings)}


def settled(way: float, parts: list[float]) -> list[float]:
    """Shares of a way in whole points, of the parts that went in its direction; they add up to it."""
    along = [part if part * way > 0 else 0.0 for part in parts]
    whole = sum(along)
    if not whole:
        return [0.0] * len(parts)
    shares = [round(way * part / whole, 2) for part in along]
    most = max(range(len(along)), key=lambda place: abs(along[place]))
    shares[most] = round(way - sum(shares) + shares[most], 2)
    return [share + 0.0 for share in shares]  # no minus before a zero


@final
class Curve:
    """Each seat's chance to win before every move, and at the end; and the turn of each move."""

    def __init__(self, match: Match[Any]) -> None:
        """Play a match again and judge every position."""
        self.match: Final = match
        self.chances: Final[list[list[float]]] = []  # by move, then by seat
        self.turns: Final[list[int]] = []  # by move
        game = match.game
        state = _opening(match)
        count = TurnCount()
        laid_out = 0  # moves of the setup, after which all stand as at the first decision
        for number, (seat, action) in enumerate(match.moves):
            self.turns.append(count.at(game, state))
            if seat == CHANCE and number == laid_out:
                laid_out += 1
            else:
                self.chances.append(chances(game, state, dice(f"{match.seed}/chances", number)))
            game.apply(state, seat, action, None)
        self.chances.append(chances(game, state, Random(match.seed)))
        self.chances[:0] = [self.chances[0]] * laid_out

    def balance(self, seat: Seat) -> list[Balance]:
        """Luck and decisions apart, turn by turn; where all win together, the decisions of all are one's own."""
        found: list[Balance] = []
        for number, (mover, _) in enumerate(self.match.moves):
            if not found or found[-1].turn != self.turns[number]:
                self._settle(found, number, seat)
                found.append(Balance(self.turns[number], number, self.chances[number][seat]))
            change = self.chances[number + 1][seat] - self.chances[number][seat]
            if mover == CHANCE:
                found[-1].luck += change
            elif mover == seat or self.match.game.cooperative:
                found[-1].own += change
            else:
                found[-1].others += change
        self._settle(found, len(self.match.moves), seat)
        return found

    def _settle(self, found: list[Balance], number: int, seat: Seat) -> None:
        if found:
            found[-1].settle(self.chances[number][seat])

    def drops(self, seats: list[Seat], least: float = 0.0) -> list[int]:
        """The moves of some seats that lost more chances than these, the largest loss first."""
        found: list[tuple[float, int]] = []
        for number, (seat, _) in enumerate(self.match.moves):
            if seat in seats:
                found.append((self.chances[number][seat] - self.chances[number + 1][seat], number))
        return [number for loss, number in sorted(found, key=lambda each: (-each[0], each[1])) if loss > least]


def turning_points(curve: Curve, adviser: Adviser, seats: list[Seat], most: int, budget: Budget) -> list[TurningPoint]:
    """The decisions that cost most, by somebody who thinks again about what the seat could know; in their order."""
    match = curve.match
    least = CLEAR.get(match.game.name, LEAST)
    wanted = set(curve.drops(seats, least * SEEN)[: most * LOOKED_AT])
    points: list[TurningPoint] = []
    state = _opening(match)
    for number, (seat, action) in enumerate(match.moves):
        if number in wanted and len(match.game.legal(state, seat)) > 1:
            point = _think_again(match, state, number, adviser, budget)
            if point is not None and point.cost() >= least:
                points.append(point)
        match.game.apply(state, seat, action, None)
    points.sort(key=lambda point: -point.cost())
    return sorted(points[:most], key=lambda point: point.number)


def _think_again(match: Match[Any], state: Any, number: int, adviser: Adviser, budget: Budget) -> TurningPoint | None:
    """Ask what was best, then compare it with what was done, each thought about as long."""
    game = match.game
    seat, code = match.moves[number]
    done = game.catalogue.text(code)
    seen = view(game, state, seat)
    best = adviser.advise(game, seen, list(seen["legal"]), dice(f"{match.seed}/again", number), budget)
    if not best or best[0].action == done:
        return None
    both = adviser.advise(game, seen, [best[0].action, done], dice(f"{match.seed}/both", number), budget)
    told = {advice.action: advice for advice in both}
    if done not in told or best[0].action not in told:
        told = {advice.action: advice for advice in best}
    if done not in told:
        return None
    return TurningPoint(number, seat, done, told[done].chance, told[best[0].action])


def _opening(match: Match[Any]) -> Any:
    game = match.game
    return game.start(match.seats, match.options) if match.opening is None else game.copy(match.opening)


def deciders(match: Match[Any]) -> list[Seat]:
    """The seats that decided anything."""
    return sorted({seat for seat, _ in match.moves if seat != CHANCE})
