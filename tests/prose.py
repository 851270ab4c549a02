"""Check texts that people read: patterns to avoid, long sentences, spelling. `python -m tests.prose` lists findings."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from occasus.core.registry import OURS
from occasus.ledger.translations import original, players_rules

ROOT: Final = Path(__file__).resolve().parents[1]
LOCALE: Final = ROOT / "src/occasus/locale"
SOURCE: Final = ROOT / "src/occasus"
BOOKS: Final = SOURCE / "lessons/books"
SENTENCES: Final = ("commands.yaml", "positions.yaml")
HELP: Final = ("Option", "Argument", "Typer")
ERRORS: Final = ("OccasusError", "Refused", "SceneMistake", "BadPosition", "Problem", "conflict", "forbidden")
WORDS: Final = Path(__file__).parent / "prose_words"
DICTIONARIES: Final = {"en": "en_GB", "pl": "pl_PL", "fr": "fr_FR", "nl": "nl_NL"}
CODE: Final = re.compile(
    r"^```.*?^```|^ {4}\S[^\n]*|`[^`]*`|<!--.*?-->|\]\([^)]*\)|https?://\S+|<[^>]+>|\b[A-Z]{2}-[A-Z]+-\w+", re.M | re.S
)
WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
INVISIBLE: Final = re.compile("[\u00ad\u200b\u2060]")
CALLED: Final = re.compile(rf"\b({'|'.join((*HELP, *ERRORS))})\(")
FIRST_LINE: Final = re.compile(r'^ *"""([^"\n]+)', re.M)
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


class Text(NamedTuple):
    """A piece of prose and its place."""

    place: str
    text: str


class Finding(NamedTuple):
    """A place, the text that was found there, and what to write instead."""

    place: str
    found: str
    write: str


def documents(language: str) -> Iterator[Text]:
    """Read the documentation in a language, without code."""
    pages = [ROOT / "docs" / f"README.{language}.md"]
    if language == "en":
        pages = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), ROOT / "examples/README.md"]
        pages = [page for page in pages if not re.search(r"README\.\w\w\.md", page.name)]
    for page in pages:
        yield Text(str(page.relative_to(ROOT)), CODE.sub(" ", page.read_text(encoding="utf-8")))


def messages(language: str) -> Iterator[Text]:
    """Read every message in a language; each variant is a text of its own."""
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message | fluent.Term):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    for text in _variants(pattern) if pattern else ():
                        yield Text(f"{language}/{file.name}: {entry.id.name}", CODE.sub(" ", text))


def _variants(pattern: fluent.Pattern) -> list[str]:
    """Write a pattern out: a placeable is a space, a selector gives one text per variant."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
            options = [option for variant in element.expression.variants for option in _variants(variant.value)]
            texts = [texts[min(place, len(texts) - 1)] + option for place, option in enumerate(options)]
        elif isinstance(element.expression, fluent.StringLiteral):
            texts = [text + element.expression.parse()["value"] for text in texts]
        else:
            texts = [f"{text}□" for text in texts]
    return texts


def books(language: str) -> Iterator[Text]:
    """Read the chapters of "How to play" in a language."""
    for book in sorted(BOOKS.glob(f"*.{language}.md")):
        yield Text(str(book.relative_to(ROOT)), CODE.sub(" ", book.read_text(encoding="utf-8")))


def ledgers() -> Iterator[Text]:
    """Read the rules of every ledger as players see them in English."""
    for game in OURS:
        for rule in players_rules(game):
            yield Text(rule.id, CODE.sub(" ", original(rule)))


def errors() -> Iterator[Text]:
    """Read the sentences of the code that people see: errors, refusals and the help of commands."""
    for file in SENTENCES:
        for text in yaml.safe_load((LOCALE / file).read_text(encoding="utf-8")):
            yield Text(file, str(text))
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if CALLED.search(source) else ():
            if isinstance(node, ast.Call) and (name := _name(node.func)) in (*HELP, *ERRORS):
                said = [each.value for each in node.keywords if each.arg == "help"] if name in HELP else node.args
                for text in filter(None, map(_string, said)):
                    yield Text(f"{path.relative_to(SOURCE)}:{node.lineno}", CODE.sub(" ", text))


def _string(node: ast.expr) -> str:
    """Return the text of an expression, with a sign for everything that it names; empty if it is something else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "□" for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) and " " in str(node.value) else ""


def _name(node: ast.expr) -> str:
    """Return the name that is called, without its module."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def docstrings() -> Iterator[Text]:
    """Read the first line of every docstring in the code."""
    for path in sorted(SOURCE.rglob("*.py")):
        for first in FIRST_LINE.findall(path.read_text(encoding="utf-8")):
            yield Text(str(path.relative_to(SOURCE)), CODE.sub(" ", first))


@cache
def rules() -> dict[str, Any]:
    """Read `prose.yaml`."""
    found: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "prose.yaml").read_text(encoding="utf-8"))
    return found


def avoided(texts: Iterator[Text], patterns: str = "patterns") -> list[Finding]:
    """Find the patterns that English texts avoid; `docstrings` are the patterns of the code."""
    found_by = [(re.compile(rf"\b(?:{each['find']})(?!\w)", re.I), each["write"]) for each in rules()[patterns]]
    return [
        Finding(place, found[0], write)
        for place, text in texts
        for pattern, write in found_by
        for found in pattern.finditer(text)
        if not any(allowed in text[max(0, found.start() - 40) : found.end() + 40] for allowed in rules()["except"])
    ]


def long_sentences(texts: Iterator[Text]) -> list[Finding]:
    """Find sentences above the limit."""
    most = rules()["longest_sentence"]
    return [
        Finding(place, sentence, f"at most {most} words")
        for place, text in texts
        for sentence in SENTENCE.split(text)
        if len(sentence.split()) > most
    ]


def not_waiting(findings: list[Finding]) -> list[Finding]:
    """Leave out the places that `prose.yaml` lists as still to be rewritten."""
    return [finding for finding in findings if finding.place not in rules()["waiting"]]


def has_hunspell() -> bool:
    """Return whether hunspell and its four dictionaries are installed."""
    if not shutil.which("hunspell"):
        return False
    listed = subprocess.run(["hunspell", "-D"], capture_output=True, text=True, stdin=subprocess.DEVNULL).stderr
    return all(f"/{name}\n" in listed + "\n" for name in DICTIONARIES.values())


def misspelt(language: str, texts: Iterator[Text]) -> dict[str, str]:
    """Find words that neither the dictionary nor our lists have, each with one of its places."""
    places = {word: place for place, text in texts for word in WORD.findall(INVISIBLE.sub("", text)) if len(word) > 2}
    known = {word for name in ("names", language) for word in (WORDS / f"{name}.txt").read_text("utf-8").split()}
    asked = sorted(set(map(_plain, places)))
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    done = subprocess.run(command, input="\n".join(asked), capture_output=True, text=True, check=True)
    unknown = set(done.stdout.split())
    return {
        word: place for word, place in sorted(places.items()) if _plain(word) in unknown and not _known(word, known)
    }


def _plain(word: str) -> str:
    """Return Roma for Roma’s."""
    return word.replace("’", "'").removesuffix("'s")


def _known(word: str, known: set[str]) -> bool:
    """Return whether a word is in our lists; so is d'Ostia with Ostia."""
    plain = _plain(word)
    return bool({plain, plain.lower(), plain.rpartition("'")[2]} & known)


def all_texts(language: str) -> Iterator[Text]:
    """Read everything in a language."""
    yield from documents(language)
    yield from messages(language)
    yield from books(language)


def main() -> None:
    """List all findings."""
    for finding in (
        *avoided(all_texts("en")),
        *(each for lang in DICTIONARIES for each in long_sentences(messages(lang))),
    ):
        print(f"{finding.place}: {finding.found!r} -> {finding.write}")
    for language in DICTIONARIES:
        for word, place in misspelt(language, all_texts(language)).items():
            print(f"{place}: {word} is misspelt")


if __name__ == "__main__":
    main()
