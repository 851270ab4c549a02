"""Texts that people read keep to the guide (docs/style.md, "Words"): patterns, lengths of sentences, spelling."""

from __future__ import annotations

import os

import pytest

from tests.prose import (
    DICTIONARIES,
    Text,
    avoided,
    books,
    docstrings,
    documents,
    errors,
    has_hunspell,
    ledgers,
    long_sentences,
    messages,
    misspelt,
    not_waiting,
)

MISSING = "install hunspell with its dictionaries: apt-get install hunspell hunspell-{en-gb,pl,fr-classical,nl}"


def test_documents_avoid_the_patterns() -> None:
    assert avoided(documents("en")) == []


def test_messages_avoid_the_patterns() -> None:
    assert not_waiting(avoided(messages("en"))) == []


def test_books_avoid_the_patterns() -> None:
    assert not_waiting(avoided(books("en"))) == []


def test_rules_that_players_read_avoid_the_patterns() -> None:
    assert avoided(ledgers()) == []


def test_errors_and_help_avoid_the_patterns() -> None:
    texts = list(errors())
    assert len(texts) > 900
    assert avoided(iter(texts)) == []


def test_docstrings_avoid_the_patterns() -> None:
    assert avoided(docstrings(), "docstrings") == []


@pytest.mark.parametrize("language", DICTIONARIES)
def test_sentences_in_the_interface_are_short(language: str) -> None:
    assert not_waiting(long_sentences(messages(language))) == []


@pytest.mark.parametrize("language", DICTIONARIES)
def test_words_are_spelt_right(language: str) -> None:
    if not has_hunspell():
        assert os.environ.get("CI") != "true", MISSING
        pytest.skip(MISSING)
    texts = (text for read in (documents, messages, books) for text in read(language))
    assert misspelt(language, texts) == {}


@pytest.mark.parametrize(
    "text",
    [
        "Whoever is not named plays as miles.",
        "2 invasions a turn",
        "the name of the account",
        "Nobody is there.",
        "It is worth 12 %.",
        "You can take it back.",
    ],
)
def test_a_stiff_text_is_found(text: str) -> None:
    assert avoided(iter([Text("here", text)]))


def test_a_plain_text_passes() -> None:
    assert avoided(iter([Text("here", "miles plays every seat you don't name, with 2 invasions per turn.")])) == []


def test_a_long_sentence_is_found() -> None:
    assert long_sentences(iter([Text("here", "word " * 31)]))
    assert not long_sentences(iter([Text("here", "word " * 29 + "end. " + "word " * 20)]))


@pytest.mark.skipif(not has_hunspell(), reason=MISSING)
def test_a_misspelt_word_is_found() -> None:
    assert misspelt("en", iter([Text("here", "The recieved legions colour Roma’s map.")])) == {"recieved": "here"}
