"""The three turning points of a game, for one seat or for spectators."""

from __future__ import annotations

from typing import Final

from occasus.arena.analysis.records import LuckRecord, MomentRecord, TurnRecord
from occasus.arena.analysis.scale import WORTH_A_WORD, certain, is_open, scaled
from occasus.core.basics import Seat

SHOWN: Final = 3
OWN, OTHER, LUCK = "own", "other", "luck"


def moments_of(seat: Seat, turns: list[TurnRecord], luck: list[LuckRecord], sums: bool = True) -> list[MomentRecord]:
    """The largest changes of a seat's chance, in order of play; its own decisions first, then any decision.

    Where costs cannot be added up, a turn is worth only what is certain of it.
    """
    ranked: list[tuple[float, MomentRecord]] = []
    for turn in turns:
        sure = certain(turn.effects[seat], turn.error) if turn.judged and is_open(turn.start[turn.seat]) else 0.0
        if sure:
            moment = _of_turn(seat, turn, turn.effects[seat] if sums else sure)
            ranked.append((_change(moment) - (turn.error if sums else 0.0), moment))
    for place, record in enumerate(luck):
        moment = _of_luck(seat, place, record)
        ranked.append((_change(moment), moment))
    large = [pair for pair in ranked if _change(pair[1]) >= WORTH_A_WORD and pair[0] > 0.0]
    large.sort(key=lambda pair: (-pair[0], pair[1].step))
    moments = [moment for _, moment in large]
    first = [moment for moment in moments if moment.kind == OWN] or [one for one in moments if one.kind != LUCK]
    chosen = first[:1] + [moment for moment in moments if moment not in first[:1]]
    return sorted(chosen[:SHOWN], key=lambda moment: moment.step)


def _change(moment: MomentRecord) -> float:
    return abs(moment.after - moment.before)


def _of_turn(seat: Seat, turn: TurnRecord, effect: float) -> MomentRecord:
    before = turn.start[seat]
    best = turn.best[seat] if turn.best else before
    return MomentRecord(
        kind=OWN if turn.seat == seat else OTHER,
        place=turn.place,
        step=turn.better_at if turn.better_at >= 0 else turn.first,
        turn=turn.turn,
        before=before,
        after=_chance(scaled(before, best, effect)),
    )


def _of_luck(seat: Seat, place: int, record: LuckRecord) -> MomentRecord:
    after = record.chances[seat]
    before = _chance(after - record.gains[seat])
    return MomentRecord(kind=LUCK, place=place, step=record.first, turn=record.turn, before=before, after=after)


def _chance(number: float) -> float:
    return round(min(1.0, max(0.0, number)), 4)
