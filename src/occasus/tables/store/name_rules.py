"""Names of people and accounts: what can be read, and told apart from others.

Unicode's compatibility form (NFKC) makes wide, ringed and ligated letters plain ones. Letters of other scripts that
look like Latin ones, as Unicode's table of confusables has them, count as those where names of accounts are compared.
"""

from __future__ import annotations

import unicodedata
from typing import Final

INVISIBLE: Final = frozenset(  # letters that no one sees
    "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)
VARIANTS: Final = frozenset(  # marks that choose how a letter is drawn
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
MARKS: Final = 2  # accents on one letter
_ALIKE: Final = (
    ("а", "a"), ("в", "b"), ("с", "c"), ("ԁ", "d"), ("е", "e"), ("ё", "e"), ("һ", "h"), ("н", "h"), ("і", "i"),
    ("ї", "i"), ("ј", "j"), ("к", "k"), ("ӏ", "l"), ("м", "m"), ("о", "o"), ("р", "p"), ("ԛ", "q"), ("г", "r"),
    ("ѕ", "s"), ("т", "t"), ("ѵ", "v"), ("ԝ", "w"), ("х", "x"), ("у", "y"), ("з", "3"),
    ("α", "a"), ("β", "b"), ("ϲ", "c"), ("ε", "e"), ("η", "n"), ("ι", "i"), ("κ", "k"), ("ν", "v"), ("ο", "o"),
    ("ρ", "p"), ("τ", "t"), ("υ", "u"), ("χ", "x"), ("γ", "y"), ("ω", "w"),
    ("ı", "i"), ("ł", "l"), ("ø", "o"), ("đ", "d"), ("0", "o"), ("1", "l"), ("|", "l"),
)  # fmt: skip
LOOKS: Final = {ord(letter): plain for letter, plain in _ALIKE}


def readable(text: str) -> str:
    """A text without what cannot be read, with single spaces, and with few accents on each letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter in VARIANTS:
            continue
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(letter if letter.isprintable() and letter not in INVISIBLE else " ")
    return " ".join("".join(kept).split())


def account_name(text: str) -> str:
    """The name of an account as it is written: plain letters and single spaces."""
    return readable(unicodedata.normalize("NFKC", text))


def account_key(text: str) -> str:
    """What makes two names of accounts the same: how they look, whatever their letters, case, accents and spaces."""
    apply_patch = unicodedata.normalize("NFKC", text).casefold()
    parts = unicodedata.normalize("NFKD", apply_patch.translate(LOOKS))
    plain = "".join(letter for letter in parts if not unicodedata.combining(letter)).translate(LOOKS)
    return "".join(plain.split()).replace("rn", "m").replace("vv", "w")
