"""Observations: as laid out, and never more than a seat may know."""

from random import Random

import pytest

from occasus.core.basics import CHANCE
from occasus.core.game import imagine, view
from occasus.core.options import complete
from occasus.features import features_of
from occasus.games import find

TABLES = [("fall_of_rome", 1), ("fall_of_rome", 4), ("empires_end", 2), ("empires_end", 4), ("struggle_for_rome", 3)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_layout_and_secrets(name: str, seats: int) -> None:
    """Every number fits its feature; a state that differs only in what a seat cannot know looks the same to it."""
    game = find(name)
    options = complete(game.options, {})
    features = features_of(game, seats, options)
    layout = features.layout
    assert len(set(layout.names)) == layout.size == len(layout.highs)
    rng, state, moves, compared, differed = Random(7), game.start(seats, options), 0, 0, 0
    while (actors := game.actors(state)) and moves < 900:
        moves += 1
        if actors[0] == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            continue
        if moves % 25 == 0:
            for seat in range(seats):
                row = features.encode(state, seat)
                assert len(row) == layout.size
                assert [
                    name for name, value, high in zip(layout.names, row, layout.highs, strict=True) if value > high
                ] == []
                other = imagine(game, view(game, state, seat), rng)
                assert features_of(game, seats, options).encode(other, seat) == row
                compared += 1
                differed += game.save(other) != game.save(state)
        game.apply(state, actors[0], rng.choice(game.legal(state, actors[0])), None)
    assert compared
    assert differed or name == "fall_of_rome"  # the others have secrets


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_remembered_is_not_out_of_date(name: str, seats: int) -> None:
    """Parts that were kept from earlier positions are those that would be made now."""
    game = find(name)
    options = complete(game.options, {})
    features = features_of(game, seats, options)
    rng, state = Random(11), game.start(seats, options)
    for _ in range(600):
        actors = game.actors(state)
        if not actors:
            state = game.start(seats, options)
            continue
        if actors[0] != CHANCE:
            for seat in range(seats):
                assert features.encode(state, seat) == features_of(game, seats, options).encode(state, seat)
        action = game.sample(state, rng) if actors[0] == CHANCE else rng.choice(game.legal(state, actors[0]))
        game.apply(state, actors[0], action, None)


@pytest.mark.parametrize(("name", "block"), [("empires_end", "my resources"), ("struggle_for_rome", "my hand")])
def test_own_secrets_are_told(name: str, block: str) -> None:
    """A seat is told its own screen or hand, and two seats that hold different things are told so."""
    game = find(name)
    options = complete(game.options, {})
    features = features_of(game, 3, options)
    rng, state = Random(3), game.start(3, options)
    seen: set[tuple[bytes, bytes]] = set()
    while (actors := game.actors(state)) and len(seen) < 40:
        actor = actors[0]
        action = game.sample(state, rng) if actor == CHANCE else rng.choice(game.legal(state, actor))
        game.apply(state, actor, action, None)
        part = features.layout.blocks[block]
        seen.add((features.encode(state, 0)[part], features.encode(state, 1)[part]))
    assert any(mine != other for mine, other in seen)
