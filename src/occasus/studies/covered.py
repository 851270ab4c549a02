"""Cards that no one has shown: beside a physical board, a draw that was face down becomes known later.

A study always holds one possible game. The draws in `covered` are stand-ins for what only their owners have seen. When
a move needs other cards, the stand-ins change, as long as everything that was entered stays legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final, final

from occasus.core.basics import CHANCE, WATCHER, OccasusError, Seat
from occasus.core.match import Match
from occasus.studies.board import match_at, play, roll
from occasus.studies.study import Spot, Study

TRIES: Final = 600  # other stand-ins that are tried for a move
DEEP: Final = 3  # of them at once
FEW: Final = 3  # of them, to learn whether a draw could be something else
KINDS: Final = 8  # of more kinds of cards, only those that a move names are tried


def who_sees(match: Match[Any]) -> list[Seat]:
    """Return who sees what chance brings next, where not everyone does."""
    game, state = match.game, match.state
    codes = [code for code, weight in game.odds(state) if weight] if game.actors(state) == [CHANCE] else []
    if len(codes) < 2:
        return []
    after = [game.copy(state), game.copy(state)]
    for one, code in zip(after, codes[:2], strict=True):
        game.apply(one, CHANCE, code, None)
    seats = [WATCHER, *range(match.seats)]
    seeing = [seat for seat in seats if game.describe(after[0], seat) != game.describe(after[1], seat)]
    return [] if WATCHER in seeing else seeing


def enter(study: Study, at: int, move: str) -> Spot:
    """Enter what happened at the end of the main line: a move, or `roll`, which leaves a hidden card face down.

    If a move needs other cards than the stand-ins, they change. `show 12 horse` says what the draw at move 12 was.
    """
    if at != study.lines[0].end:
        raise OccasusError("a referee enters moves at the end of the main line.")
    if move.startswith("show "):
        _show(study, at, move.split()[1:])
        return Spot(0, at)
    if move == "roll on":
        spot = enter(study, at, "roll")
        while match_at(study, spot).game.actors(match_at(study, spot).state) == [CHANCE]:
            spot = enter(study, spot.at, "roll")
        return spot
    if move == "roll":
        match = match_at(study, Spot(0, at))
        if who_sees(match):
            study.covered.append(at)
        return play(study, Spot(0, at), roll(match, Random()))[0]
    try:
        return play(study, Spot(0, at), move)[0]
    except OccasusError:
        moves = Cover(study, at).fits(move) if study.covered else None
        if moves is None:
            raise  # no cards allow it
    study.lines[0].moves[:at] = moves
    return play(study, Spot(0, at), move)[0]


def _show(study: Study, at: int, words: list[str]) -> None:
    place = int(words[0]) if len(words) == 2 and words[0].isdigit() else -1
    moves = Cover(study, at).shown(place, words[-1]) if place in study.covered else None
    if moves is None:
        raise OccasusError(
            "this card can’t be the one that was drawn face down; what was entered since says otherwise."
        )
    study.lines[0].moves[:at] = moves
    study.covered.remove(place)


@dataclass(frozen=True)
class FaceDown:
    """A draw that no one has shown: its move, who has seen it, and what it could be."""

    place: int
    seats: list[Seat]
    cards: list[str]


@final
class Cover:
    """The main line of a study up to some move, with the stand-ins in it."""

    def __init__(self, study: Study, at: int) -> None:
        self.moves: Final = study.moves_to(Spot(0, at))
        match = match_at(study, Spot())
        self.game: Final = match.game
        self._seats: Final = match.seats
        self._before: Final[dict[int, Any]] = {}  # the states before the stand-ins
        self._owners: Final[dict[int, list[Seat]]] = {}
        places = {place for place in study.covered if place < at and self.moves[place].startswith("chance ")}
        for place, move in enumerate(self.moves):
            if place in places:
                self._before[place] = self.game.copy(match.state)
                self._owners[place] = who_sees(match)
            if not _apply(self.game, match.state, move):
                raise OccasusError(f"move {place} ({move!r}) is not possible there.")
        self.state: Final = match.state
        self._tries = 0

    def choices(self, seat: Seat) -> list[int]:
        """Return what a seat that decides may do, for all it may hold; chance: what it may bring."""
        if seat == CHANCE:
            return self._brought()
        codes = {*self.game.legal(self.state, seat)}
        self._tries = 0
        for place in self._draws(seat):
            states = [state for card in self._cards(place) for state in self._with(place, card)]
            for state in states:
                codes.update(self.game.legal(state, seat) if seat in self.game.actors(state) else ())
            if states and len(self._cards(place)) > KINDS:
                break  # any other card of the hand could be the same ones
        return sorted(codes)

    def fits(self, move: str) -> list[str] | None:
        """Return all moves so far, with stand-ins after which a move is possible; nothing if there are none."""
        if self._possible(self.state, move):
            return self.moves
        who = move.partition(" ")[0]
        if who != "chance" and not who.isdigit():
            return None
        seat = CHANCE if who == "chance" else int(who)
        self._tries = 0
        named = move.split()[2:]
        for deep in range(1, DEEP + 1):
            for moves, state in self._changed(self.moves, self._draws(seat), named, deep):
                if self._possible(state, move):
                    return moves
        return None

    def face_down(self) -> list[FaceDown]:
        """Return the draws that could still be something else, as far as a few tries tell."""
        drawn = {_card(move) for move in self.moves}
        draws = []
        for place in sorted(self._before):
            self._tries = 0
            cards = sorted(self._cards(place), key=lambda card: card in drawn)
            if any(any(self._with(place, card)) for card in cards[:FEW]):
                draws.append(FaceDown(place, self._owners[place], sorted({_card(self.moves[place]), *cards})))
        return draws

    def shown(self, place: int, card: str) -> list[str] | None:
        """Return all moves so far, if a stand-in was this card; nothing if that cannot be."""
        if card == _card(self.moves[place]):
            return self.moves
        self._tries = 0
        return next((moves for moves, _ in self._swapped(self.moves, place, card)), None)

    def _brought(self) -> list[int]:
        """Return what may lie on top: also what stands in for another card."""
        odds = [code for code, weight in self.game.odds(self.state) if weight]
        stem = self.game.catalogue.text(odds[0]).rpartition(" ")[0]
        for place in self._before:
            text = f"{stem} {_card(self.moves[place])}"
            try:
                odds.append(self.game.catalogue.parse(text))
            except OccasusError:
                continue  # a card of another deck
        return sorted({*odds})

    def _draws(self, seat: Seat) -> list[int]:
        """Return the stand-ins, the last first, and those of a seat before those of others."""
        return sorted(self._before, key=lambda place: (seat not in self._owners[place], -place))

    def _cards(self, place: int) -> list[str]:
        """Return what else a stand-in could be: what was not drawn before it, or stands in elsewhere."""
        now = self.moves[place]
        odds = [self.game.catalogue.text(code) for code, weight in self.game.odds(self._before[place]) if weight]
        others = [_card(self.moves[other]) for other in self._before if _kind(self.moves[other]) == _kind(now)]
        return [card for card in dict.fromkeys([*map(_card, odds), *others]) if card != _card(now)]

    def _with(self, place: int, card: str) -> Iterator[Any]:
        """The state after all moves with another stand-in, if they stay possible."""
        return (state for _, state in self._swapped(self.moves, place, card))

    def _changed(
        self, moves: list[str], draws: list[int], named: list[str], deep: int
    ) -> Iterator[tuple[list[str], Any]]:
        """All moves with so many other stand-ins, as far as they stay possible."""
        for number, place in enumerate(draws):
            cards = self._cards(place)
            if _card(moves[place]) in named:  # it lies elsewhere, so this is another one
                wanted = cards
            else:
                wanted = [card for card in cards if card in named] or (cards if len(cards) <= KINDS else [])
            for card in wanted:
                for changed, state in self._swapped(moves, place, card):
                    if deep == 1:
                        yield changed, state
                    else:
                        yield from self._changed(changed, draws[number + 1 :], named, deep - 1)

    def _swapped(self, moves: list[str], place: int, card: str) -> Iterator[tuple[list[str], Any]]:
        """All moves where a stand-in is another card, and one that was that card takes its place if need be."""
        old = _card(moves[place])
        changed = [*moves]
        changed[place] = f"{moves[place].rpartition(' ')[0]} {card}"
        state = self._play(changed, place)
        if state is not None:
            yield changed, state
            return
        for other in (spot for spot in self._before if spot != place and _card(moves[spot]) == card):
            both = [*changed]
            both[other] = f"{moves[other].rpartition(' ')[0]} {old}"
            state = self._play(both, min(place, other))
            if state is not None:
                yield both, state
                return

    def _play(self, moves: list[str], first: int) -> Any:
        """Return the state after all moves, played again from a stand-in on; nothing if they are not possible."""
        if self._tries >= TRIES:
            return None
        self._tries += 1
        state = self.game.copy(self._before[first])
        return state if all(_apply(self.game, state, move) for move in islice(moves, first, None)) else None

    def _possible(self, state: Any, move: str) -> bool:
        return _apply(self.game, self.game.copy(state), move)


def _card(move: str) -> str:
    """Return what a draw brought: its last word."""
    return move.rpartition(" ")[2]


def _kind(move: str) -> str:
    """Return what is done in a move: `chance draw`."""
    return " ".join(move.split()[:2])


def _apply(game: Any, state: Any, move: str) -> bool:
    """Make a move if it is possible; returns whether it was."""
    who, _, text = move.partition(" ")
    if who != "chance" and not who.isdigit():
        return False
    try:
        code = game.catalogue.parse(text)
    except OccasusError:
        return False
    seat = CHANCE if who == "chance" else int(who)
    if seat not in game.actors(state):
        return False
    able = [able for able, weight in game.odds(state) if weight] if seat == CHANCE else game.legal(state, seat)
    if code not in able:
        return False
    game.apply(state, seat, code, None)
    return True
