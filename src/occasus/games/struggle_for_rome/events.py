"""The events of Struggle for Rome, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from occasus.core.log import EventKind
from occasus.games.struggle_for_rome.board.names import (
    AMOUNT,
    CARD,
    CITY,
    CROSSROAD,
    FACE,
    GOODS_KIND,
    HEX,
    KIND,
    NUMBER,
    PARTNER,
    POINTS,
    ROUND,
    SEAT,
    SUM,
    TRIBE,
    VICTIM,
    WHOM,
)

STARTED: Final = EventKind("started", (SEAT,), "SR-SETUP-12")
STATIONED: Final = EventKind("stationed", (HEX,), "SR-SETUP-06")
PLACED: Final = EventKind("placed", (TRIBE, CROSSROAD), "SR-SETUP-02")
ROUND_BEGAN: Final = EventKind("round_began", (ROUND, SEAT), "SR-ROUND-04", begins_turn=True)
ROLLED: Final = EventKind("rolled", (SUM,), "SR-DICE-02")
ROLLED_AGAIN: Final = EventKind("rolled_again", (SUM,), "SR-DICE-03")
PRODUCED: Final = EventKind("produced", (SEAT, NUMBER, KIND), "SR-PROD-01")
DREW: Final = EventKind("drew", (SEAT, KIND), "SR-INFO-03", ("resource",))
RENEWED: Final = EventKind("renewed_pasture_pile", (), "SR-PROD-08")
SHORTAGE: Final = EventKind("shortage", (), "SR-SHORT-01")
RETURNED: Final = EventKind("returned", (SEAT, NUMBER, KIND), "SR-SHORT-02")
LEGIONNAIRE_MOVED: Final = EventKind("legionnaire_moved", (SEAT, HEX), "SR-LEG-01")
ROBBED: Final = EventKind("robbed", (SEAT, VICTIM, KIND), "SR-LEG-04", ("resource",))
RANSOMED: Final = EventKind("took_gold", (SEAT, VICTIM, AMOUNT), "SR-LEG-05")
BANKED: Final = EventKind("banked", (SEAT, NUMBER, KIND), "SR-TRADE-04")
TOOK: Final = EventKind("took", (SEAT, KIND), "SR-TRADE-04")
LAID_OUT: Final = EventKind("laid_out", (SEAT, GOODS_KIND), "SR-TRADE-01")
ASKED_FOR: Final = EventKind("asked_for", (SEAT, GOODS_KIND), "SR-TRADE-01")
PROPOSED: Final = EventKind("proposed", (SEAT, WHOM), "SR-TRADE-01")
WITHDREW: Final = EventKind("withdrew", (SEAT,), "SR-TRADE-03")
ACCEPTED: Final = EventKind("accepted", (SEAT,), "SR-TRADE-03")
DECLINED: Final = EventKind("declined", (SEAT,), "SR-TRADE-03")
UNANSWERED: Final = EventKind("unanswered", (SEAT,), "SR-ROUND-08")
TRADED: Final = EventKind("traded", (SEAT, PARTNER, NUMBER, GOODS_KIND), "SR-TRADE-03")
BUILT_FIGHTER: Final = EventKind("built_fighter", (TRIBE,), "SR-BUILD-01")
BUILT_WAGON: Final = EventKind("built_wagon", (TRIBE,), "SR-BUILD-05")
BOUGHT_CARD: Final = EventKind("bought_card", (SEAT,), "SR-BUILD-07")
USED_JOKER: Final = EventKind("used_joker", (SEAT, KIND), "SR-BUILD-10")
DREW_CARD: Final = EventKind("drew_card", (SEAT, CARD), "SR-INFO-02", ("card",))
NO_CARD_LEFT: Final = EventKind("no_card_left", (SEAT,), "SR-BUILD-08")
PLAYED: Final = EventKind("played", (SEAT, CARD), "SR-DEV-01")
GAINED_GOLD: Final = EventKind("gained_gold", (SEAT, AMOUNT), "SR-COMP-05")
REINFORCED: Final = EventKind("reinforced", (TRIBE,), "SR-DEV-09")
TRAVELLED: Final = EventKind("travelled", (TRIBE, CROSSROAD), "SR-MOVE-02")
PAID: Final = EventKind("paid", (SEAT, NUMBER, GOODS_KIND), "SR-MOVE-09")
PLUNDERED: Final = EventKind("plundered", (TRIBE, CITY), "SR-PLUN-06")
TURNED: Final = EventKind("turned", (CITY, FACE), "SR-PLUN-06")
LOST_FIGHTER: Final = EventKind("lost_fighter", (TRIBE,), "SR-PLUN-07")
FOUNDED: Final = EventKind("founded", (TRIBE, CITY), "SR-CONQ-06")
EXPANDED: Final = EventKind("expanded", (TRIBE, CITY), "SR-EXP-07")
COMPENSATED: Final = EventKind("compensated", (SEAT,), "SR-PASS-01")
GAINED_DIPLOMACY: Final = EventKind("gained_diplomacy", (SEAT,), "SR-VP-03")
LOST_DIPLOMACY: Final = EventKind("lost_diplomacy", (SEAT,), "SR-VP-04")
GAINED_SCOURGE: Final = EventKind("gained_scourge_of_rome", (TRIBE,), "SR-VP-05")
GAINED_LEGACY: Final = EventKind("gained_legacy_of_rome", (SEAT,), "SR-VP-08")
SHOWED_POINTS: Final = EventKind("showed_points", (SEAT, POINTS), "SR-DEV-10")
SHOWED_TREASURE: Final = EventKind("showed_treasure", (SEAT, CARD), "SR-END-04")
ANNOUNCED: Final = EventKind("announced_end", (SEAT,), "SR-END-01")
ENDED: Final = EventKind("ended", (ROUND,), "SR-END-01")

# why a bot refuses an offer, in its own words
SPARES_NONE: Final = EventKind("spares_none", (SEAT, GOODS_KIND), "SR-TRADE-03", spoken=True)
HAS_NO_USE: Final = EventKind("has_no_use", (SEAT, GOODS_KIND), "SR-TRADE-03", spoken=True)
FEARS_WINNER: Final = EventKind("fears_winner", (SEAT, PARTNER), "SR-TRADE-03", spoken=True)
HELPS_MORE: Final = EventKind("helps_more", (SEAT, PARTNER), "SR-TRADE-03", spoken=True)

EVENT_KINDS: Final = (
    STARTED,
    STATIONED,
    PLACED,
    ROUND_BEGAN,
    ROLLED,
    ROLLED_AGAIN,
    PRODUCED,
    DREW,
    RENEWED,
    SHORTAGE,
    RETURNED,
    LEGIONNAIRE_MOVED,
    ROBBED,
    RANSOMED,
    BANKED,
    TOOK,
    LAID_OUT,
    ASKED_FOR,
    PROPOSED,
    WITHDREW,
    ACCEPTED,
    DECLINED,
    UNANSWERED,
    TRADED,
    BUILT_FIGHTER,
    BUILT_WAGON,
    BOUGHT_CARD,
    USED_JOKER,
    DREW_CARD,
    NO_CARD_LEFT,
    PLAYED,
    GAINED_GOLD,
    REINFORCED,
    TRAVELLED,
    PAID,
    PLUNDERED,
    TURNED,
    LOST_FIGHTER,
    FOUNDED,
    EXPANDED,
    COMPENSATED,
    GAINED_DIPLOMACY,
    LOST_DIPLOMACY,
    GAINED_SCOURGE,
    GAINED_LEGACY,
    SHOWED_POINTS,
    SHOWED_TREASURE,
    ANNOUNCED,
    ENDED,
    SPARES_NONE,
    HAS_NO_USE,
    FEARS_WINNER,
    HELPS_MORE,
)
