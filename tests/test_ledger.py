"""The ledgers, the ids in the code, and what the tests and scenes show of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from occasus.core.basics import OccasusError
from occasus.core.registry import OURS
from occasus.games import find
from occasus.ledger.coverage import (
    UNTESTABLE_SHARE,
    Coverage,
    ids_in,
    marked_in,
    read_coverage,
    read_untestable,
    scenes_in,
)
from occasus.ledger.read import Rule, ledger_folder, read_ledger, read_ledgers
from occasus.ledger.search import of_game, search

COMPLETE: Final[tuple[str, ...]] = (
    "empires_end",
    "fall_of_rome",
    "struggle_for_rome",
)  # games all of whose rules must be shown
ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = read_ledgers()


def test_every_id_in_the_project_stands_in_a_ledger() -> None:
    letters = {find(name).letters for name in OURS}
    written = [(rule, place) for rule, place in ids_in(ROOT) if rule[:2] in letters]
    unknown = sorted({f"{place}: {rule}" for rule, place in written if rule not in RULES})
    assert not unknown


def test_every_marker_names_a_rule_of_a_ledger() -> None:
    unknown = sorted({f"{place}: {found}" for found, place in marked_in(ROOT / "tests") if found not in RULES})
    assert not unknown


def test_the_table_of_untestable_rules_is_short_and_true() -> None:
    assert set(read_untestable()) <= set(RULES)
    assert read_coverage(RULES).mistakes() == []


def test_every_rule_of_a_complete_game_is_shown_or_excused() -> None:
    assert [rule.id for rule in read_coverage(RULES).missing() if rule.game in COMPLETE] == []


def test_every_example_of_a_complete_game_is_a_scene() -> None:
    examples = [rule.id for rule in RULES.values() if rule.area() == "EX" and rule.game in COMPLETE]
    shown = {rule for rule, _ in scenes_in(ledger_folder() / "scenes")}
    assert [example for example in examples if example not in shown] == []


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_no_entry_of_a_ledger_is_overlooked(game: str) -> None:
    found = of_game(RULES, game)
    text = (ledger_folder() / f"{game}.md").read_text(encoding="utf-8")
    assert len(found) == len(re.findall(r"^(?:- |\| )\*\*[A-Z]{2}-", text, re.MULTILINE))
    assert all(rule.statement() for rule in found.values())


def test_a_rule_can_be_read_without_its_sources() -> None:
    rule = RULES["FR-SACK-03"]
    assert rule.statement() == "Sack step 2: if the city has a fort, return the fort to supply."
    assert rule.source().startswith("Src: S0/S2")
    assert rule.text == f"{rule.statement()} {rule.source()}"
    assert (rule.game, rule.part, rule.section) == ("fall_of_rome", "PART A - RULES", "A10. Sacking (FR-SACK)")


def test_sources_in_brackets_are_set_apart_too() -> None:
    rule = RULES["EE-SETUP-06"]
    assert "[" not in rule.statement()
    assert rule.source().endswith("[ruling EE-RUL-02]")


def test_a_code_block_belongs_to_the_rule_above_it() -> None:
    assert "queue.append(city)" in RULES["FR-SACK-11"].statement()
    assert "RCM" not in RULES["FR-SACK-10"].text.split("FR-RCM")[0]


def test_a_row_of_a_table_is_a_rule_with_its_headings() -> None:
    assert RULES["FR-DEC-09"].statement() == (
        "who: active; action: March; choices to encode: destination; legions 0-3; limits: FR-ACT-MARCH"
    )


def test_a_paragraph_after_an_empty_line_belongs_to_nobody() -> None:
    begin = "## Part\n- **FR-COMP-01** One.\n  more\n\nA remark.\n\n"
    end = "- **FR-COMP-02** Two.\n\n| x |\n|---|\n| y |\n\n---\nEnd.\n"
    first, second = read_ledger(begin + end, "fall_of_rome")
    assert first.text == "One.\n  more"
    assert second.text == "Two.\n\n| x |\n|---|\n| y |"


def test_data_editions_and_withdrawn_rules_need_no_test() -> None:
    assert RULES["FR-DEC-09"].counts()
    assert RULES["FR-RUL-01"].counts()
    assert RULES["FR-EX-01"].counts()
    assert not RULES["FR-ED-01"].counts()
    assert not RULES["SR-DATA-06"].counts()
    assert not Rule("FR-" + "OLD-01", "fall_of_rome", "", "", "Withdrawn: it was wrong.").counts()


def test_a_rule_that_stands_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fall_of_rome.md").write_text("- **FR-COMP-01** One.\n- **FR-COMP-01** Two.\n", encoding="utf-8")
    with pytest.raises(OccasusError, match="FR-COMP-01 appears twice"):
        read_ledgers(tmp_path)


def test_searching_by_id_by_its_beginning_and_by_words() -> None:
    assert [rule.id for rule in search(RULES, "fr-sack-03")] == ["FR-SACK-03"]
    assert len(search(RULES, "FR-SACK")) == 11
    found = search(RULES, "chain sack fort")
    assert "FR-SACK-07" in [rule.id for rule in found]


def test_a_wrong_id_leads_to_the_nearest_ones() -> None:
    with pytest.raises(OccasusError, match="did you mean FR-SACK-0"):
        search(RULES, "FR-SAKC" + "-03")
    with pytest.raises(OccasusError, match=r"the closest are .*legions"):
        search(RULES, "legoins")
    with pytest.raises(OccasusError, match="did you mean fall_of_rome"):
        of_game(RULES, "fal of rome")


def test_markers_are_found_where_they_stand(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_x.py").write_text(
        "@rule('A', 'B')\ndef test_one(): ...\n"
        "class TestC:\n    @pytest.mark.rule('C')\n    def test_two(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=rule('D'))])\ndef test_three(x): ...\n",
        encoding="utf-8",
    )
    assert list(marked_in(folder)) == [
        ("A", "tests/test_x.py::test_one"),
        ("B", "tests/test_x.py::test_one"),
        ("C", "tests/test_x.py::TestC::test_two"),
        ("D", "tests/test_x.py::test_three"),
    ]


def test_too_many_excuses_and_excuses_for_tested_rules_are_mistakes() -> None:
    rules = of_game(RULES, "fall_of_rome")
    counted = [rule.id for rule in rules.values() if rule.counts()]
    most = int(len(counted) * UNTESTABLE_SHARE)
    assert Coverage(rules, {}, dict.fromkeys(counted[:most], "why")).mistakes() == []
    assert len(Coverage(rules, {}, dict.fromkeys(counted[: most + 1], "why")).mistakes()) == 1
    both = Coverage(rules, {"FR-SACK-01": ["a test"]}, {"FR-SACK-01": "why"})
    assert both.mistakes() == ["FR-SACK-01: it has a reason why no test can show it, and a test"]
    assert len(both.missing()) == len(counted) - 1
