"""The catalogue of a game: every action as a number, as a text and as a record.

A family is all actions of one kind: `march` with a city and a number of legions. Its codes are
consecutive, so that a rule finds a code by arithmetic and a table can hold them. The same serves the
steps of an agenda.
"""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Json, OccasusError
from occasus.core.words import nearest

HIDDEN: Final = -(1 << 30)  # stands for a value that the reader may not know


@final
class Domain:
    """What an argument may be: a name and the words for its values, by number."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        self.name: Final = name
        self.words: Final = words

    def word(self, value: int) -> str:
        """The word for a value; a number where the domain is open, a question mark where it is hidden."""
        if value == HIDDEN:
            return "?"
        return self.words[value] if self.words else str(value)


def numbers(name: str, most: int) -> Domain:
    """The whole numbers from 0 to most."""
    return Domain(name, tuple(str(i) for i in range(most + 1)))


def any_number(name: str) -> Domain:
    """Whole numbers without a limit; for events only."""
    return Domain(name, ())


@final
class Family:
    """All codes of one kind: base + the arguments in mixed radix, the last one running fastest."""

    def __init__(self, name: str, domains: tuple[Domain, ...], base: int, index: int) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.base: Final = base
        self.index: Final = index
        self.radix: Final = tuple([len(domain.words) for domain in domains])
        size = 1
        for values in self.radix:
            size *= values
        self.size: Final = size
        self._args: Final[list[tuple[int, ...] | None]] = [None] * size  # found once, since rules ask all the time

    def code(self, *args: int) -> int:
        """The code for these arguments."""
        radix = self.radix
        assert len(args) == len(radix)
        number = 0
        for i in range(len(args)):
            assert 0 <= args[i] < radix[i], (self.name, args)
            number = number * radix[i] + args[i]
        return self.base + number

    def args(self, code: int) -> tuple[int, ...]:
        """The arguments of a code of this family."""
        known = self._args[code - self.base]
        if known is not None:
            return known
        number = code - self.base
        found: list[int] = []
        for values in reversed(self.radix):
            found.append(number % values)
            number //= values
        found.reverse()
        args = tuple(found)
        self._args[code - self.base] = args
        return args


@final
class Catalogue:
    """All families of a game, in the order in which they were added."""

    def __init__(self) -> None:
        self.families: Final[list[Family]] = []
        self.family_index: Final[list[int]] = []  # by code
        self._codes: dict[str, int] = {}
        self._texts: Final[dict[int, str]] = {}  # those that were asked for; the same ones come again and again

    def add(self, name: str, *domains: Domain) -> Family:
        """Append a family; names are unique."""
        assert all(family.name != name for family in self.families), name
        family = Family(name, domains, len(self.family_index), len(self.families))
        self.families.append(family)
        self.family_index.extend([family.index] * family.size)
        return family

    def __len__(self) -> int:
        return len(self.family_index)

    def family(self, code: int) -> Family:
        """The family a code belongs to."""
        return self.families[self.family_index[code]]

    def text(self, code: int) -> str:
        """The text of a code, `march lugdunum 2`."""
        known = self._texts.get(code)
        if known is None:
            family = self.family(code)
            args = family.args(code)
            known = " ".join([family.name, *(d.word(a) for d, a in zip(family.domains, args, strict=True))])
            self._texts[code] = known
        return known

    def record(self, code: int) -> dict[str, Json]:
        """The record of a code, `{"kind": "march", "city": "lugdunum", "legions": "2"}`."""
        family = self.family(code)
        made: dict[str, Json] = {"kind": family.name}
        for domain, arg in zip(family.domains, family.args(code), strict=True):
            made[domain.name] = domain.word(arg)
        return made

    def from_record(self, record: dict[str, Json]) -> int:
        """The code of a record; the inverse of `record`."""
        return self.parse(" ".join(str(value) for value in record.values()))

    def codes(self) -> dict[str, int]:
        """Every text with its code; built at the first call."""
        if not self._codes:
            self._codes = {self.text(code): code for code in range(len(self))}
        return self._codes

    def parse(self, text: str) -> int:
        """The code of a text; anything else is refused with the nearest texts."""
        wanted = " ".join(text.split())
        found = self.codes().get(wanted)
        if found is not None:
            return found
        raise OccasusError(f"{wanted!r} is not an action of this game; {self._guess(wanted)}")

    def _guess(self, wanted: str) -> str:
        kind = wanted.split(" ", 1)[0]
        same = [family for family in self.families if family.name == kind]
        if same:
            texts = [self.text(same[0].base + i) for i in range(same[0].size)]
            turned = [text for text in texts if sorted(text.split()) == sorted(wanted.split())]  # only the order is off
            near = turned or nearest(wanted, texts)
            form = " ".join([kind, *(domain.name.upper() for domain in same[0].domains)])
            return f"did you mean {near[0]!r}?" if near else f"its form is {form!r}."
        names = nearest(kind, (family.name for family in self.families))
        known = names or [family.name for family in self.families]
        return f"{'did you mean' if names else 'actions start with'} {', '.join(known)}{'?' if names else '.'}"
