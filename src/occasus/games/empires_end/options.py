"""The options of Empire's End: the mode, and every ruling that another table may read otherwise."""

from __future__ import annotations

from typing import Final

from occasus.core.options import Option, flag

OPTIONS: Final[tuple[Option, ...]] = (
    Option("mode", "standard", ("standard", "lightning"), "EE-LIGHT-01", "The whole track, or the shorter game."),
    Option(
        "first_player",
        "random",
        ("random", 0, 1, 2, 3),
        "EE-SETUP-06",
        "Who holds the temple at first: a random seat, or this one.",
    ),
    Option(
        "relief_when",
        "card",
        ("card", "phase"),
        "EE-RUL-10",
        "When a taker with too few resources may buy coins: after each card, or once at the end of the phase.",
    ),
    flag("taker_leaves", "EE-RUL-11", "Whoever took the first of two disasters is out of the second auction."),
    flag("abilities_in_one_block", "EE-RUL-14", "Industry abilities are used in one uninterrupted block."),
    flag("throw_away_early", "EE-RUL-15", "Leftover cards may be thrown away however many cards were handled."),
    flag("count_before_lifting", "EE-RUL-19", "A moved innovation still counts where it comes from."),
    flag("replace_on_own_turn", "EE-RUL-20", "A disaster is replaced only by the player about to act."),
    flag("replaced_returns", "EE-RUL-20", "A replaced disaster is shuffled back into the deck."),
    flag("ruins_keep_kind", "EE-RUL-21", "In final scoring destroyed neighbours of the printed kind count too."),
    flag("chains", "EE-RUL-22", "A re-activation may name another one that was not used yet."),
    flag("coins_in_exchanges", "EE-RUL-25", "A coin may be given as the wheat of an exchange.", default=True),
    flag("finite_supply", "EE-RUL-01", "Tokens can run out; what the supply lacks is not gained."),
    flag("strict_hidden", "EE-RUL-03", "The log does not tell which tokens others gain from the supply or spend."),
)
