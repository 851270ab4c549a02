"""Arguments that several commands share: a game, its content, its options, its seats and players."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from occasus.bots.registry import BOTS, FORMER, bots_of, find_bot, usual_bot
from occasus.content import read_overlay
from occasus.core.basics import Json, OccasusError
from occasus.core.game import Game
from occasus.core.options import Options, complete
from occasus.core.suggestions import meant
from occasus.games import find

HUMAN: Final = "human"
USUAL_SEATS: Final = 3  # when no one says how many


def chosen_game(name: str, content: Path | None) -> Game[Any]:
    """A game by name, with a content file laid over its facts."""
    overlay: dict[str, Json] = read_overlay(content, name) if content else {}
    return find(name, overlay)


def chosen_options(game: Game[Any], given: list[str]) -> Options:
    """Options from texts such as `difficulty=heroic`; the game's `start` refuses what does not go together."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OccasusError(f"option {text!r} has no value; write it as name=value.")
        if name in options and options[name] != value:
            raise OccasusError(f"option {name!r} is given twice, as {options[name]!r} and as {value!r}.")
        options[name] = value
    return complete(game.options, options)


def chosen_seats(game: Game[Any], players: int | None, named: list[str]) -> int:
    """How many seats: as said, or as many as were named, or the usual number. The game refuses what it is not for."""
    if players is not None and len(named) > players:
        raise OccasusError(f"{len(named)} players were named, but the number of players is {players}.")
    if players is not None:
        return players
    counts = game.seat_counts
    return max(len(named), counts[0]) if named else min(max(USUAL_SEATS, counts[0]), counts[-1])


def split(names: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def seated(named: list[str], seats: int, game: str) -> list[str]:
    """Return who sits where: the named players, then the usual bots; a person first if no one was named."""
    players = [*(named or [HUMAN]), *[usual_bot(game)] * seats][:seats]
    for player in players:
        if player not in (HUMAN, *BOTS, *FORMER) and ":" not in player:
            raise OccasusError(f"unknown player {player!r}; {meant(player, [HUMAN, *BOTS])}")
        if player != HUMAN:
            known_bot(player, game)
    return players


def bot_names(named: list[str], seats: int, game: str) -> tuple[str, ...]:
    """One bot a seat; the last one named plays all seats that are left."""
    bots = [*named, *[named[-1] if named else "random"] * seats][:seats]
    for bot in bots:
        known_bot(bot, game)
    return tuple(bots)


def known_bot(name: str, game: str) -> None:
    """Refuse a bot that is not there, or that does not know the game."""
    find_bot(name)
    if name in BOTS and name not in bots_of(game):
        raise OccasusError(f"{name} can't play {game} yet; choose from: {', '.join(bots_of(game))}.")
