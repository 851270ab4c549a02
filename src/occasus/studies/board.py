"""Playing in a study: every seat and chance are yours, and each move is checked by the rules."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

from occasus.core.basics import CHANCE, Json, OccasusError, Position, Seat
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.match_file import from_data, repeat, to_data
from occasus.core.options import complete
from occasus.games import find
from occasus.studies.file import study_data
from occasus.studies.study import Spot, Study

TRIES: Final = 300  # actions that are tried for what becomes legal after them
FEW: Final = 3  # of them that are named


def begin(game: str, seats: int, options: dict[str, Json], position: Position | None = None, title: str = "") -> Study:
    """Return a study that starts from a position, or before the setup of a new game."""
    rules = find(game)
    chosen = complete(rules.options, options)
    rules.start(seats, chosen)  # refuses a wrong number of seats and contradictory options
    state = None if position is None else rules.from_position(deepcopy(position), seats, chosen, Random(0))
    data = to_data(Match(rules, seats, chosen, "study", state))
    return Study({key: value for key, value in data.items() if key != "moves"}, [], title)


def match_at(study: Study, spot: Spot) -> Match[Any]:
    """Return the match at a spot, played from the opening."""
    moves = study.moves_to(spot)
    return from_data({**study.match, "moves": moves, "result": None}, find, len(moves))


def play(study: Study, spot: Spot, move: str) -> tuple[Spot, Match[Any]]:
    """Make a move of a seat or of chance, such as `0 march roma 2` or `chance roll 3 4`, as a new line if need be."""
    match = match_at(study, spot)
    repeat(match, len(match.moves), move)
    return study.add(spot, match.text(match.moves[-1])), match


def roll(match: Match[Any], rng: Random) -> str:
    """Return a chance move by the true odds."""
    if match.game.actors(match.state) != [CHANCE]:
        raise OccasusError("chance has nothing to decide here; it's a seat's decision.")
    return f"chance {match.game.catalogue.text(match.game.sample(match.state, rng))}"


def roll_on(study: Study, spot: Spot, rng: Random) -> tuple[Spot, Match[Any]]:
    """Let chance decide by the true odds until a seat decides, or the game is over."""
    match = match_at(study, spot)
    roll(match, rng)  # refuses where a seat decides
    while match.game.actors(match.state) == [CHANCE]:
        match.chance(match.game.sample(match.state, rng))
        spot = study.add(spot, match.text(match.moves[-1]))
    return spot, match


def legal_after(match: Match[Any], seat: Seat, code: int) -> list[str]:
    """Return single actions after which a forbidden action of a seat is legal at once; one step is searched."""
    game, state, tries, helpful = match.game, match.state, 0, list[str]()
    for actor in game.actors(state):
        if actor == CHANCE:
            return []
        for other in game.legal(state, actor):
            tries += 1
            if tries > TRIES or len(helpful) == FEW:
                return helpful
            after = game.copy(state)
            game.apply(after, actor, other, None)
            if seat in game.actors(after) and code in game.legal(after, seat):
                helpful.append(f"{actor} {game.catalogue.text(other)}")
    return helpful


def written(study: Study) -> dict[str, Json]:
    """Return the match file of a study with the result of its main line; illegal moves are refused with their place."""
    data = {**study_data(study), "result": _play_all(study)}
    for number, chapter in enumerate(study.chapters):
        try:
            data["study"]["chapters"][number] = written(chapter)
        except OccasusError as error:
            raise OccasusError(f"chapter {number + 2}: {error}") from error
    return data


def _play_all(study: Study) -> dict[str, Json] | None:
    """Play all lines, each from where it leaves another one; returns the result of the main line."""
    opening = match_at(study, Spot())
    game = opening.game
    leaving: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(study.lines[1:], 1):
        leaving.setdefault((line.parent, line.at), []).append(number)
    waiting, main = [(0, opening.state)], None
    while waiting:
        number, state = waiting.pop()
        line = study.lines[number]
        for at in range(line.at, line.end + 1):
            waiting += [(other, game.copy(state)) for other in leaving.get((number, at), ())]
            if at < line.end:
                _apply(game, state, line.moves[at - line.at], f"line {number}, move {at}")
        if number == 0:
            ended = game.result(state)
            main = ended.record() if ended else None
    return main


def _apply(game: Game[Any], state: Any, move: str, where: str) -> None:
    who, _, text = move.partition(" ")
    try:
        code = game.catalogue.parse(text)
        if who == "chance":
            fits = game.actors(state) == [CHANCE] and code in [able for able, weight in game.odds(state) if weight]
        else:
            fits = who.isdigit() and int(who) in game.actors(state) and code in game.legal(state, int(who))
    except OccasusError as error:
        raise OccasusError(f"{where} ({move!r}) does not fit: {error}") from error
    if not fits:
        raise OccasusError(f"{where}: {move!r} is not possible there.")
    game.apply(state, CHANCE if who == "chance" else int(who), code, None)
