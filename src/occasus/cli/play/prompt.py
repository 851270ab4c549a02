"""Understanding what someone typed: a number of the menu, an action, or the beginning of one.

An action is typed as it is written in match files (`march roma 2`), or as the menu tells it in the reader's language.
"""

from __future__ import annotations

from typing import Any, Final

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.menu import Menu
from occasus.cli.typed_text import normalise
from occasus.core.basics import OccasusError, Refused, RuleId, Seat, View
from occasus.core.game import Game
from occasus.core.suggestions import nearest

SHOWN: Final = 8  # candidates that an answer names at most


def understand(line: str, menu: Menu, deeds: ActionText, game: Game[Any], state: Any, seat: Seat, seen: View) -> str:
    """The legal action that a line means; anything else is refused with one sentence."""
    typed, words = line.split(), deeds.words
    if len(typed) == 1 and typed[0].isdigit():
        number = int(typed[0])
        if 1 <= number <= len(menu.actions):
            return menu.actions[number - 1]
        raise OccasusError(words.say("no-such-number", number=number, most=len(menu.actions)))
    actions = legal_meant(line, menu.actions, deeds, game, seen)
    if len(actions) == 1:
        return actions[0]
    if actions:
        candidates = [deeds.brief(action, seen) for action in actions[:SHOWN]]
        names = "; ".join([*candidates, "..."] if len(actions) > SHOWN else candidates)
        raise OccasusError(words.say("ambiguous", line=" ".join(typed), count=len(actions), names=names))
    raise not_allowed(line, menu, deeds, game, state, seat, seen)


def legal_meant(line: str, legal: list[str], deeds: ActionText, game: Game[Any], seen: View) -> list[str]:
    """The legal actions that a line may mean: the one written out whole, or all that begin so."""
    line = deeds.with_kind(line)
    typed = line.split()
    turned = turned_texts(legal, game)
    actions = beginning_with(typed, legal) or [turned[text] for text in beginning_with(typed, list(turned))]
    if actions == [" ".join(typed).lower()]:
        return actions
    by_text = {normalise(deeds.brief(action, seen)): action for action in legal}
    return list(
        dict.fromkeys([*actions, *(by_text[text] for text in beginning_with(normalise(line).split(), list(by_text)))])
    )


def any_meant(line: str, deeds: ActionText, game: Game[Any], seen: View) -> list[str]:
    """The actions of the whole game that a line may mean."""
    codes = game.catalogue.codes()
    line = deeds.with_kind(line)
    if actions := beginning_with(line.split(), list(codes)):
        return actions
    typed = normalise(line).split()
    kinds = {kind for kind in deeds.families if normalise(deeds.kind(kind)).startswith(typed[0])} if typed else set()
    by_text = {normalise(deeds.brief(action, seen)): action for action in codes if action.split()[0] in kinds}
    return [by_text[text] for text in beginning_with(typed, list(by_text))]


def turned_texts(actions: list[str], game: Game[Any]) -> dict[str, str]:
    """The actions whose two words may stand in either order, by the other order."""
    catalogue = game.catalogue
    codes = {action: catalogue.parse(action) for action in actions}
    return {catalogue.text(catalogue.swap_args(code)): action for action, code in codes.items()}


def beginning_with(typed: list[str], actions: list[str]) -> list[str]:
    """The actions whose words begin with the typed ones; an exact word is preferred to a longer one."""
    matching = [action.split() for action in actions]
    for place, word in enumerate(typed):
        matching = [action for action in matching if len(action) > place and action[place].startswith(word.lower())]
        exact = [action for action in matching if action[place] == word.lower()]
        matching = exact or matching
    texts = [" ".join(action) for action in matching]
    whole = " ".join(typed).lower()
    return [whole] if whole in texts else texts


def not_allowed(
    line: str, menu: Menu, deeds: ActionText, game: Game[Any], state: Any, seat: Seat, seen: View
) -> OccasusError:
    """The sentence for a line that means no legal action: the rule against it, or the nearest right words."""
    text, words = " ".join(line.split()), deeds.words
    meant = any_meant(line, deeds, game, seen)
    if len(meant) == 1 or len({action.split()[0] for action in meant}) == 1:
        rule = game.explain(state, seat, game.catalogue.parse(meant[0])) or ""
        return Refused(words.say("not-now", action=_named(meant, deeds, seen)), rule)
    by_text = {normalise(deeds.brief(action, seen)): action for action in menu.actions}
    near = [by_text.get(candidate, candidate) for candidate in nearest(normalise(line), [*by_text, *menu.actions], 6)]
    kinds = {normalise(deeds.kind(kind)): kind for kind in menu.kinds}
    names = [deeds.brief(action, seen) for action in near] or [
        deeds.kind(kinds.get(candidate, candidate))
        for candidate in nearest(normalise(line).split()[0], [*kinds, *menu.kinds], 4)
    ]
    if names:
        return OccasusError(
            words.say("not-understood-but", line=text, names=" / ".join(list(dict.fromkeys(names))[:3]))
        )
    return OccasusError(words.say("not-understood", line=text))


def reason_against(
    text: str, game: Game[Any], state: Any, seat: Seat, deeds: ActionText, seen: View
) -> tuple[str, RuleId | None]:
    """An action in full words, and the rule that forbids it now (None if it is allowed)."""
    legal = [game.catalogue.text(code) for code in game.legal(state, seat)]
    actions = legal_meant(text, legal, deeds, game, seen) or any_meant(text, deeds, game, seen)
    action = actions[0] if actions else " ".join(text.lower().split())
    if action.partition(" ")[0] not in deeds.families:
        raise OccasusError(deeds.words.say("not-understood", line=text))
    rule = game.explain(state, seat, game.catalogue.parse(action))
    return _named(actions or [action], deeds, seen), rule


def _named(actions: list[str], deeds: ActionText, seen: View) -> str:
    """One action in a sentence; several of a kind by the kind."""
    return deeds.sentence(actions[0], seen) if len(actions) == 1 else deeds.kind(actions[0].split()[0])
