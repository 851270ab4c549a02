"""Weights of the planning bots of Fall of Rome: one unit is about one action well spent."""

from __future__ import annotations

from typing import Final, final

from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome.board.names import (
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
        self.crowd = vec[float]([0.0, 1.0, 2.2, 4.0])  # so many barbarians of a tribe in a city
        self.crowd_roma = vec[float]([0.0, 1.5, 5.0, 14.0])
        self.spent = vec[float]([0.0, 5.5, 11.6, 19.2, 28.8, 41.1, 57.6, 82.2, 205.0])  # the steps so far
        self.scarce = vec[float]([35.7, 23.8, 16.7, 11.9, 8.3, 5.4, 3.6, 2.4, 1.5, 0.7])  # so few left in a supply
        self.roma_sacked = 150.0
        self.phases = 6  # invade phases looked ahead,
        self.patience = 0.85  # each worth so much of the one before
        self.ally = 64.0  # an alliance;
        self.near = 3.4  # one that is so many actions away is worth a third of that
        self.draw = 1.84  # a card to wait for costs so many actions,
        self.draw_turn = 0.5  # more for every turn that it takes to come,
        self.draw_late = 6.0  # and more when the deck may end before
        self.shorter = 1.6  # of two who meet, the shorter way counts so much beside the longer one
        self.hopeless = 18.7
        self.way_later = 0.7  # of the way to the tribe, while cards are missing
        self.late = 12.0  # turns before the end from which dangers count less and less
        self.late_least = 0.27
        self.keep = 3.0  # a card that an alliance still needs, whoever has it
        self.card = 0.36
        self.spare = 0.51  # a card of an ally's colour
        self.clear = 85.0  # all barbarians of tribes that are no allies gone from the board;
        self.clear_cube = 0.12  # each that is left takes so much of it
        self.reach = 0.25
        self.reach_step = 0.72
        self.fort = 0.6  # a fort where barbarians come in
        self.fort_trouble = 0.15
        self.fort_step = 0.65
        self.trust = 0.9  # that legions stay where they are needed
        self.legion = 0.6
        self.legion_alone = 0.15
        self.event = 2.2  # an event card that is not known yet
        self.events = vec[float]([0.0] * EVENTS)  # those that are, in the middle of a game
        for event, worth in HELD:
            self.events[event] = worth
        self.event_late = 10.0  # turns before the end from which keeping an event is worth less and less
        self.full_hand = 2.7  # a card that is needed, in a hand with no room for it


def alternative_weights() -> list[Weights]:
    """Other ways to see a position, for plans that no one would think of by the usual one."""
    far, bold, careful = Weights(), Weights(), Weights()
    far.near *= 2.0  # thinks of alliances that take long,
    bold.ally *= 1.8  # wants them at any price,
    careful.crowd = vec[float]([1.6 * worth for worth in careful.crowd])  # or fights first
    careful.spent = vec[float]([1.3 * worth for worth in careful.spent])
    return [far, bold, careful]
