"""Properties of the search: wins at hand are taken, losses avoided, nothing illegal, the same again, in time."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from examples.search.bot import Searcher
from examples.search.knowledge import Knowledge
from examples.search.rank import best
from examples.search.search import Search, Settings
from hypothesis import given, settings
from hypothesis import strategies as st

from occasus.bots import budget
from occasus.bots.budget import Budget
from occasus.bots.common.chances import shares
from occasus.bots.contract import Reason
from occasus.core.basics import CHANCE
from occasus.core.game import Game, Result, view
from tests.examples.search.heap import CATALOGUE, HeapGame, HeapKnowledge, HeapState
from tests.toy.board.state import ToyState
from tests.toy.game import ToyGame, toy_options

HEAP = HeapGame()


class ToyKnowledge:
    """Judges by points."""

    def values(self, state: ToyState) -> list[float]:
        whole = sum(state.scores) + state.seats
        return [(score + 1) / whole for score in state.scores]

    def candidates(self, state: ToyState, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        return [(code, 1.0) for code in legal[:width]]

    def choose(self, state: ToyState, seat: int, legal: list[int], rng: Random) -> int:
        return rng.choice(legal)

    def reasons(self, before: ToyState, after: ToyState, seat: int) -> list[Reason]:
        return []


def decided(
    game: Game[Any], state: Any, knowledge: Knowledge[Any], simulations: int = 200, seed: int = 1, **how: Any
) -> str:
    """What a searching bot does for whoever is to decide."""
    seat = game.actors(state)[0]
    seen = view(game, state, seat)
    bot = Searcher(lambda _: knowledge, Settings(**how), 1)
    return bot.decide(game, seen, seen["legal"], Random(seed), Budget(simulations))


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_win_at_hand_is_taken_even_if_the_knowledge_misses_it(left: int, narrow: bool) -> None:
    assert decided(HEAP, HeapState(left, 0, False, [0, 0]), HeapKnowledge(narrow)) == f"take {left}"


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_a_forced_win_further_off_is_found(left: int) -> None:
    state = HeapState(left, 1, False, [0, 0])
    assert decided(HEAP, state, HeapKnowledge(), 1500) == f"take {left % 4}"


def test_a_forced_loss_is_avoided_even_if_the_knowledge_sees_only_that() -> None:
    class Gloomy(HeapKnowledge):
        """Thinks that 5 or 6 stones are lost for seat 0, and considers only what leads there."""

        def values(self, state: HeapState) -> list[float]:
            return [0.0 if state.left in (5, 6) else 0.5, 0.5]

        def candidates(self, state: HeapState, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
            return [(code, 1.0) for code in legal[:2]]

    assert decided(HEAP, HeapState(7, 0, False, [0, 0]), Gloomy(), 60, depth=1) == "take 3"


def test_nobody_answers_a_secret_it_does_not_know() -> None:
    """Showing the same number in the dark is won one time in three; with open eyes the other would never allow it."""
    state = HeapState(3, 0, True, [0, 0])
    seen = view(HEAP, state, 0)
    codes = [CATALOGUE.parse(text) for text in seen["legal"]]
    search = Search(HEAP, HeapKnowledge(), Settings(), seen, codes, Random(3))
    search.run(Budget(3000).start(1))
    chance = search.root.total / search.root.visits
    assert 0.2 < chance < 0.5
    assert {best(search, Random(seed), 1.0) for seed in range(40)} == set(codes), "decisions in the dark are mixed"


@given(st.integers(0, 10_000), st.booleans(), st.booleans(), st.integers(1, 40))
@settings(max_examples=25, deadline=None)
def test_whole_games_of_the_toy_are_legal_and_repeat(seed: int, others: bool, open_loop: bool, budget: int) -> None:
    first, second = (_moves(seed, budget, others=others, open_loop=open_loop, rollout=seed % 3) for _ in range(2))
    assert first == second


def _moves(seed: int, budget: int, **how: Any) -> list[str]:
    game = ToyGame()
    state = game.start(2 + seed % 2, toy_options(open_bids=bool(seed % 5)))
    rng = Random(seed)
    made: list[str] = []
    while actors := game.actors(state):
        if actors == [CHANCE]:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            continue
        text = decided(game, state, ToyKnowledge(), budget, seed, **how)
        code = game.catalogue.parse(text)
        assert code in game.legal(state, actors[0])
        made.append(text)
        game.apply(state, actors[0], code, None)
    return made


def test_the_highest_card_is_bid_for_the_last_prize() -> None:
    game = ToyGame()
    hands = {"hands": [["card1", "card9"], {"hidden": 2}], "bids": {}, "prize": 4, "left": 1}
    state = game.from_position(hands, 2, toy_options(rounds=1), Random(1))
    assert decided(game, state, ToyKnowledge()) == "bid card9"


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = HeapState(3, 0, True, [0, 0])
    seen = view(HEAP, state, 0)
    search = Search(HEAP, HeapKnowledge(), Settings(), seen, HEAP.legal(state, 0), Random(1))
    search.run(Budget(37).start(1))
    assert search.simulations == 37
    clock = count()
    monkeypatch.setattr(budget, "perf_counter", lambda: float(next(clock)))  # a second passes with every look at it
    search.run(Budget(10**9, 52.0).start(1))  # two looks at the start
    assert search.simulations == 37 + 50
    assert decided(HEAP, state, HeapKnowledge(), 1) in seen["legal"], "the best move so far"


def test_advice_is_the_three_best_with_chances_and_reasons() -> None:
    state = HeapState(6, 0, False, [0, 0])
    seen = view(HEAP, state, 0)
    bot = Searcher(lambda _: HeapKnowledge(), Settings(), 800)
    told = bot.advise(HEAP, seen, seen["legal"], Random(1), Budget())
    assert told[0].action == "take 2"
    assert len(told) == 3
    assert told[0].chance > 0.9 > 0.3 > told[1].chance >= told[2].chance
    assert told[0].reasons[0].key == "heap-left"
    assert told[0].reasons[0].words == {"stones": 4}


def test_a_shared_victory_is_shared_and_a_common_one_whole() -> None:
    assert shares(Result((1, 1, 3), (5, 5, 1), "", ""), False) == [0.5, 0.5, 0.0]
    assert shares(Result((1, 1), (0, 0), "", ""), True) == [1.0, 1.0]
    assert shares(Result((2, 2), (0, 0), "", ""), True) == [0.0, 0.0]
