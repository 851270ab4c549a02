"""Understanding what somebody typed: a number of the menu, an action, or the beginning of one."""

from __future__ import annotations

from typing import Any, Final

from occasus.cli.menu import Menu
from occasus.core.basics import OccasusError, Refused, RuleId, Seat
from occasus.core.game import Game
from occasus.core.words import nearest
from occasus.locale import Words

SHOWN: Final = 8  # candidates that an answer names at most


def understand(line: str, menu: Menu, game: Game[Any], state: Any, seat: Seat, words: Words) -> str:
    """The legal action that a line means; anything else is refused with one sentence."""
    typed = line.split()
    if len(typed) == 1 and typed[0].isdigit():
        number = int(typed[0])
        if 1 <= number <= len(menu.actions):
            return menu.actions[number - 1]
        raise OccasusError(words.say("no-such-number", number=number, most=len(menu.actions)))
    turned = turned_texts(menu.actions, game)
    found = beginning_with(typed, menu.actions) or [turned[text] for text in beginning_with(typed, list(turned))]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(found[:SHOWN]) + (", ..." if len(found) > SHOWN else "")
        raise OccasusError(words.say("ambiguous", line=" ".join(typed), count=len(found), names=names))
    raise not_allowed(typed, menu, game, state, seat, words)


def turned_texts(actions: list[str], game: Game[Any]) -> dict[str, str]:
    """The actions whose two words may stand in either order, by the other order."""
    catalogue = game.catalogue
    codes = {action: catalogue.parse(action) for action in actions}
    return {catalogue.text(catalogue.turned(code)): action for action, code in codes.items()}


def beginning_with(typed: list[str], actions: list[str]) -> list[str]:
    """The actions whose words begin with the typed ones; an exact word is preferred to a longer one."""
    found = [action.split() for action in actions]
    for place, word in enumerate(typed):
        found = [action for action in found if len(action) > place and action[place].startswith(word.lower())]
        exact = [action for action in found if action[place] == word.lower()]
        found = exact or found
    texts = [" ".join(action) for action in found]
    whole = " ".join(typed).lower()
    return [whole] if whole in texts else texts


def not_allowed(typed: list[str], menu: Menu, game: Game[Any], state: Any, seat: Seat, words: Words) -> OccasusError:
    """The sentence for a line that means no legal action: the rule against it, or the nearest right words."""
    text = " ".join(typed).lower()
    codes = game.catalogue.codes()
    meant = beginning_with(typed, list(codes))
    if len(meant) == 1 or (meant and meant[0].split()[0] == typed[0].lower()):
        rule = game.explain(state, seat, codes[meant[0]]) or ""
        return Refused(words.say("not-now", action=meant[0] if len(meant) == 1 else text), rule)
    near = nearest(text, menu.actions, 3)
    kinds = nearest(typed[0], menu.kinds, 2)
    if near or kinds:
        return OccasusError(words.say("not-understood-but", line=text, names=" / ".join(near or kinds)))
    return OccasusError(words.say("not-understood", line=text))


def reason_against(text: str, game: Game[Any], state: Any, seat: Seat) -> tuple[str, RuleId | None]:
    """An action in full words, and the rule that forbids it now (None if it is allowed)."""
    typed = text.lower().split()
    codes = game.catalogue.codes()
    legal = [game.catalogue.text(code) for code in game.legal(state, seat)]
    turned = turned_texts(legal, game)
    found = beginning_with(typed, legal) or [turned[text] for text in beginning_with(typed, list(turned))]
    found = found or beginning_with(typed, list(codes))
    action = found[0] if found else " ".join(typed)
    return action, game.explain(state, seat, game.catalogue.parse(action))
