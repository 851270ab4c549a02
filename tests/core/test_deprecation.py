"""Public names that have changed still work for one release, and warn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.bots.budget import Budget
from occasus.core import agenda
from occasus.core.int_arrays import Stack
from occasus.core.options import complete
from occasus.games import find


def test_a_former_class_is_one_of_the_renamed() -> None:
    for former, args, name in (("Due", (Stack(), 0), "AgendaState"), ("Always", (), "AlwaysLegal")):
        with pytest.warns(DeprecationWarning, match=name):
            assert isinstance(getattr(agenda, former)(*args), getattr(agenda, name))
    with pytest.warns(DeprecationWarning, match="CombinedOffer"):
        assert isinstance(agenda.Joint[Any](), agenda.CombinedOffer)


def test_a_move_may_still_define_why() -> None:
    class Former(agenda.Move[Any]):
        def why(self, state: Any, seat: int, code: int) -> str | None:
            return "TY-BID-01"

    game: Any = find("empires_end")
    state = game.start(game.usual_seats, complete(game.options, {}))
    with pytest.warns(DeprecationWarning, match="why_not"):
        assert Former().why_not(state, 0, 0) == "TY-BID-01"


@pytest.mark.parametrize("name", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_games_answer_to_arrange_and_redeal(name: str) -> None:
    game: Any = find(name)
    state = game.start(game.usual_seats, complete(game.options, {}))
    position = game.describe(state, 0)
    with pytest.warns(DeprecationWarning, match="from_position"):
        arranged = game.arrange(position, position["seats"], position["options"], Random(1))
    with pytest.warns(DeprecationWarning, match="resample_hidden"):
        redealt = game.redeal(arranged, 0, Random(1))
    assert game.describe(redealt, 0) == position


def test_thinking_goes_on_warns() -> None:
    with pytest.warns(DeprecationWarning, match="has_time_left"):
        assert Budget(simulations=1).start(1).goes_on()
