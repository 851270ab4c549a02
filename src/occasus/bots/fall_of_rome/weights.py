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
        self.decline = [3.0, 3.0, 3.5, 4.5, 6.0, 9.0, 15.0, 60.0, 200.0]  # the next step, by steps so far
        self.spent = [0.0, 3.0, 6.0, 9.5, 14.0, 20.0, 29.0, 44.0, 104.0]  # the steps so far
        self.scarce = [30.0, 22.0, 16.0, 11.0, 7.5, 5.0, 3.2, 2.0, 1.2, 0.6]  # so few left in a supply
        self.roma_sacked = 150.0
        self.phases = 6  # invade phases looked ahead,
        self.patience = 0.85  # each worth so much of the one before
        self.ally = 22.0
        self.ready = 0.75  # of an alliance, when its cards are together
        self.pull = 0.4  # and more, the nearer the tribe is:
        self.step_ready = 0.8  # this for each step
        self.curve = 1.3
        self.meet = 0.6  # a card that another holds, of what it would be worth here
        self.meet_near = [0.88**way for way in range(250)]  # of that, so many actions apart
        self.passed = 0.35  # of the cards that others will draw
        self.hope = 0.4  # of a way to an alliance: that the cards will come at all
        self.hope_slope = 0.8
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
        self.full_hand = 0.5
