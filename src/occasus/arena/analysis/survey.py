"""A first look at a match: the curve at rest, luck, which turns there were, and facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from occasus.arena.analysis.game_rules import GameRules
from occasus.arena.analysis.games.catalogue import rules_of
from occasus.arena.analysis.records import ChancePoint, FactRecord, LuckRecord, PlayedAction, TurnRecord
from occasus.arena.turns import TurnCount
from occasus.core.basics import CHANCE, Seat
from occasus.core.game import Game
from occasus.core.match import Match, dice

KNOWN: Final = 12  # outcomes of a chance move that are all counted; of more than these
SAMPLES: Final = 10  # some are drawn


@dataclass
class Block:
    """Decisions of a seat with no chance move and no other seat between."""

    first: int
    seat: Seat
    codes: list[int]
    last: int
    turn: int  # place of the turn to which it belongs, -1 where there was nothing to choose


@dataclass
class Survey:
    """The first pass over a match."""

    game: str
    cooperative: bool
    sums: bool  # whether costs can be added up
    start: list[float]  # each seat's chance at the first decision,
    end: list[float]  # and its share of the victory
    curve: list[ChancePoint] = field(default_factory=list)
    luck: list[LuckRecord] = field(default_factory=list)
    luck_by_kind: list[dict[str, float]] = field(default_factory=list)  # by seat
    turns: list[TurnRecord] = field(default_factory=list)
    facts: list[list[FactRecord]] = field(default_factory=list)  # by seat


def opening(match: Match[Any]) -> Any:
    """A new state at the beginning of a match."""
    game = match.game
    return game.start(match.seats, match.options) if match.opening is None else game.copy(match.opening)


def action_record(game: Game[Any], code: int) -> PlayedAction:
    """An action for programs."""
    args = game.catalogue.record(code)
    return PlayedAction(text=game.catalogue.text(code), kind=str(args.pop("kind")), args=args)


class Surveyor:
    """Goes through a match once."""

    def __init__(self, match: Match[Any], rules: GameRules | None = None) -> None:
        self.match: Final = match
        self.rules: Final = rules or rules_of(match.game)
        self.blocks: Final[list[Block]] = []
        self.survey: Final = Survey(
            game=match.game.name,
            cooperative=match.game.cooperative,
            sums=self.rules.sums,
            start=[],
            end=[],
            luck_by_kind=[{} for _ in range(match.seats)],
        )
        self._counts = TurnCount()
        self._turn = 0
        self._own: dict[Seat, int] = {}  # the last turn of its own that a seat had
        self._places: dict[tuple[Seat, int], int] = {}
        self._could: dict[tuple[Seat, int], bool] = {}  # by seat and moment: whether it did something there
        self._idle: dict[tuple[Seat, int], int] = {}  # actions left unused at the end of a turn,
        self._all: dict[tuple[Seat, int], int] = {}  # of so many

    def run(self, with_values: bool = True) -> Survey:
        """Go through it; without values only turns and facts are looked at."""
        match, rules, game = self.match, self.rules, self.match.game
        state = opening(match)
        number = 0
        while number < len(match.moves):
            self._turn = self._counts.at(game, state)
            if match.moves[number][0] == CHANCE:
                number = self._draw(state, number, with_values)
            else:
                number = self._decide(state, number, with_values)
        survey = self.survey
        if with_values:
            survey.end = rules.values(state)
            survey.start = survey.start or survey.end
            survey.curve.append(ChancePoint(step=number, turn=self._turn, chances=_rounded(survey.end)))
        for turn in survey.turns:
            turn.actions = rules.told(turn.actions)
        survey.facts = [self._facts(seat) for seat in range(match.seats)]
        return survey

    def _decide(self, state: Any, number: int, with_values: bool) -> int:
        """One block of decisions."""
        game, moves, survey = self.match.game, self.match.moves, self.survey
        seat, first = moves[number][0], number
        values: list[float] = []
        if with_values and (not survey.start or survey.curve[-1].turn != self._turn):
            values = self.rules.values(state)
            survey.start = survey.start or values
            survey.curve.append(ChancePoint(step=number, turn=self._turn, chances=_rounded(values)))
        before = game.copy(state) if with_values and not values else None
        owner, several = self.rules.owner(state), False
        codes: list[int] = []
        while number < len(moves) and moves[number][0] == seat and (not codes or seat in game.actors(state)):
            if codes and self.rules.owner(state) != owner:  # an answer in another's turn, then one's own turn
                break
            legal, code = game.legal(state, seat), moves[number][1]
            several = several or len(legal) > 1
            self._notice(state, seat, code, legal)
            codes.append(code)
            game.apply(state, seat, code, None)
            number += 1
        place = -1
        if several:
            place = self._place(seat, owner)
            if place == len(survey.turns):
                values = values or (self.rules.values(before) if before is not None else [])
                turn = TurnRecord(
                    place=place,
                    turn=self._turn,
                    seat=seat,
                    first=first,
                    last=number,
                    actions=[],
                    start=_rounded(values),
                )
                survey.turns.append(turn)
            turn = survey.turns[place]
            turn.last = number
            turn.actions += [action_record(game, code) for code in codes]
        self.blocks.append(Block(first, seat, codes, number, place))
        return number

    def _place(self, seat: Seat, owner: Seat | None) -> int:
        """The turn to which a block belongs: an answer in another's turn belongs to one's own before it."""
        if owner in (None, seat):
            self._own[seat] = self._turn
        key = (seat, self._own.setdefault(seat, self._turn))
        return self._places.setdefault(key, len(self.survey.turns))

    def _notice(self, state: Any, seat: Seat, code: int, legal: list[int]) -> None:
        """Count turns that were ended without using them."""
        rules = self.rules
        key = (seat, rules.moment(state) or self._turn)
        if len(legal) > 1 and any(rules.ends(state, seat, other) for other in legal):
            acted = self._could.setdefault(key, False)
            unused = rules.unused(state)
            self._all[key] = max(unused, self._all.get(key, 0))
            if rules.ends(state, seat, code) and (unused > 1 or not acted):
                self._idle[key] = unused
        if key in self._could and not rules.ends(state, seat, code):
            self._could[key] = True

    def _facts(self, seat: Seat) -> list[FactRecord]:
        turns = sum(key[0] == seat for key in self._could)
        idle = [unused for key, unused in self._idle.items() if key[0] == seat and unused]
        if not idle or len(idle) < self.rules.fact_share * turns:
            return []
        could = sum(count for key, count in self._all.items() if key[0] == seat)
        numbers = {"turns": len(idle), "of": turns, "actions": sum(idle), "could": could}
        return [FactRecord(key=self.rules.fact, numbers=numbers)]

    def _draw(self, state: Any, number: int, with_values: bool) -> int:
        """Chance moves up to the next decision."""
        game, match = self.match.game, self.match
        first, kinds = number, dict[str, int]()
        gains = [0.0] * match.seats
        values: list[float] = []
        while number < len(match.moves) and match.moves[number][0] == CHANCE:
            code = match.moves[number][1]
            if with_values and self.survey.start:
                expected = self._expected(state, number)
                game.apply(state, CHANCE, code, None)
                if expected:
                    kind = str(game.catalogue.record(code)["kind"])
                    kinds[kind] = kinds.get(kind, 0) + 1
                    values = self.rules.values(state)
                    for seat, (after, usual) in enumerate(zip(values, expected, strict=True)):
                        gains[seat] += after - usual
                        sums = self.survey.luck_by_kind[seat]
                        sums[kind] = sums.get(kind, 0.0) + after - usual
            else:
                game.apply(state, CHANCE, code, None)
            number += 1
        if kinds:
            chances = _rounded(values)
            gains = _rounded(gains)
            self.survey.luck.append(
                LuckRecord(first=first, last=number, turn=self._turn, gains=gains, chances=chances, kinds=kinds)
            )
        return number

    def _expected(self, state: Any, number: int) -> list[float]:
        """Each seat's chance over what chance may do; empty if there is but one outcome."""
        game = self.match.game
        odds = [(code, weight) for code, weight in game.odds(state) if weight]
        if len(odds) < 2:
            return []
        if len(odds) > KNOWN:
            luck = dice(f"{self.match.seed}/luck", number)
            odds = [(game.sample(state, luck), 1) for _ in range(SAMPLES)]
        whole = sum(weight for _, weight in odds)
        expected = [0.0] * self.match.seats
        for code, weight in odds:
            other = game.copy(state)
            game.apply(other, CHANCE, code, None)
            for seat, value in enumerate(self.rules.values(other)):
                expected[seat] += value * weight / whole
        return expected


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
