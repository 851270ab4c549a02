"""The options of Struggle for Rome: the rulings that the printed game may see differently, and two limits."""

from __future__ import annotations

from typing import Final

from occasus.core.options import Option, flag

UNLIMITED: Final = "unlimited"

OPTIONS: Final = (  # what people change most often comes first
    Option(
        "round_limit", 100, tuple(range(1, 301)), "SR-RUL-41", "Rounds after which the game ends without 10 points."
    ),
    Option(
        "offers_per_turn",
        UNLIMITED,
        (UNLIMITED, 0, 1, 2, 3, 4, 5, 10),
        "SR-RUL-46",
        "Offers that a player may make in one turn, so that turns of programs end soon.",
    ),
    flag("gold_in_deals", "SR-RUL-14", "Gold may be part of a deal between players."),
    Option("fighters_per_colour", 9, (9, 8), "SR-RUL-01", "Horsemen, and warriors, of each colour."),
    flag("one_way_arrows", "SR-RUL-04", "Arrows work one way; needs a map that gives them directions."),
    flag("every_seven", "SR-RUL-10", "Every 7 takes effect, gets no marker and is not one of the four sums."),
    Option(
        "shortage_rounding", "down", ("down", "up"), "SR-RUL-12", "How half of an odd hand is rounded in a shortage."
    ),
    flag("plundered_card_waits", "SR-RUL-17", "A card gained by plunder may be played from the next phase on."),
    flag("named_pasture", "SR-RUL-20", "The compensation may be horse or cattle by name."),
    flag("attack_across_sea", "SR-RUL-27", "A sea route makes a crossroads and a city neighbours."),
)
