"""Match files: a match as plain data that replays without a generator.

Moves are stored as texts, so that a renumbering of codes breaks nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from occasus.core.basics import CHANCE, EVERYTHING, Json, OccasusError
from occasus.core.game import Game, S
from occasus.core.match import Match
from occasus.core.options import Options, complete

FORMAT: Final = "occasus match 1"
LONGEST_AGENDA: Final = 300  # steps of an opening that are still to do; 31 are the most in play


def to_data(match: Match[Any]) -> dict[str, Json]:
    game = match.game
    result = match.result()
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "seats": match.seats,
        "options": dict(match.options),
        "content": game.overlay,
        "seed": match.seed,
        "opening": None if match.opening is None else game.save(match.opening),
        "moves": [match.text(move) for move in match.moves],
        "result": result.record() if result else None,
    }


def from_data(data: Json, find: Callable[[str, dict[str, Json]], Game[Any]], most: int | None = None) -> Match[Any]:
    """Replay a match from plain data, move by move, at most `most` moves; a misfit is refused with its place."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise OccasusError("this is not an Occasus match file (its format is not named at the top).")
    try:
        game = find(str(data["game"]), dict(data["content"]))
        if data["rules_version"] != game.rules_version:
            raise OccasusError(
                f"this match was played under version {data['rules_version']} of the rules of {game.name}, "
                f"and this is version {game.rules_version}; replay it with the release it comes from."
            )
        seats, seed, moves = int(data["seats"]), str(data["seed"]), list(data["moves"])
        options = complete(game.options, data["options"])
        opening = None if data["opening"] is None else _opening(game, seats, options, data["opening"])
        match = Match(game, seats, options, seed, opening)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise OccasusError(f"this match file is damaged: {type(error).__name__} at {error}.") from error
    for number, move in enumerate(moves if most is None else moves[:most]):
        repeat(match, number, str(move))
    if most is None:
        _compare_result(match, data.get("result"))
    return match


def _opening(game: Game[S], seats: int, options: Options, saved: Json) -> S:
    """A position that a match begins with, if it is one of the game.

    Its invariants must hold, and its description must lead back to a state of the same shape, so that nothing else
    is carried along in it.
    """
    state = game.load(saved)
    again = game.save(state)
    if again["seats"] != seats or again["options"] != options:
        raise OccasusError("this match file is damaged: its opening doesn't fit its game, seats and options.")
    try:
        broken = game.check(state) or _misshapen(game, state, again)
    except Exception as error:  # whatever a check stumbles over is no position of the game
        broken = [type(error).__name__]
    if broken:
        raise OccasusError(f"this match file is damaged: its opening is impossible ({broken[0]}).")
    return state


def _misshapen(game: Game[S], state: S, saved: Json) -> list[str]:
    described = game.describe(state, EVERYTHING)
    if len(described["agenda"]) > LONGEST_AGENDA:
        return ["there is too much to do"]
    arranged = game.from_position(described, described["seats"], described["options"], Random(0))
    return [] if _shape(game.save(arranged)) == _shape(saved) else ["it holds more than a position"]


def _shape(value: Json) -> Json:
    """The kinds of all values and the lengths of all lists."""
    if isinstance(value, dict):
        return {name: _shape(part) for name, part in value.items()}
    return [_shape(part) for part in value] if isinstance(value, list) else type(value).__name__


def _compare_result(match: Match[Any], written: Json) -> None:
    result = match.result()
    reached = result.record() if result else None
    if written != reached:
        raise OccasusError(f"this match file is damaged: its result is {written}, but its moves lead to {reached}.")


def repeat(match: Match[Any], number: int, move: str) -> None:
    """Make a move of a match file, if it is legal; a misfit is refused with its number."""
    who, _, text = move.partition(" ")
    try:
        action = match.game.catalogue.parse(text)
        if who == "chance":
            match.chance(action)
        elif who.isdigit():
            match.refuse_illegal(int(who), action)
            match.make(int(who), action)
        else:
            raise OccasusError(f"{who!r} is neither a seat nor chance.")
    except OccasusError as error:
        raise OccasusError(f"move {number} ({move!r}) does not fit: {error}") from error


def verify(match: Match[Any]) -> None:
    """Check that every chance move of a match is the one its seed gives."""
    game = match.game
    fresh = Match(
        game, match.seats, match.options, match.seed, None if match.opening is None else game.copy(match.opening)
    )
    for number, (seat, action) in enumerate(match.moves):
        if seat == CHANCE:
            fair = fresh.drawn()
            if fair != action:
                raise OccasusError(
                    f"move {number}: chance made {game.catalogue.text(action)!r}, "
                    f"but the seed gives {game.catalogue.text(fair)!r}."
                )
        fresh.make(seat, action)
