"""Struggle for Rome's bots trade: a lively market, and nobody who only offers bad deals gains by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE, View
from occasus.core.game import Game, view
from occasus.core.options import complete
from occasus.games import find

GAME = find("struggle_for_rome")
LIVELY = 4  # deals a game


class Exploiter:
    """Plays as miles, but before it ends a turn it asks for two cards of a kind for one of another."""

    def __init__(self) -> None:
        self._miles = find_bot("miles")
        self._offer = ("", "")
        self._begun = 0  # offers of this turn

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """The next step of a bad offer if it may make one; else what miles would do, but no fair offer."""
        offer = view["position"]["offer"]
        if "withdraw" in legal and offer is not None and view["seat"] == view["position"]["turn"]["player"]:
            return self._go_on(offer, legal)
        quiet = [action for action in legal if not ("end_turn" in legal and action.startswith("give "))]
        chosen = self._miles.decide(game, view, quiet, rng, budget)
        given = [action for action in legal if action.startswith("give ") and not action.endswith("gold")]
        if chosen != "end_turn" or not given or self._begun >= 2:
            self._begun = 0 if chosen == "end_turn" else self._begun
            return chosen
        self._begun += 1
        card = rng.choice(given)
        self._offer = (card, rng.choice([kind for kind in ("ore", "grain", "horse", "cattle") if kind not in card]))
        return card

    def _go_on(self, offer: dict[str, Any], legal: list[str]) -> str:
        want = f"want {self._offer[1]}"
        if sum(offer["want"].values()) < 2 and want in legal:
            return want
        return "propose all" if sum(offer["want"].values()) == 2 and "propose all" in legal else "withdraw"


def played(bots: list[Bot], seed: str) -> tuple[list[int], int, int]:
    """Who won, how many offers were put to others, and how many deals were made."""
    rng = Random(seed)
    state = GAME.start(len(bots), complete(GAME.options, {}))
    offers = deals = 0
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), None)
            continue
        seen = view(GAME, state, seat)
        action = bots[seat].decide(GAME, seen, list(seen["legal"]), rng, Budget())
        offers += action.startswith("propose")
        deals += action.startswith("deal ")
        GAME.apply(state, seat, GAME.catalogue.parse(action), None)
    result = GAME.result(state)
    assert result is not None
    return result.winners(), offers, deals


def deals_per_game(level: str, games: int) -> float:
    return sum(played([find_bot(level) for _ in range(4)], f"deals{game}")[2] for game in range(games)) / games


def test_there_is_a_market() -> None:
    assert deals_per_game("miles", 2) >= LIVELY


@pytest.mark.long
@pytest.mark.parametrize("level", ["tiro", "miles", "centurio", "legatus"])
def test_the_market_is_lively_at_every_level(level: str) -> None:
    assert deals_per_game(level, 20) >= (1 if level == "tiro" else LIVELY)


def exploited(games: int) -> tuple[int, int]:
    """Games won by an exploiter among three miles, and the bad offers that it made."""
    won = asked = 0
    for game in range(games):
        seat = game % 4
        bots: list[Bot] = [find_bot("miles") for _ in range(4)]
        bots[seat] = Exploiter()
        winners, offers, _ = played(bots, f"exploited{game}")
        won += seat in winners
        asked += offers
    return won, asked


def test_an_exploiter_can_ask() -> None:
    _, asked = exploited(1)
    assert asked > 5


@pytest.mark.long
def test_nobody_is_milked() -> None:
    """An even share is a quarter; 200 games have a standard error of three per cent."""
    won, _ = exploited(200)
    assert won / 200 < 0.25 + 2 * 0.031
