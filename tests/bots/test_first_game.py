"""Who follows every hint in the first game; the page shows what came of it."""

from __future__ import annotations

from random import Random

import pytest
from research.first_game import PAGE, HintFollower, page

from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find


def test_the_page_shows_the_results() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "python -m research.first_game writes it anew"


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_first_hint_is_followed(seed: str) -> None:
    game = find("fall_of_rome")
    match = Match(game, 3, complete(game.options, {"difficulty": "novice"}), seed)
    match.settle()
    seat = game.actors(match.state)[0]
    seen = view(game, match.state, seat)
    action = HintFollower().decide(game, seen, list(seen["legal"]), Random(seed), Budget())
    assert action == adviser_of(game.name).advise(game, seen, list(seen["legal"]), Random(seed), Budget())[0].action
