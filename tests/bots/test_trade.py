"""Struggle for Rome's bots trade: a lively market, and nobody who only offers bad deals gains by it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from occasus.bots.budget import Budget
from occasus.bots.contract import Bot, remark_of
from occasus.bots.registry import find_bot
from occasus.bots.struggle_for_rome.levels import LEVEL_PARAMS
from occasus.bots.struggle_for_rome.trading import Trading
from occasus.bots.struggle_for_rome.weights import WEIGHTS
from occasus.cli.play.event_text import sentences
from occasus.cli.play.line_ui import Table
from occasus.cli.play.screen import Screen
from occasus.core.basics import CHANCE, View
from occasus.core.game import Game, view
from occasus.core.log import remark
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.games.struggle_for_rome.actions import ACCEPT
from occasus.games.struggle_for_rome.board.names import SEAT_WORDS
from occasus.locale import Words
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import building, offer

GAME = find("struggle_for_rome")
LIVELY = 4  # deals a game


class Exploiter:
    """Plays as miles, but before a turn ends it asks for two cards of a kind for one of another."""

    def __init__(self) -> None:
        self._miles = find_bot("miles")
        self._offer = ("", "")
        self._begun = 0  # offers of this turn
        self.asked = self.taken = 0  # bad offers, and deals

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """The next step of a bad offer if it may make one; else what miles would do, but no fair offer."""
        offer = view["position"]["offer"]
        if "withdraw" in legal and offer is not None and mine(view):
            return self._go_on(offer, legal)
        if "no_deal" in legal:
            agreed = [f"deal {who}" for who, answer in offer["answers"].items() if answer == "accepted"]
            self.taken += bool(agreed)
            return agreed[0] if agreed else "no_deal"
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
        proposes = sum(offer["want"].values()) == 2 and "propose all" in legal
        self.asked += proposes
        return "propose all" if proposes else "withdraw"


def mine(view: View) -> bool:
    """Whether it is one's own turn."""
    return bool(view["position"]["turn"]["player"] == SEAT_WORDS[view["seat"]])


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


def exploited(games: int) -> tuple[int, int, int]:
    """Games won by an exploiter among three miles, the bad offers that it made, and the bad deals."""
    won = asked = taken = 0
    for game in range(games):
        seat = game % 4
        bots: list[Bot] = [find_bot("miles") for _ in range(4)]
        bots[seat] = exploiter = Exploiter()
        winners, _, _ = played(bots, f"exploited{game}")
        won += seat in winners
        asked += exploiter.asked
        taken += exploiter.taken
    return won, asked, taken


def test_bad_offers_find_no_takers() -> None:
    _, asked, taken = exploited(2)
    assert asked >= 6
    assert taken == 0


@pytest.mark.long
def test_nobody_is_milked() -> None:
    """Nobody agrees to a bad deal. An even share is a quarter; 200 games have a standard error of three per cent."""
    won, asked, taken = exploited(200)
    assert asked > 1000
    assert taken == 0
    assert won / 200 < 0.25 + 3 * 0.031


def accepts(**red: Any) -> bool:
    """Whether blue swaps one of three horses for a grain, which lets red build fighters."""
    scene = building({"hand": {"ore": 1, "grain": 2}, **red}, others={"blue": {"hand": {"horse": 3}}})
    offer(scene, {"grain": 1}, {"horse": 1}, "blue")
    trading = Trading(WEIGHTS[0], scene.state, 1, LEVEL_PARAMS["miles"])
    return trading.answer(GAME.legal(scene.state, 1)) == ACCEPT.at()


def test_what_helps_both_is_taken_from_who_is_far_from_the_end_and_not_from_who_is_near() -> None:
    assert accepts()
    assert not accepts(diplomats=3, shown_points=3)


def refusal(scene: Scene, language: str = "en") -> str:
    """What blue says when it declines."""
    said = remark_of(find_bot("miles"), GAME, view(GAME, scene.state, 1), "decline")
    event = remark(GAME.events, 1, said)
    assert event is not None, said
    return Words("struggle_for_rome", language).event(event)


def asked(hand: dict[str, int], give: dict[str, int], want: dict[str, int], **red: Any) -> Scene:
    """Red offers blue a deal."""
    scene = building({"hand": give, **red}, others={"blue": {"hand": hand}})
    offer(scene, give, want, "blue")
    return scene


def test_a_refusal_has_its_reason() -> None:
    assert refusal(asked({"horse": 1, "ore": 1}, {"grain": 1}, {"horse": 1})) == "Blue: “I can’t spare a horse.”"
    assert refusal(asked({"horse": 1}, {"cattle": 1}, {"horse": 1})) == "Blue: “I don’t need more cattle right now.”"
    assert refusal(asked({"ore": 2}, {"grain": 1}, {"ore": 2})) == "Blue to Red: “That helps you more than me.”"
    cities = ["lutetia", "burdigala", "narbo_martius"]
    nearly = {"shown_points": 3, "diplomats": 3, "horseman": {"cities": cities, "fighters": 1, "wagons": 1}}
    assert refusal(asked({"ore": 2}, {"grain": 1}, {"ore": 1}, **nearly)) == "Blue to Red: “You’d win with that.”"


def test_who_has_none_says_so_rather_than_that_it_helps_the_other_more() -> None:
    assert refusal(asked({"horse": 1}, {"grain": 1}, {"ore": 2})) == "Blue: “I can’t spare any ore.”"


def test_an_offer_once_begun_is_made() -> None:
    """Another look at the others' hidden hands must not take back what was just laid out, again and again."""
    rng, begun = Random("begun"), 0
    state = GAME.start(4, complete(GAME.options, {}))
    bot = find_bot("legatus")
    while begun < 6:
        seat = GAME.actors(state)[0]
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), None)
            continue
        seen = view(GAME, state, seat)
        action = bot.decide(GAME, seen, list(seen["legal"]), rng, Budget())
        GAME.apply(state, seat, GAME.catalogue.parse(action), None)
        if "end_turn" in seen["legal"] and action.startswith("give "):
            begun += 1
            drafting = view(GAME, state, seat)
            legal = list(drafting["legal"])
            nexts = {bot.decide(GAME, drafting, legal, Random(look), Budget()) for look in range(40)}
            assert "withdraw" not in nexts, (action, nexts)


def test_what_blue_cannot_spare_it_need_not_have() -> None:
    """The remark does not tell whether the seat holds the card."""
    held, missing = {"ore": 1, "horse": 1, "grain": 1}, {"ore": 1, "horse": 1}
    assert refusal(asked(held, {"ore": 1}, {"grain": 1})) == refusal(asked(missing, {"ore": 1}, {"grain": 1}))


@pytest.mark.parametrize("language", ["pl", "fr", "nl"])
def test_reasons_are_said_in_every_language(language: str) -> None:
    told = refusal(asked({"horse": 1, "ore": 1}, {"grain": 1}, {"horse": 1}), language)
    assert {"pl": "konia", "fr": "mes chevaux", "nl": "geen paard"}[language] in told


def test_nothing_else_is_a_remark() -> None:
    assert remark_of(find_bot("miles"), GAME, view(GAME, building().state, 0), "end_turn") == ""
    assert remark_of(find_bot("random"), GAME, view(GAME, building().state, 0), "end_turn") == ""
    for text in ("", "declined", "spares_none", "spares_none wine", "spares_none ore ore", "won"):
        assert remark(GAME.events, 1, text) is None


def test_the_terminal_tells_the_reason(tmp_path: Path) -> None:
    scene = asked({"horse": 1}, {"cattle": 1}, {"horse": 1})
    match = Match(GAME, 3, complete(GAME.options, {}), "said", scene.state)
    shown = Console(file=StringIO(), width=100)
    table = Table(
        match, ["human", "miles", "miles"], Screen(Words("struggle_for_rome"), shown), tmp_path / "match.json"
    )
    table._bot_moves(1)
    assert sentences(match, Words("struggle_for_rome"), 0) == [
        "Blue declines. Blue: “I don’t need more cattle right now.”"
    ]
