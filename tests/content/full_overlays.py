"""Content files that change every figure of a game: as few as can be played, each with as many changes as fit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path as File
from random import Random
from typing import Any, NamedTuple

from typer.testing import CliRunner

from occasus.cli.main import app
from occasus.content import facts
from occasus.content.overlay import overlaid
from occasus.content.provenance import figures
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.options import Options, complete
from occasus.games import find
from tests.content.figures import Path, all_figures, frozen, merged, overlay_for, sort_of

Overlay = dict[str, Any]
Choice = tuple[int, Options]


class Changes(NamedTuple):
    """What must be known to change a whole content file."""

    game: str
    choices: list[Choice]  # seats and options that together read every figure
    first: list[Overlay]  # changes that belong together, one for each file
    others: Callable[[Path, Any, list[Any]], Iterator[Any]]  # what a figure may be changed to, the likeliest first
    stay: tuple[str, ...] = ()  # sorts of figures that are refused when they are changed
    left_out: frozenset[Path] = frozenset()  # figures that the short version does not change


Narrow = Callable[[Changes], Changes]


def whole(changes: Changes) -> Changes:
    """All of the changes."""
    return changes


def few(changes: Changes) -> Changes:
    """Changes of one figure of each sort, for one choice of seats and options."""
    seen: set[str] = set()
    rest = set[Path]()
    for path, _, _ in all_figures(changes.game):
        if sort_of(path) in seen:
            rest.add(path)
        seen.add(sort_of(path))
    return changes._replace(choices=changes.choices[:1], left_out=frozenset(rest))


def files(changes: Changes) -> list[Overlay]:
    """Content files that together change every figure but those that stay or are left out."""
    made: list[Overlay] = []
    left = [
        figure
        for figure in all_figures(changes.game)
        if sort_of(figure[0]) not in changes.stay and figure[0] not in changes.left_out
    ]
    while left:
        overlay = changes.first[len(made)] if len(made) < len(changes.first) else {}
        ways = {path: list(changes.others(path, value, like)) for path, value, like in left}
        for turn in range(max(map(len, ways.values()))):
            done = changed(changes.game, overlay)
            wanted = [
                overlay_for(path, way[turn]) for path, way in ways.items() if turn < len(way) and path not in done
            ]
            overlay = _together(changes, overlay, wanted)
        done = changed(changes.game, overlay)
        rest = [figure for figure in left if figure[0] not in done]
        assert len(rest) < len(left), [figure[0] for figure in rest]
        made.append(overlay)
        left = rest
    return made


def _together(changes: Changes, overlay: Overlay, wanted: list[Overlay]) -> Overlay:
    """The overlay with as many of the changes as fit: all at once, or one half after the other."""
    if not wanted:
        return overlay
    made: Any = overlay
    for change in wanted:
        made = merged(made, change)
    try:
        tables(changes, made)
    except OccasusError:
        half = len(wanted) // 2
        return _together(changes, _together(changes, overlay, wanted[:half]), wanted[half:]) if half else overlay
    return dict(made)


def tables(changes: Changes, overlay: Overlay) -> list[Any]:
    """The tables of a game with an overlay; what does not fit is an OccasusError."""
    game: Any = find(changes.game, overlay)
    return [game.start(seats, complete(game.options, options)).facts for seats, options in changes.choices]


def changed(game: str, overlay: Overlay) -> set[Path]:
    """The figures that are not ours any more."""
    ours = {figure.path: figure.value for figure in figures(facts(game))}
    theirs = {figure.path: figure.value for figure in figures(overlaid(facts(game), overlay))}
    return {path for path, value in ours.items() if path not in theirs or theirs[path] != value}


def check_everything(changes: Changes, folder: File) -> None:
    """Every figure is changed in one of a few files, `content check` reports it, and the game is played with each."""
    made = files(changes)
    reported: set[str] = set()
    for number, overlay in enumerate(made):
        file = folder / f"everything_{number}.yaml"
        file.write_text(json.dumps({"game": changes.game, **overlay}), encoding="utf-8")  # JSON is YAML
        done = CliRunner().invoke(app, ["content", "check", str(file)])
        assert done.exit_code == 0, done.output
        lines = [line.strip().partition(": ")[0] for line in done.output.splitlines() if " -> " in line]
        assert f"replaces {len(lines)} values" in done.output
        reported.update(lines)
        for shipped, other in zip(tables(changes, {}), tables(changes, overlay), strict=True):
            assert frozen(shipped) != frozen(other)
        for choice in changes.choices:
            _play(changes.game, overlay, choice)
    for figure in figures(facts(changes.game)):
        if figure.path in changes.left_out:
            continue
        if sort_of(figure.path) not in changes.stay:  # what stands in a heap or an ability is replaced with it
            assert any(figure.where == line or figure.where.startswith(f"{line}.") for line in reported), figure.where


def _play(name: str, overlay: Overlay, choice: Choice) -> None:
    """A game of luck to its end."""
    game: Any = find(name, overlay)
    seats, options = choice
    state, rng = game.start(seats, complete(game.options, options)), Random(1)
    while actors := game.actors(state):
        seat = actors[0] if actors == [CHANCE] else rng.choice(actors)
        code = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, seat, code, None)
    assert game.result(state) is not None
    assert not game.check(state)
