"""The events of Fall of Rome, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from occasus.core.log import EventKind
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_CARD,
    CARD,
    CITY,
    DECK_CARDS,
    DICE,
    EVENT,
    FROM_CITY,
    INVASIONS,
    LEGIONS,
    NUMBER,
    OPTION,
    OTHER_CARD,
    OTHER_ROLE,
    PILES,
    PLAYER_CARD,
    REACH,
    RECRUITS,
    ROLE,
    ROLL,
    SEAT,
    TRIBE,
)

# Setup
ROLE_DEALT: Final = EventKind("role_dealt", (ROLE,), "FR-SETUP-09")
SETTLED: Final = EventKind("settled", (TRIBE, CITY, NUMBER), "FR-SETUP-06")
DEALT: Final = EventKind("dealt", (SEAT, PLAYER_CARD), "FR-SETUP-12")
TREASURED: Final = EventKind("treasured", (CARD,), "FR-SOLO-05")
STARTED: Final = EventKind("started", (ROLE, CITY, NUMBER), "FR-SETUP-14")
DECK_BUILT: Final = EventKind("deck_built", (DECK_CARDS, PILES), "FR-SETUP-17")
FIRST_PLAYER: Final = EventKind("first_player", (SEAT,), "FR-SETUP-20")

# The turn
TURN_BEGAN: Final = EventKind("turn_began", (ROLE,), "FR-TURN-04", begins_turn=True)
DISCARDED: Final = EventKind("discarded", (SEAT, PLAYER_CARD), "FR-TURN-06")
MARCHED: Final = EventKind("marched", (ROLE, FROM_CITY, CITY, LEGIONS), "FR-ACT-MARCH-01")
SAILED: Final = EventKind("sailed", (ROLE, FROM_CITY, CITY, LEGIONS), "FR-ACT-SAIL-01")
SAILED_FREE: Final = EventKind("sailed", (ROLE, FROM_CITY, CITY, LEGIONS), "FR-ROLE-CLASSIS-01")
TRAVELLED: Final = EventKind("travelled", (ROLE, FROM_CITY, CITY, LEGIONS), "FR-ROLE-FABRUM-02")
BROUGHT: Final = EventKind("brought", (TRIBE, NUMBER, FROM_CITY, CITY), "FR-ROLE-REGINA-01")
FORTIFIED: Final = EventKind("fortified", (CITY,), "FR-ACT-FORT-01")
LEGIONS_SPENT: Final = EventKind("legions_spent", (CITY, NUMBER), "FR-ROLE-FABRUM-01")
FORT_BUILT: Final = EventKind("fortified", (CITY,), "FR-ROLE-FABRUM-01")
FORT_MOVED: Final = EventKind("fort_moved", (FROM_CITY, CITY), "FR-ACT-FORT-02")
RECRUITED: Final = EventKind("recruited", (CITY, NUMBER), "FR-ACT-RECRUIT-01")
LEVIED: Final = EventKind("levied", (CITY,), "FR-ROLE-CONSUL-01")
PORT_RECRUITED: Final = EventKind("recruited", (CITY, NUMBER), "FR-ROLE-CLASSIS-02")
ENLISTED: Final = EventKind("enlisted", (TRIBE, CITY, NUMBER), "FR-ACT-ENLIST-03")
ALLIED: Final = EventKind("allied", (TRIBE,), "FR-ACT-ALLY-03")

# Battle
BATTLE_BEGAN: Final = EventKind("battle_began", (ROLE, CITY, DICE), "FR-ACT-BATTLE-02")
ROLLED: Final = EventKind("rolled", (ROLL,), "FR-ACT-BATTLE-03")
FACES_SET: Final = EventKind("faces_set", (SEAT, ROLL), "FR-RUL-98")
REMOVED: Final = EventKind("removed", (TRIBE, CITY, NUMBER), "FR-COMP-12")
LEGIONS_LOST: Final = EventKind("legions_lost", (CITY, NUMBER), "FR-ACT-BATTLE-04")
LEGIONS_WON: Final = EventKind("legions_won", (CITY, NUMBER), "FR-ROLE-CONSUL-03")
REGINA_RECRUITED: Final = EventKind("legions_won", (CITY, NUMBER), "FR-ROLE-REGINA-05")

# Plots
PLOT_PROPOSED: Final = EventKind("plot_proposed", (ROLE, OTHER_ROLE, CARD), "FR-RUL-21")
REFUSED: Final = EventKind("refused", (SEAT,), "FR-RUL-116")
CARD_PASSED: Final = EventKind("card_passed", (ROLE, OTHER_ROLE, CARD), "FR-ACT-PLOT-02")
STORED: Final = EventKind("stored", (CARD,), "FR-SOLO-12")
FETCHED: Final = EventKind("fetched", (CARD,), "FR-SOLO-12")

# Drawing and revolts
DREW: Final = EventKind("drew", (SEAT, PLAYER_CARD), "FR-DRAW-01")
PUT_BACK_ON_TOP: Final = EventKind("put_back", (SEAT, PLAYER_CARD), "FR-ROLE-VESTALIS-03")
REVOLTED: Final = EventKind("revolted", (BARBARIAN_CARD,), "FR-REVOLT-03")
RATE_ROSE: Final = EventKind("rate_rose", (INVASIONS, RECRUITS), "FR-REVOLT-02")
INTENSIFIED: Final = EventKind("intensified", (NUMBER,), "FR-REVOLT-07")

# Invasions
REVEALED: Final = EventKind("revealed", (BARBARIAN_CARD,), "FR-INV-01")
INVADED: Final = EventKind("invaded", (TRIBE, CITY), "FR-INV-04")
MIGRATED: Final = EventKind("migrated", (TRIBE, FROM_CITY, CITY, REACH), "FR-INV-05")  # from the city on the card
MIGRATED_TO_GATE: Final = EventKind("migrated", (TRIBE, FROM_CITY, CITY, REACH), "FR-INV-06")
ADDED: Final = EventKind("added", (TRIBE, CITY), "FR-INV-08")
ATTACKED: Final = EventKind("attacked", (TRIBE, CITY), "FR-DEF-02")
AMBUSHED: Final = EventKind("ambushed", (TRIBE, CITY, NUMBER), "FR-DEF-03")
SACKED: Final = EventKind("sacked", (TRIBE, CITY), "FR-SACK-01")
FORT_FELL: Final = EventKind("fort_fell", (CITY,), "FR-SACK-03")
DECLINED: Final = EventKind("declined", (NUMBER,), "FR-SACK-02")
INVASION_SKIPPED: Final = EventKind("invasion_skipped", (), "FR-RUL-97")

# Event cards
EVENT_PLAYED: Final = EventKind("event_played", (SEAT, EVENT, OPTION), "FR-EVENT-05")
EXCHANGED: Final = EventKind("exchanged", (SEAT, CARD, EVENT), "FR-ROLE-VESTALIS-02")
FEWER_INVASIONS: Final = EventKind("fewer_invasions", (NUMBER,), "FR-RUL-97")
MORE_ACTIONS: Final = EventKind("more_actions", (NUMBER,), "FR-RUL-85")
SWAPPED: Final = EventKind("swapped", (ROLE, CARD, OTHER_ROLE, OTHER_CARD), "FR-RUL-113")
PAWN_MOVED: Final = EventKind("pawn_moved", (ROLE, FROM_CITY, CITY, LEGIONS), "FR-RUL-82")
LEGIONS_PLACED: Final = EventKind("legions_placed", (CITY, NUMBER), "FR-RUL-95")
FORT_PLACED: Final = EventKind("fortified", (CITY,), "FR-RUL-96")
CARD_TAKEN: Final = EventKind("card_taken", (SEAT, CARD), "FR-RUL-107")
LOOKED: Final = EventKind("looked", (BARBARIAN_CARD,), "FR-RUL-111")
LAID: Final = EventKind("laid", (BARBARIAN_CARD,), "FR-RUL-111")
BANISHED: Final = EventKind("banished", (BARBARIAN_CARD,), "FR-RUL-86")
REPLACED: Final = EventKind("replaced", (CITY, NUMBER), "FR-RUL-108")

# The end
WON: Final = EventKind("won", (), "FR-END-01")
LOST_CUBES: Final = EventKind("lost_no_cubes", (TRIBE,), "FR-END-03")
LOST_DECLINE: Final = EventKind("lost_decline", (), "FR-END-04")
LOST_DECK: Final = EventKind("lost_deck", (), "FR-END-05")
LOST_ROMA: Final = EventKind("lost_roma", (TRIBE,), "FR-END-06")

EVENT_KINDS: Final[tuple[EventKind, ...]] = tuple(kind for kind in globals().values() if isinstance(kind, EventKind))
