"""Actions as a player reads them: a sentence for each, the kinds by their names, and all of them as a small tree.

The words are those of the browser's board (`do-march`, `deed-march`), in the reader's language.
"""

from __future__ import annotations

from typing import Any, Final, final

from occasus.cli.play.menu import Menu
from occasus.cli.typed_text import normalise
from occasus.core.basics import View
from occasus.core.catalogue import Catalogue
from occasus.locale import Words, is_number

PREFIX: Final = {"fall_of_rome": "", "empires_end": "ee-", "struggle_for_rome": "sr-"}
FULLER: Final = {"ee-do-build": "ee-do-build-for", "ee-do-rebuild": "ee-do-rebuild-for"}  # with all that is paid
OFFERED: Final = {"pay": "ee-do-pay-on", "take": "ee-do-take-card", "skip": "ee-do-skip-on", "replace": "ee-do-replace"}
ALONE: Final = {"pay": "ee-do-pay", "skip": "ee-skip-with", "replace": "ee-replace-with"}  # where one card lies there
COUNTED: Final = {"grain": "sr-grain", "gold": "sr-coins"}  # amounts that are told with their unit
PLACES: Final = ("city", "crossroads", "hex", "location", "other_location", "innovation", "ability", "card")


@final
class Branch:
    """A kind of action, or one target of it, with what is left to choose; a leaf has an action and no branches."""

    def __init__(self, label: str, action: str = "", branches: list[Branch] | None = None) -> None:
        self.label: Final = label
        self.action: Final = action
        self.branches: Final = branches or []

    def count(self) -> int:
        """Return how many actions are below."""
        return 1 if self.action else sum(branch.count() for branch in self.branches)


@final
class ActionText:
    """Tells the actions of one game."""

    def __init__(self, catalogue: Catalogue, words: Words) -> None:
        self.catalogue: Final = catalogue
        self.words: Final = words
        self.prefix: Final = PREFIX.get(words.game, "")
        self.families: Final = {family.name: family for family in catalogue.families}

    def kind(self, kind: str) -> str:
        """The name of a kind of action."""
        for message in (f"{self.prefix}deed-{kind}", f"kind-{kind}"):
            if self.words.has(message):
                return self.words.say(message)
        return kind.replace("_", " ").capitalize()

    def with_kind(self, line: str) -> str:
        """Return a typed line with the name of its kind where it begins with another word for it, such as `fight`."""
        typed = line.split()
        first = normalise(typed[0]) if typed else ""
        for kind in self.families:
            if self.words.has(f"also-{kind}") and first in normalise(self.words.say(f"also-{kind}")).split():
                return " ".join([kind, *typed[1:]])
        return line

    def sentence(self, action: str, seen: View | None = None) -> str:
        """An action with all that belongs to it; with a view, cards that are offered have their names."""
        kind, *values = action.split()
        args = self._args(kind, values)
        offers = seen["position"].get("offers", {}) if seen else {}
        message = f"{self.prefix}do-{kind}"
        if "disaster" in args:
            message = ALONE.get(kind, OFFERED[kind]) if len(offers) == 1 else OFFERED[kind]
            if offer := offers.get(args["disaster_id"]):
                args["disaster"] = self.words.name("card", offer["card"])
        message = FULLER.get(message, message)
        if self.words.has(message):
            return self.words.say(message, **args)
        shown = [self._shown(domain, value) for domain, value in self._pairs(kind, values)]
        return " ".join([self.kind(kind), *shown])

    def objects(self, action: str, seen: View | None = None) -> str:
        """Return what an action is done to, without its kind, as it stands in a menu."""
        kind, *values = action.split()
        pairs = self._pairs(kind, values)
        paid = [pair for pair in pairs if pair[0] not in COUNTED or pair[1] != "0"]  # nothing is said of nothing
        shown = [self._offered(*pair, seen) for pair in paid or pairs]
        last = shown.pop() if len(shown) > 1 and is_number(shown[-1]) else ""  # a number follows without a comma
        return f"{', '.join(shown)} {last}".strip()

    def brief(self, action: str, seen: View | None = None) -> str:
        """An action as it stands in a menu: its kind, and what it is done to."""
        return f"{self.kind(action.split()[0])} {self.objects(action, seen)}".strip()

    def places(self, action: str) -> list[str]:
        """The words of an action that may lie on the board."""
        kind, *values = action.split()
        return [value for domain, value in self._pairs(kind, values) if domain in PLACES]

    def tree(self, menu: Menu, at: str = "", seen: View | None = None) -> list[Branch]:
        """The actions by kind, then by target; only those at a place, if one is named."""
        branches: list[Branch] = []
        for kind, actions in menu.kinds.items():
            wanted = [action for action in actions if not at or at in action.split()]
            if len(wanted) == 1:
                branches.append(Branch(self.sentence(wanted[0], seen), wanted[0]))
            elif wanted:
                branches.append(Branch(self.kind(kind), branches=self._targets(kind, wanted, seen)))
        return branches

    def _targets(self, kind: str, actions: list[str], seen: View | None) -> list[Branch]:
        """The actions of a kind; those to one target that differ in a number only are drawn together."""
        heaps: dict[str, list[str]] = {}
        for action in actions:
            words = action.split()
            together = len(words) > 2 and is_number(words[-1])
            heaps.setdefault(" ".join(words[:-1]) if together else action, []).append(action)
        branches: list[Branch] = []
        for heap, wanted in heaps.items():
            leaves = [Branch(self.sentence(action, seen), action) for action in wanted]
            if len(leaves) == 1 or len(heaps) == 1:
                branches += leaves
            else:
                values = heap.split()[1:]
                name = ", ".join(self._shown(domain, value) for domain, value in self._pairs(kind, values))
                branches.append(Branch(name, branches=leaves))
        return branches

    def _pairs(self, kind: str, values: list[str]) -> list[tuple[str, str]]:
        domains = [domain.name for domain in self.families[kind].domains]
        if len(values) > len(domains):  # the last argument is of several words
            values = [*values[: len(domains) - 1], " ".join(values[len(domains) - 1 :])]
        return list(zip(domains, values, strict=False))

    def _shown(self, domain: str, value: str) -> str:
        if domain in COUNTED and self.words.has(COUNTED[domain]):
            return self.words.say(COUNTED[domain], number=int(value))
        if domain == "barbarians" and value != "nothing":  # "2 huns 1 vandals"
            words = value.split()
            crowd = zip(map(int, words[::2]), words[1::2], strict=True)
            return ", ".join(self._some(number, tribe) for number, tribe in crowd)
        return value if is_number(value) else self.words.shown(domain, value)

    def _offered(self, domain: str, value: str, seen: View | None) -> str:
        """A word as `_shown`; a disaster that lies there by the name of its card."""
        offers = seen["position"].get("offers", {}) if seen and domain == "disaster" else {}
        return self.words.name("card", offers[value]["card"]) if value in offers else self._shown(domain, value)

    def _some(self, number: int, tribe: str) -> str:
        return self.words.say("crowd", number=number, tribe=self.words.name("tribe", tribe), tribe_id=tribe)

    def _args(self, kind: str, values: list[str]) -> dict[str, str | int]:
        args: dict[str, Any] = {}
        pairs = self._pairs(kind, values)
        for domain, value in pairs:
            shown = self._shown(domain, value)
            plain = int(value) if is_number(value) else value
            args[domain] = plain if shown == value else shown
            args[f"{domain}_id"] = plain
            if is_number(value):
                args["number"] = int(value)
        named = [domain for domain in ("location", "ability", "innovation", "card") if domain in args]
        innovation = "innovation" if "innovation" in args else named[0] if named else ""
        args["name"] = args.get(innovation, "")
        args["one"], args["other"] = args.get("location", ""), args.get("other_location", "")
        return args
