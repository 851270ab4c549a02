"""The invariants (EE-INV), kept in whole games, and refused when broken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.steps import CHOOSE_RUIN_STEP
from tests.games.empires_end.board import GAME, auction, conflict, table
from tests.rules import rule


def moves(seats: int, options: dict[str, Any], seed: int) -> Any:
    """A random game: the state before each move, the move, and the state after it."""
    rng = Random(seed)
    state = GAME.start(seats, complete(GAME.options, options))
    while actors := GAME.actors(state):
        seat = rng.choice(actors)
        code = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        before = GAME.copy(state)
        GAME.apply(state, seat, code, None)
        yield before, seat, GAME.catalogue.text(code), state


def ruins(state: State, seat: int) -> int:
    return TILES - sum(state.intact[seat * TILES : seat * TILES + TILES])


def tokens(state: State) -> int:
    return sum(state.resources) + sum(state.piles)


@rule("EE-INV-05", "EE-DIS-07", "EE-DIS-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_an_auction_tokens_only_change_places(seats: int) -> None:
    for before, _, text, after in moves(seats, {}, seats):
        if text.split()[0] in ("pay", "skip", "decline", "replace", "attach") and max(before.offers) >= 0:
            assert tokens(before) == tokens(after), text


@rule("EE-INV-06", "EE-IND-19", "EE-LIGHT-06")
@pytest.mark.parametrize("options", [{}, {"mode": "lightning"}])
def test_ruins_grow_by_one_for_each_card_taken(options: dict[str, Any]) -> None:
    taken = [0] * 3
    built = [0] * 3
    strike = 2 if options else 0
    for before, seat, text, after in moves(3, options, 4):
        if text.startswith("take"):
            taken[seat] += 1
        if text.startswith("rebuild"):
            built[seat] += 1
            assert ruins(before, seat) - ruins(after, seat) == 1
        choosing = any(CHOOSE_RUIN_STEP.has(step) for step in after.todo)
        if after.space > after.facts.start_space and not choosing:
            assert [ruins(after, s) for s in range(3)] == [strike + taken[s] - built[s] for s in range(3)]


@rule("EE-INV-07", "EE-DIS-13", "EE-DBL-08")
def test_the_temple_moves_only_by_taking_the_last_card() -> None:
    for before, seat, text, after in moves(4, {}, 9):
        if before.temple != after.temple and not text.startswith("temple"):
            assert text.startswith("take") and after.temple == seat and max(after.offers) < 0


@rule("EE-INV-03", "EE-INNO-03", "EE-INNO-04")
def test_innovations_go_to_the_emptiest_intact_locations() -> None:
    for before, _, text, after in moves(4, {}, 2):
        if text.startswith("move"):
            continue
        for card, slot in enumerate(after.home):
            if before.home[card] < 0 <= slot:
                seat = slot // TILES
                own = range(seat * TILES, seat * TILES + TILES)
                assert after.intact[slot]
                assert before.count[slot] == min(before.count[s] for s in own if after.intact[s])


@rule("EE-INV-09")
@pytest.mark.parametrize(("options", "size"), [({}, 4), ({"mode": "lightning"}, 2)])
def test_hands_are_full_at_the_start_of_every_phase(options: dict[str, Any], size: int) -> None:
    for before, _, _, after in moves(3, options, 6):
        if after.space != before.space and after.deck:
            assert [len(hand) for hand in after.hands] == [size] * 3


def broken(change: Any, scene: Any = None) -> list[str]:
    state = (scene or table({"innovations": {"city_32": ["famine_01"]}}, turn={"phase": "economy"})).state
    assert GAME.check(state) == []
    saved = GAME.save(state)
    change(saved)
    return [told.split(":")[0] for told in GAME.check(GAME.load(saved))]


@rule("EE-INV-01", "EE-INV-02", "EE-INV-04", "EE-INV-07")
def test_broken_positions_are_told() -> None:
    assert broken(lambda s: s["deck"].pop()) == ["EE-INV-01"]
    assert broken(lambda s: s["hands"][0].append(s["deck"][0])) == ["EE-INV-01"]
    assert broken(lambda s: s["conflict_deck"].pop()) == ["EE-INV-01"]
    assert broken(lambda s: s["row"].__setitem__(0, 5)) == ["EE-INV-02"]
    assert broken(lambda s: s["place"].reverse())[0] == "EE-INV-02"
    assert broken(lambda s: s["piles"].__setitem__(0, 1)) == ["EE-INV-04", "EE-INV-04"]
    assert broken(lambda s: s["resources"].__setitem__(3, -1)) == ["EE-RES-06"]
    assert broken(lambda s: s.update(temple=7))[0] == "EE-INV-07"
    assert broken(lambda s: s["count"].__setitem__(0, 1)) == ["EE-INNO-04"]
    assert broken(lambda s: s["exhausted"].__setitem__(0, 1)) == ["EE-EXH-01"]
    assert broken(lambda s: s["bids"].__setitem__(0, 1)) == ["EE-CON-19"]
    assert broken(lambda s: s["hands"][1].extend([s["deck"].pop() for _ in range(5)])) == ["EE-INV-09"]
    assert broken(lambda s: s["open_seats"].reverse()) == ["EE-SIM-06"]
    assert broken(lambda s: s["innovations"][0].clear()) == ["EE-INNO-02"]


def test_an_auction_and_a_conflict_are_possible_positions() -> None:
    assert broken(lambda s: None, auction("fire_01", tokens={"wheat": 1})) == []
    assert broken(lambda s: None, conflict("conflict_01")) == []
    assert broken(lambda s: s["offers"].__setitem__(0, -1), auction("fire_01", tokens={"wheat": 1})) == [
        "EE-INV-01",
        "EE-INV-04",
    ]
