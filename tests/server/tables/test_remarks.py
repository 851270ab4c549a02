"""What bots say with their moves: kept in the journal, told to everybody, and gone with a move that is taken back."""

from __future__ import annotations

from random import Random

import msgspec

from occasus.tables.match.replayed_match import ReplayedMatch, open_match
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.store.rows import JournalEntry, TableRow

TABLE = TableRow(
    id="t",
    code="",
    host=None,
    game="struggle_for_rome",
    options={},
    seats=3,
    public=False,
    spectators=False,
    hints=True,
    days=0,
    state="playing",
    created=0.0,
    changed=0.0,
    seed="remarks",
)
DECLINE = "decline"


def declined() -> tuple[ReplayedMatch, list[JournalEntry]]:
    """A match played by luck up to the first answer to an offer, which is a refusal with a reason."""
    playing, rng = ReplayedMatch(TABLE, None), Random(1)
    entries = playing.begin()
    code = playing.game.catalogue.codes()[DECLINE]
    while True:
        seat = playing.actors[0]
        legal = playing.legal(seat)
        if code in legal:
            said = playing.note("said", seat, "spares_none ore", None, None)
            return playing, [*entries, said, *playing.play(seat, code, None, None)]
        entries += playing.play(seat, rng.choice(legal), None, None)


def last_events(playing: ReplayedMatch) -> list[str]:
    place = max(place for place, (seat, _) in enumerate(playing.match.moves) if seat >= 0)
    return [event.kind.name for event in playing.match.log[place]]


def test_a_reason_is_told_with_its_move_and_comes_back_with_the_journal() -> None:
    playing, entries = declined()
    assert last_events(playing)[-2:] == ["declined", "spares_none"]
    again = open_match(TABLE, entries, {})
    assert again.number == playing.number
    assert last_events(again) == last_events(playing)
    steps = ViewCache(again, set()).steps(0, 0)
    assert '"kind":"spares_none"' in msgspec.json.encode(steps).decode()


def test_a_reason_stays_when_later_moves_are_taken_back_and_goes_with_its_own() -> None:
    playing, _ = declined()
    made = len(playing.match.moves)
    seat = playing.actors[0]
    playing.play(seat, playing.legal(seat)[0], None, None)
    playing.match._before.clear()  # as if something had been revealed: the match is played again from its start
    playing.note("undo", seat, str(made), None, None)
    assert last_events(playing)[-1] == "spares_none"
    playing.note("undo", seat, str(made - 1), None, None)
    assert "spares_none" not in last_events(playing)


def test_what_is_no_remark_is_not_told() -> None:
    playing, _ = declined()
    seat = playing.actors[0]
    playing.note("said", seat, "ended 3", None, None)
    playing.play(seat, playing.legal(seat)[0], None, None)
    assert "ended" not in last_events(playing)
