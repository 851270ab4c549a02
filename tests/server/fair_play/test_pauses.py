"""Nobody gains by a pause that others agreed to."""

from __future__ import annotations

from tests.server.fair_play.test_fair_play import account, begun, hands, url
from tests.server.harness import Socket
from tests.server.in_process_server import Hands

__all__ = ["hands", "url"]


def pause(sockets: list[Socket]) -> None:
    """Let the first one ask for a pause, and the second one agree."""
    assert sockets[0].ask("pause")["type"] == "done"
    (proposal,) = sockets[1].until("self.table['proposals']")["proposals"]
    assert sockets[1].ask("vote", proposal=proposal["id"], yes=True)["type"] == "done"


def test_who_is_away_while_all_pause_loses_nothing(url: str, hands: Hands) -> None:
    people = [account(url, "Ada"), account(url, "Bob")]
    table, sockets = begun(people, minutes=60)
    seat = sockets[0].views[0]["actors"][0]
    pause([sockets[1 - seat], sockets[seat]])
    sockets[seat].close()
    sockets[1 - seat].until(f"not self.table['seats'][{seat}]['present']")
    hands.now += 600
    assert sockets[1 - seat].ask("claim")["code"] == "not_abandoned"
    assert sockets[1 - seat].ask("resume")["code"] == "others_away", "the other one relies on the pause"
    with people[seat].socket(table):
        sockets[1 - seat].until(f"self.table['seats'][{seat}]['present']")
        assert sockets[1 - seat].ask("resume")["type"] == "done"


def test_nobody_holds_a_game_by_staying_away_from_a_pause(url: str, hands: Hands) -> None:
    people = [account(url, "Ada"), account(url, "Bob")]
    _, sockets = begun(people, minutes=60)
    seat = sockets[0].views[0]["actors"][0]
    pause([sockets[1 - seat], sockets[seat]])
    sockets[seat].close()
    sockets[1 - seat].until(f"not self.table['seats'][{seat}]['present']")
    hands.now += 3600
    assert sockets[1 - seat].ask("resume")["type"] == "done"
    assert sockets[1 - seat].ask("claim")["code"] == "not_abandoned", "they have time to come back"
    hands.now += 600
    assert sockets[1 - seat].ask("claim")["type"] == "done"


def test_a_move_does_not_end_a_pause_behind_the_back_of_who_is_away(url: str, hands: Hands) -> None:
    people = [account(url, "Ada"), account(url, "Bob")]
    table, sockets = begun(people, minutes=60)
    seat = sockets[0].views[0]["actors"][0]
    pause(sockets)
    sockets[1 - seat].close()
    sockets[seat].until(f"not self.table['seats'][{1 - seat}]['present']")
    assert sockets[seat].play(seat)["code"] == "others_away"
    with people[1 - seat].socket(table):
        sockets[seat].until(f"self.table['seats'][{1 - seat}]['present']")
        assert sockets[seat].play(seat)["type"] == "done"
