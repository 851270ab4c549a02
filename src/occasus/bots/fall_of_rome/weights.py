"""What the planning bots of Fall of Rome hold dear: one unit is about one action well spent."""

from __future__ import annotations

from typing import Final, final

from occasus.games.fall_of_rome.names import (
    ABUNDANS,
    ALEA,
    AUDENTES,
    CARPE,
    DO_UT_DES,
    EVENTS,
    FESTINA,
    HIC,
    HOMO,
    MELIUS,
    MORS,
    MORTUI,
    SI_VIS,
    VAE,
    VENI,
)

WON: Final = 1000.0
LOST: Final = -1000.0


HELD: Final = (
    (ABUNDANS, 3.5),
    (ALEA, 1.0),
    (AUDENTES, 0.5),
    (CARPE, 2.5),
    (DO_UT_DES, 2.0),
    (FESTINA, 2.0),
    (HIC, 2.5),
    (HOMO, 3.0),
    (MELIUS, 2.0),
    (MORS, 2.0),
    (MORTUI, 3.0),
    (SI_VIS, 2.5),
    (VAE, 2.0),
    (VENI, 2.5),
)


@final
class Weights:
    """The figures of the evaluation, found by playing many games."""

    def __init__(self) -> None:
        self.counts_cards = True  # knows which barbarian cards can still come
        self.crowd = [0.0, 1.0, 2.2, 4.0]  # so many barbarians of a tribe in a city
        self.crowd_roma = [0.0, 1.5, 5.0, 14.0]
        self.spent = [0.0, 8.0, 17.0, 28.0, 42.0, 60.0, 84.0, 120.0, 300.0]  # the steps so far
        self.scarce = [60.0, 40.0, 28.0, 20.0, 14.0, 9.0, 6.0, 4.0, 2.5, 1.2]  # so few left in a supply
        self.roma_sacked = 150.0
        self.phases = 6  # invade phases looked ahead,
        self.patience = 0.85  # each worth so much of the one before
        self.ally = 30.0  # an alliance counts for so many actions, as many as a hopeless one is away
        self.effort = 2.7  # an action for alliances,
        self.effort_most = 2.0  # at most so many times more when time is short:
        self.share = 0.9  # when more than this share of all actions is needed
        self.later = 0.85  # the next alliance counts so much of the one before
        self.draw = 3.0  # a card to wait for costs so many actions,
        self.draw_turn = 0.5  # more for every turn that it takes to come,
        self.draw_late = 6.0  # and more when the deck may end before
        self.hopeless = 30.0
        self.way_later = 0.6  # of the way to the tribe, while cards are missing
        self.late = 12.0  # turns before the end from which dangers count less and less
        self.late_least = 0.4
        self.card = 0.25
        self.spare = 0.8  # a card of an ally's colour
        self.clear = 120.0  # all barbarians of tribes that are no allies gone from the board;
        self.clear_cube = 0.12  # each that is left takes so much of it
        self.reach = 0.25
        self.reach_step = 0.8
        self.fort = 0.6  # a fort where barbarians come in
        self.fort_trouble = 0.15
        self.fort_step = 0.65
        self.trust = 0.9  # that legions stay where they are needed
        self.legion = 0.6
        self.legion_alone = 0.15
        self.event = 2.2  # an event card that is not known yet
        self.events = [0.0] * EVENTS  # those that are, in the middle of a game
        for event, worth in HELD:
            self.events[event] = worth
        self.event_late = 10.0  # turns before the end from which keeping an event is worth less and less
        self.full_hand = 1.0  # actions for a card that is needed, in a hand with no room for it
