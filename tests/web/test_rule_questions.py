"""The search in the rules answers questions as players ask them: the search of the client, over the rules it gets."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import yaml

from occasus.locale import LANGUAGES, Words
from occasus.tables.queries.games import rules

ROOT: Final = Path(__file__).parents[2]
NODE: Final = Path(sys.executable).parent / "node"
QUESTIONS: Final = yaml.safe_load((Path(__file__).parent / "rule_questions.yaml").read_text(encoding="utf-8"))
SHOWN: Final = 3  # what a reader sees without scrolling

PROGRAM: Final = """
import { readFileSync } from 'node:fs';
import { idleOf, RuleSearch, synonymsOf } from './web/src/lib/learn/rule_search.ts';
const { rules, synonyms, idle, wanted } = JSON.parse(readFileSync(0, 'utf8'));
const search = new RuleSearch(rules, synonymsOf(synonyms), idleOf(idle));
const first = (question) => search.find(question).rules.slice(0, 3).map(({ id }) => id);
console.log(JSON.stringify(wanted.map(first)));
"""


def first_rules(game: str, language: str, wanted: list[str]) -> list[list[str]]:
    """The first rules that the client shows for each question."""
    words = Words(game, language, more=("questions",))
    given = {
        "rules": msgspec.to_builtins(rules(game, language)),
        "synonyms": words.say("rules-synonyms"),
        "idle": words.say("rules-idle"),
        "wanted": wanted,
    }
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", PROGRAM],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    result: Any = json.loads(done.stdout)
    return list(result)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", QUESTIONS)
def test_questions_of_players_are_answered_by_the_first_rules(game: str, language: str) -> None:
    known = {rule.id for rule in rules(game, language)}
    asked = {question: set(answers.split()) for question, answers in QUESTIONS[game][language].items()}
    assert {question: sorted(answers - known) for question, answers in asked.items() if answers - known} == {}
    shown = first_rules(game, language, list(asked))
    missed = {
        question: first
        for (question, answers), first in zip(asked.items(), shown, strict=True)
        if not answers & set(first[:SHOWN])
    }
    assert missed == {}
