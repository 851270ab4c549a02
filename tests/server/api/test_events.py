"""Events as they travel: each with the rule and the words of its own kind, whatever was told before it."""

from __future__ import annotations

import msgspec
import pytest

from occasus.core.log import Event
from occasus.core.registry import names
from occasus.games import find
from occasus.tables.match.view_cache import event_text


@pytest.mark.parametrize("game", names())
def test_kinds_of_one_name_are_told_each_by_its_own_rule(game: str) -> None:
    """A fort is built by an action of everybody and by the power of one role: both are called `fortified`."""
    for kind in find(game).events:
        event = Event(kind, (0,) * len(kind.domains))
        assert msgspec.json.decode(event_text(event)) == event.record()
