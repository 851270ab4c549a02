"""Which bot is asked next: none that could only cut short the answers of people."""

from __future__ import annotations

from random import Random

from occasus.tables.match.replayed_match import ReplayedMatch
from tests.server.tables.test_remarks import TABLE


def test_a_bot_that_made_an_offer_waits_for_the_answers_of_people() -> None:
    playing, rng = ReplayedMatch(TABLE, None), Random(1)
    playing.begin()
    codes = playing.game.catalogue.codes()
    while playing.legal(playing.actors[-1]) != [codes["stop_waiting"]]:
        seat = playing.actors[0]
        playing.play(seat, rng.choice(playing.legal(seat)), None, None)
    *asked, proposer = playing.actors
    assert asked

    assert playing.next_of({*asked, proposer}) == asked[0]
    for seat in asked:
        assert playing.next_of({proposer}) is None
        playing.play(seat, codes["decline"], None, None)
    assert playing.next_of({proposer}) == proposer
