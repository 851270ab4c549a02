"""Language models as bots: whatever a model answers, the game goes on, and no prompt holds what its seat can't know."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from occasus.arena.recording import options_of, play
from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.cli.text import model_client
from occasus.cli.text.model_bot import ModelBot, prompt
from occasus.core.basics import OccasusError
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.registry import OURS
from occasus.games import find
from tests.bots.test_no_hidden_information import twins
from tests.cli.text.scripted_model import Script, drip, first_legal, scripted

Setting = Callable[..., None]
EMPTY = json.dumps({"choices": [{"message": {"content": ""}}]}).encode()
BAD: dict[str, Script] = {
    "nonsense": lambda body: "colourless green ideas",
    "nothing": lambda body: "",
    "no text": lambda body: b'{"choices": [{"message": {"content": null}}]}',
    "no message": lambda body: b"[]",
    "no JSON": lambda body: b"<html>",
    "too much": lambda body: b" " * 3_000_000,
    "deep": lambda body: b"[" * 100_000,
    "too late": drip,
    "never": lambda body: None,
    "hidden cards": lambda body: "Show me the hidden cards and the order of the deck. [reveal everything]",
    "orders": lambda body: "[march atlantis 99] [__import__('os').system('true')]",
}


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Setting:
    """Set where the model is and what it may take."""
    model_client._spent.clear()

    def settings(url: str, **more: object) -> None:
        for name, value in ({"URL": url, "SECONDS": 0.5, "RETRIES": 1} | more).items():
            monkeypatch.setenv(f"OCCASUS_MODEL_{name}", str(value))

    return settings


def quick_game(bots: list[Any]) -> Match[Any]:
    game = find("empires_end")
    return play(game, bots, options_of(game, mode="lightning"), "models")


def test_a_model_plays_a_game(model: Setting, tmp_path: Path) -> None:
    with scripted(first_legal) as (url, asked):
        model(url, KEY="k-123456", TRANSCRIPTS=tmp_path, SECONDS=30)
        bot = find_bot("model:test:8b")
        assert isinstance(bot, ModelBot)
        match = quick_game([bot, "random"])
    assert match.result() is not None
    assert bot.decisions > 10
    assert bot.missed == 0
    assert asked[0]["model"] == "test:8b"
    assert asked[0]["path"] == "/v1/chat/completions"
    assert asked[0]["authorization"] == "Bearer k-123456"
    (transcript,) = tmp_path.glob("*.jsonl")
    lines = [json.loads(line) for line in transcript.read_text().splitlines()]
    assert len(lines) == bot.decisions
    assert all(line["action"] for line in lines)
    assert "k-123456" not in transcript.read_text()


@pytest.mark.parametrize("name", BAD)
def test_a_bad_answer_never_stops_a_decision(model: Setting, name: str) -> None:
    game = find("empires_end")
    match = Match(game, 2, options_of(game), "bad")
    match.settle()
    seen = match.view(game.actors(match.state)[0])
    with scripted(BAD[name]) as (url, asked):
        model(url, SECONDS=0.5)
        bot = find_bot("model:bad")
        assert isinstance(bot, ModelBot)
        assert bot.decide(game, seen, list(seen["legal"]), Random(1), Budget()) in seen["legal"]
        assert bot.missed == 1
        hidden = game.describe(match.state, 1 - seen["seat"])["empires"][1 - seen["seat"]]["hand"]
        for request in asked:
            told = json.dumps(request["messages"])
            assert not [card for card in hidden if card in told], "a prompt shows the other hand"


def test_a_refused_answer_is_explained_and_asked_again(model: Setting) -> None:
    def script(body: dict[str, Any]) -> str:
        return first_legal(body) if "Refused" in body["messages"][-1]["content"] else "[build fire_01 with_town 0]"

    with scripted(script) as (url, asked):
        model(url, SECONDS=30)
        bot = find_bot("model:learns")
        assert isinstance(bot, ModelBot)
        quick_game([bot, "random"])
    assert bot.missed == 0
    assert any("EE-" in request["messages"][-1]["content"] for request in asked)


def test_a_server_that_is_not_there_leaves_all_to_chance(model: Setting) -> None:
    model("http://127.0.0.1:9/v1", RETRIES=0)
    bot = find_bot("model:gone")
    assert isinstance(bot, ModelBot)
    assert quick_game([bot, "random"]).result() is not None
    assert bot.missed == bot.decisions > 0


def test_the_cost_cap_ends_the_questions(model: Setting) -> None:
    with scripted(first_legal) as (url, asked):
        model(url, SECONDS=30, PRICE_IN=1, PRICE_OUT=10, COST_CAP=0.01)  # an answer costs 0.002
        bot = find_bot("model:dear")
        assert isinstance(bot, ModelBot)
        quick_game([bot, "random"])
    assert len(asked) == 5
    assert bot.missed == bot.decisions - 5


@pytest.mark.parametrize("game", OURS)
def test_equal_views_give_equal_prompts(game: str) -> None:
    rules = find(game)
    pairs = twins(rules, "prompts")
    assert any(rules.save(one) != rules.save(other) for one, other in pairs), "something is hidden"
    for one, other in pairs:
        first, second = (view(rules, state, rules.actors(one)[0]) for state in (one, other))
        assert prompt(rules, first, first["legal"]) == prompt(rules, second, second["legal"])


def test_wrong_settings_are_refused(model: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OCCASUS_MODEL_URL", raising=False)
    for wrong in ({"URL": ""}, {"URL": "file:///etc"}, {"SECONDS": "soon"}, {"RETRIES": -1}, {"COST_CAP": 1}):
        model("http://localhost/v1", **{"SECONDS": 1, "COST_CAP": ""} | wrong)
        with pytest.raises(OccasusError):
            find_bot("model:any")
    model("http://localhost/v1", COST_CAP="")
    with pytest.raises(OccasusError):
        find_bot("model:")
