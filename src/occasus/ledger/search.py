"""Finding rules: by id, by the start of an id, or by words."""

from __future__ import annotations

from occasus.core.basics import OccasusError, RuleId
from occasus.core.suggestions import meant, nearest
from occasus.ledger.read import ID, Rule
from occasus.ledger.translations import ENGLISH, in_language


def of_game(rules: dict[RuleId, Rule], game: str) -> dict[RuleId, Rule]:
    """The rules of one game; a wrong name is refused with the right ones."""
    games = list(dict.fromkeys(rule.game for rule in rules.values()))
    name = game.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    if name not in games:
        raise OccasusError(f"unknown game {game!r}; {meant(name, games)}")
    return {rule.id: rule for rule in rules.values() if rule.game == name}


def search(rules: dict[RuleId, Rule], wanted: str, language: str = ENGLISH) -> list[Rule]:
    """The rule with this id, or those whose id starts so, or those that have all the words, in the ledger or in the
    reader's language; none is refused.
    """
    word = wanted.strip().upper()
    if word in rules:
        return [rules[word]]
    begun = [rule for rule in rules.values() if rule.id.startswith(word)]
    if begun:
        return begun
    words = wanted.lower().split()
    result = [rule for rule in rules.values() if all(part in _haystack(rule, language) for part in words)]
    if result:
        return result
    if ID.fullmatch(word) or "-" in word:
        raise OccasusError(f"rule {word} is not in the ledgers; {meant(word, rules)}")
    near = nearest(wanted.lower(), _vocabulary(rules))
    hint = f"; the closest are {', '.join(near)}" if near else ""
    raise OccasusError(f"no rule mentions {wanted!r}{hint}.")


def _haystack(rule: Rule, language: str) -> str:
    return f"{rule.section} {rule.statement()} {in_language(rule, language)[0]}".lower()


def _vocabulary(rules: dict[RuleId, Rule]) -> list[str]:
    words: set[str] = set()
    for rule in rules.values():
        words.update(word.strip(".,;:()?!*`'\"") for word in rule.statement().lower().split())
    return sorted(word for word in words if len(word) > 3)
