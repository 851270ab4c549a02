"""What players read: Fluent messages, one file a game and language (and one for hints), the same for terminal and
browser.

An event is told by the message `told-KIND`, an action explained by `action-KIND`, an ending by `result-REASON`. The
value of an argument is shown by the message `DOMAIN-VALUE` (`tribe-huns`) where there is one; `fire_01` by that of
`fire` and its number; and as its own word with capitals otherwise (`nova_carthago`: Nova Carthago; `c061` stays). A
value of several words is shown word by word. Domains called `other_city` and `from_city` use the messages of `city`.
A message gets each argument twice: `$city` as it is shown (numbers as numbers), and `$city_id` as the word itself, to
choose by.
"""

from __future__ import annotations

import os
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from occasus.core.basics import OccasusError
from occasus.core.log import Event
from occasus.core.registry import others

LANGUAGES: Final = ("en", "pl", "fr", "nl")
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # before a number below 0, as computers write it
MINUS: Final = "\N{MINUS SIGN}"


def known_language(wanted: str) -> str:
    """One of our languages for a tag such as `pl-PL`; English where we do not have it."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES else "en"


def usual_language() -> str:
    """The reader's language: OCCASUS_LANGUAGE, or that of the system, or English."""
    for variable in ("OCCASUS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Words:
    """The messages of one game (and of the terminal) in one language."""

    def __init__(self, game: str = "", language: str = "", part: str = "terminal", more: tuple[str, ...] = ()) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while, and only a reader needs it

        from occasus.content import facts
        from occasus.content.text_values import text_values

        language = language or usual_language()
        if language not in LANGUAGES:
            raise OccasusError(f"language {language!r} is not available; choose from: {', '.join(LANGUAGES)}.")
        self.game: Final = game
        self.language: Final = language
        self.values: dict[str, int] = text_values(game, facts(game)) if game else {}  # of the content file
        self.seats: list[str] = []  # how to call the seats, where someone knows names for them
        self._bundle = FluentBundle([language], use_isolating=False)
        names = (part, game, f"{game}_hints", *more)
        for file in (*(_ours(language, name) for name in names), *_theirs(language, game)):
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: str | int) -> str:
        """A message with its arguments filled in. A missing message shows its own name."""
        if not self._bundle.has_message(message):
            return " ".join([message, *(str(value) for value in args.values())])
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, {**self.values, **args})
        assert not errors, (message, errors)
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return HYPHEN.sub(MINUS, str(text)) if below else str(text)

    def number(self, value: int) -> str:
        """A number that stands alone."""
        return HYPHEN.sub(MINUS, str(value))

    def label(self, name: str) -> str:
        """Return a label with its colon, as the language writes it."""
        return self.say("label", name=name)

    def name(self, domain: str, word: str) -> str:
        """Return how the value of an argument is shown."""
        if domain == "seat" and word.isdigit():
            seat = int(word)
            return self.seats[seat] if seat < len(self.seats) else self.say("seat", number=seat)
        base = domain.removeprefix("other_").removeprefix("from_")
        return ", ".join(self._name(base, part) for part in word.split())

    def event(self, event: Event) -> str:
        message = f"told-{event.kind.name}"
        if not self.has(message):
            return event.text()
        args: dict[str, str | int] = {}
        for domain, value in zip(event.kind.domains, event.args, strict=True):
            word = domain.word(value)
            number = is_number(word) and domain.name != "seat"
            args[domain.name] = int(word) if number else self.shown(domain.name, word)
            if number:  # a loss is told as such
                args[f"{domain.name}_sign"] = "minus" if int(word) < 0 else "plus"
                args[f"{domain.name}_size"] = abs(int(word))
            args[f"{domain.name}_id"] = "hidden" if word == "?" else word
        return self.say(message, **args)

    def _name(self, domain: str, word: str) -> str:
        message = f"{domain}-{word}"
        if self.has(message):
            return self.say(message)
        stem, _, number = word.rpartition("_")
        if number.isdigit() and self.has(f"{domain}-{stem}"):
            return f"{self.say(f'{domain}-{stem}')} {int(number)}"
        return word if word[-1:].isdigit() and "_" not in word else word.replace("_", " ").title()

    def shown(self, domain: str, word: str) -> str:
        """The name of a value; what is hidden has a name as well."""
        return self.say("hidden") if word == "?" else self.name(domain, word)


def messages_of(game: str, language: str) -> str:
    """The Fluent messages of a game in one language."""
    return "\n".join(
        file.read_text(encoding="utf-8") for file in (_ours(language, game), *_theirs(language, game)) if file.is_file()
    )


def _ours(language: str, name: str) -> Traversable:
    return files("occasus.locale").joinpath(language, f"{name}.ftl")


def _theirs(language: str, game: str) -> list[Traversable]:
    """The words of a game of another package; in English where it lacks the language."""
    package = others().get(game)
    if package is None:
        return []
    words = files(package) / "words"
    own = words / f"{language}.ftl"
    return [own if own.is_file() else words / "en.ftl"]


def capital(text: str) -> str:
    """A text as it begins a line."""
    return text[:1].upper() + text[1:]


def is_number(word: str) -> bool:
    return word.removeprefix("-").isdigit()
