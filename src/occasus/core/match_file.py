"""Match files: a match as plain data that replays without a generator.

Moves are stored as texts, so that a renumbering of codes breaks nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from occasus.core.basics import CHANCE, Json, OccasusError
from occasus.core.game import Game
from occasus.core.match import Match, dice
from occasus.core.options import complete

FORMAT: Final = "occasus match 1"


def to_data(match: Match[Any]) -> dict[str, Json]:
    """A match as plain data."""
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
        raise OccasusError("this is not a match file of Occasus (its format is not named at the top).")
    try:
        game = find(str(data["game"]), dict(data["content"]))
        if data["rules_version"] != game.rules_version:
            raise OccasusError(
                f"this match was played by version {data['rules_version']} of the rules of {game.name}, "
                f"and this is version {game.rules_version}; replay it with the release it comes from."
            )
        seats, seed, moves = int(data["seats"]), str(data["seed"]), list(data["moves"])
        opening = None if data["opening"] is None else game.load(data["opening"])
        match = Match(game, seats, complete(game.options, data["options"]), seed, opening)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise OccasusError(f"this match file is damaged: {type(error).__name__} at {error}.") from error
    for number, move in enumerate(moves if most is None else moves[:most]):
        _repeat(match, number, str(move))
    if most is None:
        _compare_result(match, data.get("result"))
    return match


def _compare_result(match: Match[Any], told: Json) -> None:
    result = match.result()
    found = result.record() if result else None
    if told != found:
        raise OccasusError(f"this match file is damaged: it tells the result {told}, but its moves lead to {found}.")


def _repeat(match: Match[Any], number: int, move: str) -> None:
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
            fair = game.sample(fresh.state, dice(match.seed, number))
            if fair != action:
                raise OccasusError(
                    f"move {number}: chance made {game.catalogue.text(action)!r}, "
                    f"but the seed gives {game.catalogue.text(fair)!r}."
                )
        game.apply(fresh.state, seat, action, None)
