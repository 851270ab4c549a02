"""Nobody gains by a pause that others agreed to."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.fair_play.test_fair_play import account, begun, hands, url
from tests.server.harness import Socket
from tests.server.in_process_server import Hands

__all__ = ["hands", "url"]


def pause(sockets: list[Socket]) -> None:
    """Let the first one ask for a pause, and the second one agree."""
    assert sockets[0].ask("pause")["type"] == "done"
    (proposal,) = sockets[1].until("self.table['proposals']")["proposals"]
    assert sockets[1].ask("vote", proposal=proposal["id"], yes=True)["type"] == "done"


def paused(url: str, decides_leaves: bool = True) -> tuple[Socket, Callable[[], Socket], int, int]:
    """A game in which all agreed to pause and one has left: who stays, how the other comes back, and their seats."""
    people = [account(url, "Ada"), account(url, "Bob")]
    table, sockets = begun(people, minutes=60)
    decides = sockets[0].views[0]["actors"][0]
    left = decides if decides_leaves else 1 - decides
    pause([sockets[1 - left], sockets[left]])
    sockets[left].close()
    sockets[1 - left].until(f"not self.table['seats'][{left}]['present']")
    return sockets[1 - left], lambda: people[left].socket(table), 1 - left, left


def test_who_is_away_while_all_pause_loses_nothing(url: str, hands: Hands) -> None:
    stays, come_back, _, left = paused(url)
    hands.now += 600
    assert stays.ask("claim")["code"] == "not_abandoned"
    assert stays.ask("resume")["code"] == "others_away", "the other one relies on the pause"
    with come_back():
        stays.until(f"self.table['seats'][{left}]['present']")
        assert stays.ask("resume")["type"] == "done"


def test_nobody_holds_a_game_by_staying_away_from_a_pause(url: str, hands: Hands) -> None:
    stays, *_ = paused(url)
    hands.now += 3600
    assert stays.ask("resume")["type"] == "done"
    assert stays.ask("claim")["code"] == "not_abandoned", "they have time to come back"
    hands.now += 600
    assert stays.ask("claim")["type"] == "done"


def test_a_move_does_not_end_a_pause_behind_the_back_of_who_is_away(url: str, hands: Hands) -> None:
    stays, come_back, seat, left = paused(url, decides_leaves=False)
    assert stays.play(seat)["code"] == "others_away"
    with come_back():
        stays.until(f"self.table['seats'][{left}]['present']")
        assert stays.play(seat)["type"] == "done"
