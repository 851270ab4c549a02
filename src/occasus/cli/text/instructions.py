"""Instructions for a player in words: how to read, how to answer, and what the actions do."""

from __future__ import annotations

from typing import Any, Final

from occasus.cli.text.lookup import action_list
from occasus.core.basics import RuleId, Seat
from occasus.core.game import Game
from occasus.locale import Words

TALKS: Final[dict[str, RuleId]] = {"fall_of_rome": "FR-RUL-05", "struggle_for_rome": "SR-TRADE-03"}


ASKING: Final = """
Questions cost nothing: [rules WORDS] quotes rules, [values WORDS] shows what is printed on board and cards,
[why ACTION] says why an action is not legal, and [help] lists the kinds of actions."""
SAYING: Final = "\nTo speak to the other players, add a line such as: say: I can defend Roma."


def how_to_read(rules: Game[Any], seats: int, seat: Seat) -> str:
    """Return which game it is, how to read a view, and what the actions do."""
    aim = "All players win or lose together." if rules.cooperative else "One player wins."
    name = Words(rules.name, "en").name("game", rules.name)
    return f"""You play the board game {name} in seat {seat} of {seats}. {aim}

You get everything that you may know, one line per part, and your legal actions.
a{{b c}} means ab and ac. march {{roma genua}} 0-2 means six actions: march roma 0, march roma 1, and so on.

Actions:
{action_list(rules.name)}
"""


def instructions(rules: Game[Any], seats: int, seat: Seat, asks: bool = False) -> str:
    """Return the same with how to answer; with `asks` also how to ask questions and to speak."""
    more = (ASKING + (SAYING if rules.name in TALKS else "")) if asks else ""
    return f"""{how_to_read(rules, seats, seat)}
Answer with one action in square brackets, such as [{_example(rules)}]. Thoughts before it are ignored.{more}
"""


def _example(rules: Game[Any]) -> str:
    """Return an action of the game that needs no explanation."""
    return {"fall_of_rome": "march roma 2", "empires_end": "pay first coin"}.get(rules.name, "end_turn")
