"""The catalogue: everything that a seat or chance can choose in Fall of Rome."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_CARD,
    CARD,
    CITY,
    CROWD,
    DICE,
    DRAWN,
    EVENT,
    LEGIONS,
    OPTION,
    OTHER_ROLE,
    PLAYER_CARD,
    ROLE,
    ROLL,
    SEAT,
    TRIBE,
)

CATALOGUE: Final = Catalogue()

# The action phase
END_ACTIONS: Final = CATALOGUE.plain("end_actions", rule="FR-TURN-02")  # FR-DEC-08
MARCH: Final = CATALOGUE.two("march", CITY, LEGIONS, rule="FR-ACT-MARCH-01")  # FR-DEC-09
SAIL: Final = CATALOGUE.two("sail", CITY, LEGIONS, rule="FR-ACT-SAIL-01")  # FR-DEC-11; then PAY
SAIL_FREE: Final = CATALOGUE.two("sail_free", CITY, LEGIONS, rule="FR-ROLE-CLASSIS-01")  # FR-DEC-23
TRAVEL: Final = CATALOGUE.two("travel", CITY, LEGIONS, rule="FR-ROLE-FABRUM-02")  # FR-DEC-26; then PAY
BRING: Final = CATALOGUE.one("bring", CROWD, rule="FR-ROLE-REGINA-01")  # FR-DEC-10
PAY: Final = CATALOGUE.one("pay", CARD, rule="FR-ACT-SAIL-02")
FORTIFY: Final = CATALOGUE.one("fortify", CARD, rule="FR-ACT-FORT-01")  # FR-DEC-12
BUILD_FORT: Final = CATALOGUE.plain("build_fort", rule="FR-ROLE-FABRUM-01")  # FR-DEC-25
TAKE_FORT: Final = CATALOGUE.one("take_fort", CITY, rule="FR-ACT-FORT-02")
RECRUIT: Final = CATALOGUE.plain("recruit", rule="FR-ACT-RECRUIT-01")  # FR-DEC-13
RECRUIT_ONLY: Final = CATALOGUE.one("recruit_only", LEGIONS)  # with recruit.allow_fewer
LEVY: Final = CATALOGUE.one("levy", CITY, rule="FR-ROLE-CONSUL-01")  # FR-DEC-21
PORT_RECRUIT: Final = CATALOGUE.two("port_recruit", CARD, LEGIONS, rule="FR-ROLE-CLASSIS-02")  # FR-DEC-24
BATTLE: Final = CATALOGUE.one("battle", DICE, rule="FR-ACT-BATTLE-02")  # FR-DEC-14
FACES: Final = CATALOGUE.one("faces", ROLL)  # FR-DEC-40
REMOVE: Final = CATALOGUE.one("remove", CROWD, rule="FR-ACT-BATTLE-04")  # FR-DEC-15, FR-DEC-16
GIVE: Final = CATALOGUE.two("give", ROLE, CARD, rule="FR-ACT-PLOT-01")  # FR-DEC-17
TAKE: Final = CATALOGUE.two("take", ROLE, CARD, rule="FR-ACT-PLOT-01")  # FR-DEC-17
TRADE_GIVE: Final = CATALOGUE.two("trade_give", ROLE, CARD)  # FR-DEC-22
TRADE_TAKE: Final = CATALOGUE.two("trade_take", ROLE, CARD)  # FR-DEC-22
STORE: Final = CATALOGUE.one("store", CARD, rule="FR-SOLO-12")  # FR-DEC-27
FETCH: Final = CATALOGUE.one("fetch", CARD, rule="FR-SOLO-12")  # FR-DEC-27
ALLY: Final = CATALOGUE.one("ally", TRIBE, rule="FR-ACT-ALLY-01")  # FR-DEC-19; then PAY
ENLIST: Final = CATALOGUE.two("enlist", CARD, LEGIONS, rule="FR-ACT-ENLIST-01")  # FR-DEC-20
ENLIST_FREE: Final = CATALOGUE.two("enlist_free", TRIBE, LEGIONS)  # FR-DEC-20

# Answers
ACCEPT: Final = CATALOGUE.plain("accept")  # FR-DEC-18, FR-DEC-34
REFUSE: Final = CATALOGUE.plain("refuse")
USE_IT: Final = CATALOGUE.plain("use")  # FR-DEC-39
DECLINE: Final = CATALOGUE.plain("decline")
DONE: Final = CATALOGUE.plain("done")

# Drawing and the hand
DRAW_CARDS: Final = CATALOGUE.one("draw_cards", DRAWN)  # FR-DEC-28
PUT_BACK: Final = CATALOGUE.one("put_back", PLAYER_CARD)  # FR-DEC-29
DISCARD: Final = CATALOGUE.one("discard", PLAYER_CARD, rule="FR-HAND-01")  # FR-DEC-30

# Windows
PLAY_EVENT: Final = CATALOGUE.two("event", EVENT, OPTION, rule="FR-EVENT-01")  # FR-DEC-31, FR-DEC-32
EXCHANGE: Final = CATALOGUE.one("exchange", CARD, rule="FR-ROLE-VESTALIS-02")  # FR-DEC-35
PASS: Final = CATALOGUE.plain("pass", rule="FR-EVENT-01")  # FR-DEC-36
PASS_TURN: Final = CATALOGUE.plain("pass_turn")  # FR-DEC-36, for the rest of the turn

# What event cards name (FR-DEC-33)
CHOOSE: Final = CATALOGUE.one("choose", CITY)
STRIKE: Final = CATALOGUE.two("strike", TRIBE, CITY)
PLACE_LEGIONS: Final = CATALOGUE.two("place", CITY, LEGIONS)
MOVE_PAWN: Final = CATALOGUE.two("move_pawn", ROLE, LEGIONS)
SWAP: Final = CATALOGUE.pair("swap", ROLE, OTHER_ROLE)
OFFER: Final = CATALOGUE.one("offer", CARD)  # FR-DEC-42
TAKE_CARD: Final = CATALOGUE.one("take_card", CARD)
LAY: Final = CATALOGUE.one("lay", BARBARIAN_CARD)
BANISH: Final = CATALOGUE.one("banish", BARBARIAN_CARD)
GO: Final = CATALOGUE.one("go", LEGIONS)

# Setup
PICK_ROLE: Final = CATALOGUE.one("pick_role", ROLE)  # FR-DEC-41
START: Final = CATALOGUE.one("start", CITY)  # FR-DEC-05, FR-DEC-06

# Chance (FR-DEC-38)
DEAL_ROLE: Final = CATALOGUE.one("role", ROLE)
REVEAL: Final = CATALOGUE.one("reveal", BARBARIAN_CARD)
DRAW: Final = CATALOGUE.one("draw", PLAYER_CARD)
DRAW_EVENT: Final = CATALOGUE.one("draw_event", EVENT)
ROLL_DICE: Final = CATALOGUE.one("roll", ROLL)
FIRST: Final = CATALOGUE.one("first", SEAT)  # FR-DEC-07
