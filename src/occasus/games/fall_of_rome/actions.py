"""The catalogue: everything that a seat or chance can choose in Fall of Rome."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.fall_of_rome.names import (
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
END_ACTIONS: Final = CATALOGUE.add("end_actions")  # FR-DEC-08
MARCH: Final = CATALOGUE.add("march", CITY, LEGIONS)  # FR-DEC-09
SAIL: Final = CATALOGUE.add("sail", CITY, LEGIONS)  # FR-DEC-11; then PAY
SAIL_FREE: Final = CATALOGUE.add("sail_free", CITY, LEGIONS)  # FR-DEC-23
TRAVEL: Final = CATALOGUE.add("travel", CITY, LEGIONS)  # FR-DEC-26; then PAY
BRING: Final = CATALOGUE.add("bring", CROWD)  # FR-DEC-10
PAY: Final = CATALOGUE.add("pay", CARD)
FORTIFY: Final = CATALOGUE.add("fortify", CARD)  # FR-DEC-12
BUILD_FORT: Final = CATALOGUE.add("build_fort")  # FR-DEC-25
TAKE_FORT: Final = CATALOGUE.add("take_fort", CITY)
RECRUIT: Final = CATALOGUE.add("recruit")  # FR-DEC-13
RECRUIT_ONLY: Final = CATALOGUE.add("recruit_only", LEGIONS)  # with recruit.allow_fewer
LEVY: Final = CATALOGUE.add("levy", CITY)  # FR-DEC-21
PORT_RECRUIT: Final = CATALOGUE.add("port_recruit", CARD, LEGIONS)  # FR-DEC-24
BATTLE: Final = CATALOGUE.add("battle", DICE)  # FR-DEC-14
FACES: Final = CATALOGUE.add("faces", ROLL)  # FR-DEC-40
REMOVE: Final = CATALOGUE.add("remove", CROWD)  # FR-DEC-15, FR-DEC-16
GIVE: Final = CATALOGUE.add("give", ROLE, CARD)  # FR-DEC-17
TAKE: Final = CATALOGUE.add("take", ROLE, CARD)  # FR-DEC-17
TRADE_GIVE: Final = CATALOGUE.add("trade_give", ROLE, CARD)  # FR-DEC-22
TRADE_TAKE: Final = CATALOGUE.add("trade_take", ROLE, CARD)  # FR-DEC-22
STORE: Final = CATALOGUE.add("store", CARD)  # FR-DEC-27
FETCH: Final = CATALOGUE.add("fetch", CARD)  # FR-DEC-27
ALLY: Final = CATALOGUE.add("ally", TRIBE)  # FR-DEC-19; then PAY
ENLIST: Final = CATALOGUE.add("enlist", CARD, LEGIONS)  # FR-DEC-20
ENLIST_FREE: Final = CATALOGUE.add("enlist_free", TRIBE, LEGIONS)  # FR-DEC-20

# Answers
ACCEPT: Final = CATALOGUE.add("accept")  # FR-DEC-18, FR-DEC-34
REFUSE: Final = CATALOGUE.add("refuse")
USE: Final = CATALOGUE.add("use")  # FR-DEC-39
DECLINE: Final = CATALOGUE.add("decline")
DONE: Final = CATALOGUE.add("done")

# Drawing and the hand
DRAW_CARDS: Final = CATALOGUE.add("draw_cards", DRAWN)  # FR-DEC-28
PUT_BACK: Final = CATALOGUE.add("put_back", PLAYER_CARD)  # FR-DEC-29
DISCARD: Final = CATALOGUE.add("discard", PLAYER_CARD)  # FR-DEC-30

# Windows
PLAY_EVENT: Final = CATALOGUE.add("event", EVENT, OPTION)  # FR-DEC-31, FR-DEC-32
EXCHANGE: Final = CATALOGUE.add("exchange", CARD)  # FR-DEC-35
PASS: Final = CATALOGUE.add("pass")  # FR-DEC-36
PASS_TURN: Final = CATALOGUE.add("pass_turn")  # FR-DEC-36, for the rest of the turn

# What event cards name (FR-DEC-33)
CHOOSE: Final = CATALOGUE.add("choose", CITY)
STRIKE: Final = CATALOGUE.add("strike", TRIBE, CITY)
PLACE: Final = CATALOGUE.add("place", CITY, LEGIONS)
MOVE_PAWN: Final = CATALOGUE.add("move_pawn", ROLE, LEGIONS)
SWAP: Final = CATALOGUE.add("swap", ROLE, OTHER_ROLE)
OFFER: Final = CATALOGUE.add("offer", CARD)  # FR-DEC-42
TAKE_CARD: Final = CATALOGUE.add("take_card", CARD)
LAY: Final = CATALOGUE.add("lay", BARBARIAN_CARD)
BANISH: Final = CATALOGUE.add("banish", BARBARIAN_CARD)
GO: Final = CATALOGUE.add("go", LEGIONS)

# Setup
PICK_ROLE: Final = CATALOGUE.add("pick_role", ROLE)  # FR-DEC-41
START: Final = CATALOGUE.add("start", CITY)  # FR-DEC-05, FR-DEC-06

# Chance (FR-DEC-38)
DEAL_ROLE: Final = CATALOGUE.add("role", ROLE)
REVEAL: Final = CATALOGUE.add("reveal", BARBARIAN_CARD)
DRAW: Final = CATALOGUE.add("draw", PLAYER_CARD)
DRAW_EVENT: Final = CATALOGUE.add("draw_event", EVENT)
ROLL_DICE: Final = CATALOGUE.add("roll", ROLL)
FIRST: Final = CATALOGUE.add("first", SEAT)  # FR-DEC-07
