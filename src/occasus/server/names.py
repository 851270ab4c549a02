"""Names that look alike, by Unicode's tables: who is called like an account, a bot or staff, is refused."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import product
from typing import Any, Final

from confusable_homoglyphs import confusables

from occasus.tables.store.name_rules import LOOKS, readable

STAFF: Final = frozenset(  # words in our languages, without accents
    [
        "admin",
        "administrator",
        "owner",
        "moderator",
        "occasus",
        "staff",
        "support",
        "sysop",
        "system",
        "webmaster",
        "administratorka",
        "moderatorka",
        "obsluga",
        "wlasciciel",
        "wlascicielka",
        "wsparcie",
        "administrateur",
        "administratrice",
        "moderateur",
        "moderatrice",
        "proprietaire",
        "systeme",
        "beheer",
        "beheerder",
        "beheerster",
        "eigenaar",
        "eigenares",
        "moderatrice",
        "ondersteuning",
        "systeem",
    ]
)
ALONE: Final = frozenset(
    ["mod", "mods", "root", "help", "pomoc", "aide", "hulp", "team", "equipe", "zespol", "server", "serwer", "serveur"]
)  # whole names
STEMS: Final = ("admin", "moderator", "occasus")  # at the beginning or the end
BOTS: Final = frozenset({"bot", "bots", "robot"})  # a first word
LEVELS: Final = frozenset({"random", "fortuna", "tiro", "miles", "centurio", "legatus"})
NUMERALS: Final = frozenset({"i", "ii", "iii", "iv", "v"})
TOGETHER: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})  # scripts that mix with others
LONG_SOUNDS: Final = frozenset({"KATAKANA-HIRAGANA", "KATAKANA", "HIRAGANA", "IDEOGRAPHIC"})  # that repeat or lengthen
UNNAMED: Final = "Guest"  # what those are called who have not said a name
LONGEST_KEY: Final = 120
MOST_ALIKE: Final = 6  # letters like i and l for which all ways to write a name are tried
_NAMED: Final = re.compile(
    r"(?:LATIN|MODIFIER|FULLWIDTH LATIN|NEGATIVE (?:CIRCLED|SQUARED) LATIN|REGIONAL INDICATOR SYMBOL)"
    r"(?: SMALL| CAPITAL)? LETTER(?: SMALL CAPITAL)?(?: TURNED| REVERSED| SIDEWAYS)? ([A-Z])(?: WITH .*)?"
)
_table: Final[dict[str, Any]] = confusables.confusables_data


def account_key(text: str) -> str:
    """What makes two names of accounts the same: how they look, whatever their letters, case, accents and spaces."""
    return _joined("".join(map(looks, unicodedata.normalize("NFKC", readable(text)).casefold())))


def shown_key(text: str) -> str | None:
    """Return what makes two names that accounts show the same; None for the name of those who have not said one."""
    key = account_key(text)
    return None if key == UNNAMED.casefold() else key[:LONGEST_KEY]


def alike_keys(text: str) -> set[str]:
    """The keys of all accounts that a name may look like; `alike` tells of each whether it does."""
    keys = {account_key(form) for form in _forms(text)} - {""}
    for key in tuple(keys):
        places = [place for place, letter in enumerate(key) if letter in "il"]
        ways = product("il", repeat=len(places)) if len(places) <= MOST_ALIKE else [["i"] * len(places)]
        for written in ways:
            letters = list(key)
            for place, letter in zip(places, written, strict=True):
                letters[place] = letter
            keys.add("".join(letters))
    return keys


def alike(text: str, account: str) -> bool:
    """Return whether a name looks like that of an account."""
    key, shape = account_key(account), _shape(account)
    return any(account_key(form) == key or _shape(form) == shape for form in _forms(text))


def is_reserved(text: str) -> bool:
    """Return whether a name looks like that of a bot or of staff, or hides what it is by mixing scripts."""
    return _mixes_scripts(text) or any(_is_reserved(form) for form in _forms(text))


def _is_reserved(text: str) -> bool:
    plain = "".join(map(looks, unicodedata.normalize("NFKC", readable(text)).casefold()))
    words = [_strong(word) for word in re.findall(r"[^\W\d_]+", _without_numbers(plain))]
    named = [word for word in words if word not in _strong_all(NUMERALS)]
    wholes = {"".join(words), "".join(named)}
    staff, levels, bots = _strong_all(STAFF), _strong_all(LEVELS), _strong_all(BOTS)
    return bool(words) and (
        words[0] in bots
        or (not bots.isdisjoint(words) and not levels.isdisjoint(words))
        or not wholes.isdisjoint(levels | staff | _strong_all(ALONE))
        or not staff.isdisjoint(words)
        or any(whole.startswith(_strong(stem)) or whole.endswith(_strong(stem)) for whole in wholes for stem in STEMS)
    )


def _without_numbers(plain: str) -> str:
    """A name without the numbers at the end of its words, with letters in place of digits within them."""
    ended = re.sub(r"(?<=\w)\d+(?!\w)", " ", plain)
    return ended.translate({ord("1"): "l", ord("0"): "o", ord("3"): "e", ord("4"): "a", ord("5"): "s"})


def _strong(word: str) -> str:
    """A word by its looks, in which i and l are the same."""
    return _joined(word).replace("i", "l")


@cache
def _strong_all(words: frozenset[str]) -> frozenset[str]:
    return frozenset(map(_strong, words))


def _forms(text: str) -> set[str]:
    """A name as it is, with its capitals taken for what they look like, and without what decorates it."""
    name = unicodedata.normalize("NFKC", readable(text))
    plain = "".join(letter if _is_plain(letter) or letter in " ._-" else "" for letter in name).strip(" ._-")
    forms = {name, plain} - {""}
    return forms | {"".join(map(looks, form)) for form in forms}


def _is_plain(letter: str) -> bool:
    """Return whether a letter is more than decoration, as the marks that Unicode calls modifier letters are."""
    if unicodedata.category(letter) == "Lm":
        return unicodedata.name(letter, "").partition(" ")[0] in LONG_SOUNDS
    return letter.isalnum()


def _shape(text: str) -> str:
    """Return how a name looks with its case: a capital I is like a small l."""
    letters = map(looks, unicodedata.normalize("NFKC", readable(text)).replace("I", "l"))
    return _joined("".join(letter if letter == "L" else letter.casefold() for letter in letters))


def _mixes_scripts(text: str) -> bool:
    """Return whether a word has letters of scripts in which some look alike."""
    for word in unicodedata.normalize("NFKC", readable(text)).split():
        letters = [letter for letter in word if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo")]
        scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
        if len(scripts - TOGETHER) > 1:
            return True
    return False


@cache
def looks(letter: str) -> str:
    """The plain letters that a letter looks like; itself, if it is like none."""
    base = "".join(part for part in unicodedata.normalize("NFKD", letter) if not _is_mark(part))
    plain = base.translate(LOOKS)
    if plain.isascii():
        return plain
    named = _NAMED.fullmatch(unicodedata.name(base[:1], ""))
    if named is not None:
        return named[1].lower().translate(LOOKS)
    for alike_letter in (base, base.upper()):
        for other in _table.get(alike_letter, []):
            if str(other["c"]).isascii() and str(other["c"]).isprintable():
                return str(other["c"]).casefold().translate(LOOKS)
    return base


def _is_mark(letter: str) -> bool:
    return unicodedata.combining(letter) != 0 or unicodedata.category(letter) == "Me"


def _joined(text: str) -> str:
    return "".join(text.split()).replace("rn", "m").replace("vv", "w")
