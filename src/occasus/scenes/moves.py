"""The moves of a scene: of seats, of chance, looks in between, and everyone passing until something is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from occasus.core.basics import CHANCE, Json, OccasusError, Seat
from occasus.core.suggestions import meant
from occasus.scenes.compare import said
from occasus.scenes.expect import check
from occasus.scenes.seats import named_seat, seat_of
from occasus.scenes.stage import SceneMistake, Stage

FORMS: Final = "`march roma 2`, `1: pass`, `chance: any`, `until: chance` or `expect: {...}`"
PASSES: Final = (
    "pass",
    "decline",
    "refuse",
    "done",
    "end_turn",
    "end_actions",
    "keep_hidden",
)  # the first that is legal
PATIENCE: Final = 200  # passes until something is seen


def make_move(scene: Stage, move: Json, where: str) -> list[str]:
    """Make one move of a scene, or look in between; returns what did not hold."""
    if isinstance(move, str):
        at(where, scene.play, move)
        return []
    if not isinstance(move, dict) or len(move) != 1:
        raise SceneMistake(where, f"{said(move)} is not a move; a move is one of {FORMS}.")
    who, what = next(iter(move.items()))
    if who == "expect":
        return check(scene, what, f"{where}.expect")
    if who == "until":
        _pass_until(scene, what, f"{where}.until")
        return []
    for number, text in enumerate(what if isinstance(what, list) else [what]):
        place = f"{where}.{who}[{number}]" if isinstance(what, list) else where
        if not isinstance(text, str):
            raise SceneMistake(place, f"{said(text)} is not the text of a move.")
        if who == "chance":
            at(place, *((scene.settle,) if text == "all" else (scene.chance, text)))
        else:
            at(place, scene.play, text, _mover(scene, who, where))
    return []


def _mover(scene: Stage, who: Json, where: str) -> Seat:
    if not str(who).isdigit() and seat_of(scene, who) is None:
        guess = meant(str(who), ["chance", "expect", "until"])
        raise SceneMistake(
            where,
            f"{said(who)} cannot move: the word before the colon must be a seat, chance, expect or until; {guess}",
        )
    return named_seat(scene, who, where)


def _pass_until(scene: Stage, wanted: Json, where: str) -> None:
    """Let everyone pass until something is seen, a seat is asked, or chance must decide."""
    for _ in range(PATIENCE):
        if _seen(scene, wanted, where):
            return
        seat, word = _who_passes(scene, where)
        scene.play(word, seat)
    raise SceneMistake(where, f"this hasn't happened after {PATIENCE} passes.")


def _seen(scene: Stage, wanted: Json, where: str) -> bool:
    if isinstance(wanted, dict):
        return not check(scene, wanted, where)
    if wanted == "chance":
        return scene.actors == [CHANCE]
    return named_seat(scene, wanted, where) in scene.actors


def _who_passes(scene: Stage, where: str) -> tuple[Seat, str]:
    actors = scene.actors
    if not actors or actors == [CHANCE]:
        what = f"chance must decide first, so write `until: chance` and its move ({scene.few(scene.odds())})"
        raise SceneMistake(where, "the game ends before this happens." if not actors else f"{what}.")
    for word in PASSES:
        for seat in actors:
            if word in scene.legal(seat):
                return seat, word
    raise SceneMistake(where, f"seat {actors[0]} cannot pass here; legal are {scene.few(scene.legal(actors[0]))}.")


def at(where: str, make: Callable[..., Any], *args: Any) -> Any:
    """Do something; what is refused is a mistake at that place of the scene."""
    try:
        return make(*args)
    except SceneMistake:
        raise
    except OccasusError as error:
        raise SceneMistake(where, str(error)) from error
