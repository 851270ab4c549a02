"""The options of Fall of Rome: challenge, difficulty, edition and the switches of the rulings
(FR-DEC-02, FR-DEC-03, FR-DEC-04).
"""

from __future__ import annotations

from typing import Final

from occasus.core.options import Option, flag
from occasus.games.fall_of_rome.board.names import ROLE_WORDS

LEVELS: Final = tuple(
    (challenge, difficulty)
    for challenge in ("base", "roma_caput_mundi")
    for difficulty in ("novice", "normal", "heroic", "legendary")
    if challenge != "base" or difficulty != "legendary"
)  # FR-DIFF-03

OPTIONS: Final = (
    Option("difficulty", "normal", ("novice", "normal", "heroic", "legendary"), "FR-DIFF-01", "How many revolts come."),
    Option("challenge", "base", ("base", "roma_caput_mundi"), "FR-RCM-01", "Roma Caput Mundi: Roma without legions."),
    Option("edition", "default", ("default", "first_polish"), "FR-ED-01", "Which printed edition decides."),
    Option("alliance_cost.orange", 4, (4, 5), "FR-ED-01", "Cards for an alliance with the Anglo-Saxons and Franks."),
    Option("decline.steps_to_lose", 8, tuple(range(1, 17)), "FR-ED-05", "Steps of decline that lose (house rule)."),
    flag("recruit.allow_fewer", "FR-RUL-19", "Recruiting may place fewer legions than the rate."),
    Option("roles.first_seat", "dealt", ("dealt", *ROLE_WORDS), "FR-SETUP-09", "The first player's role (house rule)."),
    flag("solo.choose_roles", "FR-ED-23", "Solo: choose the three roles instead of dealing them."),
    Option("solo.order", "dealt", ("dealt", "choose"), "FR-RUL-10", "Solo: who orders the row of roles."),
    Option("first_player.tie", "random", ("random", "choose"), "FR-RUL-01", "Who decides a tie for the first player."),
    Option(
        "first_player.days",
        "stand_in",
        ("stand_in", "random"),
        "FR-RUL-03",
        "First player where printed days are not known.",
    ),
    flag("mercator.consent", "FR-RUL-22", "The Mercator's trade needs the partner's consent.", True),
    Option("rcm.regina_into_roma", "allow", ("allow", "forbid"), "FR-RUL-40", "Regina may carry barbarians into Roma."),
    flag("vestalis.may_return_revolt", "FR-RUL-46", "Vestalis may put a revolt back on the deck.", True),
    Option(
        "audentes.short_deck",
        "draw_rest",
        ("draw_rest", "loss"),
        "FR-RUL-83",
        "Audentes Fortuna Iuvat with too few cards.",
    ),
)
