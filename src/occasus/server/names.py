"""Names that look alike, by Unicode's tables: who is called like an account, a bot or staff, is refused."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any, Final

from confusable_homoglyphs import confusables

from occasus.tables.store.name_rules import LOOKS, readable

STAFF: Final = frozenset({"admin", "administrator", "moderator", "occasus", "owner", "staff", "support", "system"})
BOTS: Final = frozenset({"bot", "robot"})  # a first word
LEVELS: Final = frozenset({"random", "tiro", "miles", "centurio", "legatus"})
_NAMED: Final = re.compile(
    r"(?:LATIN|MODIFIER|FULLWIDTH LATIN)(?: SMALL| CAPITAL)? LETTER(?: SMALL CAPITAL)? ([A-Z])(?: WITH .*)?"
)
_table: Final[dict[str, Any]] = confusables.confusables_data


def account_key(text: str) -> str:
    """What makes two names of accounts the same: how they look, whatever their letters, case, accents and spaces."""
    return _joined("".join(map(looks, unicodedata.normalize("NFKC", readable(text)).casefold())))


def is_reserved(text: str) -> bool:
    """Return whether a name looks like that of a bot or of staff."""
    words = [account_key(word) for word in re.split(r"[\s._-]+", readable(text)) if word]
    plain = {_joined(word) for word in STAFF}
    return bool(words) and (words[0] in BOTS or "".join(words) in LEVELS or not plain.isdisjoint(words))


@cache
def looks(letter: str) -> str:
    """The plain letters that a letter looks like; itself, if it is like none."""
    base = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    plain = base.translate(LOOKS)
    if plain.isascii():
        return plain
    named = _NAMED.fullmatch(unicodedata.name(base[:1], ""))
    if named is not None:
        return named[1].lower().translate(LOOKS)
    for alike in (base, base.upper()):
        for other in _table.get(alike, []):
            if str(other["c"]).isascii() and str(other["c"]).isprintable():
                return str(other["c"]).casefold().translate(LOOKS)
    return base


def _joined(text: str) -> str:
    return "".join(text.split()).replace("rn", "m").replace("vv", "w")
