"""The events of Empire's End, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from occasus.core.log import EventKind
from occasus.games.empires_end.board.names import (
    AXES,
    BEARER,
    CARD,
    COINS,
    CONFLICT_CARD,
    GIVEN,
    HAMMERS,
    INNOVATION,
    NUMBER,
    OFFER,
    OTHER_TILE,
    PART,
    PHASE,
    POINTS,
    POSITION,
    RESOURCE,
    SEAT,
    SPACE,
    STRENGTHS,
    TAKEN,
    TILE,
    WHEATS,
)

# Setup
TEMPLE_GIVEN: Final = EventKind("temple_given", (SEAT,), "EE-SETUP-06")
TILE_LAID: Final = EventKind("tile_laid", (POSITION, TILE), "EE-SETUP-11")
REDREW: Final = EventKind("redrew", (SEAT,), "EE-LIGHT-02")
CHOSE_STRIKE: Final = EventKind("chose_strike", (SEAT, CARD), "EE-LIGHT-10", ("card",))
STRUCK: Final = EventKind("struck", (SEAT, CARD), "EE-LIGHT-03", reveals=True)

# The track
HOURGLASS_MOVED: Final = EventKind("hourglass_moved", (SPACE, PHASE), "EE-TRACK-02", begins_turn=True)
PHASE_SKIPPED: Final = EventKind("phase_skipped", (), "EE-RUL-26")
RESHUFFLED: Final = EventKind("reshuffled", (NUMBER,), "EE-RUL-26")
CONFLICTS_RESHUFFLED: Final = EventKind("conflicts_reshuffled", (NUMBER,), "EE-RUL-27")

# Tokens, points, cards
GAINED: Final = EventKind("gained", (SEAT, RESOURCE, NUMBER), "EE-INFO-04", ("resource", "number"))
SPENT: Final = EventKind("spent", (SEAT, RESOURCE, NUMBER), "EE-INFO-04", ("resource", "number"))
SCORED: Final = EventKind("scored", (SEAT, POINTS), "EE-INFO-03")
DREW: Final = EventKind("drew", (SEAT, CARD), "EE-INFO-02", ("card",))

# Disasters
REVEALED: Final = EventKind("revealed", (OFFER, CARD), "EE-DIS-01")
PAID: Final = EventKind("paid", (SEAT, OFFER, RESOURCE, CARD), "EE-DIS-05")
SKIPPED: Final = EventKind("skipped", (SEAT, OFFER, INNOVATION, CARD), "EE-ABIL-14")
TOOK: Final = EventKind("took", (SEAT, CARD), "EE-DIS-12")
TEMPLE_MOVED: Final = EventKind("temple_moved", (SEAT,), "EE-DIS-13")
REPLACED: Final = EventKind("replaced", (SEAT, OFFER, INNOVATION, CARD), "EE-ABIL-16")
DECLINED: Final = EventKind("declined", (SEAT,), "EE-RUL-20")
DESTROYED: Final = EventKind("destroyed", (SEAT, TILE), "EE-LOC-05")
NOTHING_LEFT: Final = EventKind("nothing_left", (SEAT,), "EE-LOC-12")
TRIGGERED: Final = EventKind("triggered", (SEAT, INNOVATION), "EE-ABIL-24")
ATTACHED: Final = EventKind("attached", (SEAT, INNOVATION, TILE), "EE-INNO-02")
CARD_LOST: Final = EventKind("card_lost", (SEAT, CARD), "EE-INNO-12")
SHOWED: Final = EventKind("showed", (SEAT, WHEATS, AXES, HAMMERS, COINS), "EE-INFO-06", reveals=True)
BOUGHT_COINS: Final = EventKind("bought_coins", (SEAT, NUMBER), "EE-POOR-03")

# Economy and industry
BEGAN_WITH: Final = EventKind("began_with", (SEAT, PART), "EE-CMB-02")
USED: Final = EventKind("used", (SEAT, BEARER), "EE-ECO-02")
EXCHANGED: Final = EventKind("exchanged", (SEAT, BEARER, GIVEN, TAKEN), "EE-ABIL-03")
REACTIVATED: Final = EventKind("reactivated", (SEAT, BEARER), "EE-ABIL-05")
REFRESHED: Final = EventKind("refreshed", (SEAT, INNOVATION), "EE-EXH-04")
BUILT: Final = EventKind("built", (SEAT, CARD), "EE-IND-06")
DISCOUNTED: Final = EventKind("discounted", (SEAT, TILE), "EE-IND-08")
SOLD: Final = EventKind("sold", (SEAT, CARD), "EE-IND-12", ("card",))
KEPT: Final = EventKind("kept", (SEAT, NUMBER), "EE-IND-14")
THREW_AWAY: Final = EventKind("threw_away", (SEAT, NUMBER), "EE-IND-14")
REBUILT: Final = EventKind("rebuilt", (SEAT, TILE), "EE-IND-20")
SWAPPED: Final = EventKind("swapped", (SEAT, TILE, OTHER_TILE), "EE-IND-28")
MOVED: Final = EventKind("moved", (SEAT, INNOVATION, TILE), "EE-ABIL-12")
FINISHED: Final = EventKind("finished", (SEAT,), "EE-SIM-04", reveals=True)  # it cannot be taken back

# Conflict
CONFLICT_REVEALED: Final = EventKind("conflict_revealed", (CONFLICT_CARD,), "EE-CON-01")
BASE_STRENGTH: Final = EventKind("base_strength", (SEAT, STRENGTHS), "EE-CON-04")
CHOSE_AXES: Final = EventKind("chose_axes", (SEAT, AXES), "EE-CON-05", ("axes",))
COMMITTED: Final = EventKind(
    "committed", (SEAT, AXES, COINS, STRENGTHS), "EE-SIM-07", ("axes", "coins", "strength"), reveals=True
)
BID_SHOWN: Final = EventKind("bid_shown", (SEAT, AXES, COINS, STRENGTHS), "EE-CON-07", reveals=True)
BAND_REACHED: Final = EventKind("band_reached", (SEAT, STRENGTHS), "EE-CON-08")
VICTORY: Final = EventKind("victory", (SEAT,), "EE-CON-11")
UPHEAVED: Final = EventKind("upheaved", (SEAT, TILE, OTHER_TILE), "EE-CON-14")
MARKER_REMOVED: Final = EventKind("marker_removed", (SEAT, INNOVATION), "EE-EXH-07")

# The end
LOCATIONS_COUNTED: Final = EventKind("locations_counted", (SEAT, POINTS), "EE-END-02")
INNOVATION_COUNTED: Final = EventKind("innovation_counted", (SEAT, INNOVATION, POINTS), "EE-END-02")
FINAL_SCORE: Final = EventKind("final_score", (SEAT, POINTS), "EE-END-02")
WON: Final = EventKind("won", (SEAT,), "EE-END-05")

EVENT_KINDS: Final[tuple[EventKind, ...]] = tuple(
    kind for kind in list(globals().values()) if isinstance(kind, EventKind)
)
