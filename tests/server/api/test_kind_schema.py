"""Events and actions in the schema that the client's types are generated from."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.registry import OURS
from occasus.games import find
from occasus.ledger.read import read_ledgers
from occasus.server.http.schema import socket_schema


def union(game: str, of: str) -> list[dict[str, Any]]:
    members: list[dict[str, Any]] = socket_schema()["$defs"][game.title().replace("_", "") + of]["anyOf"]
    return [member["properties"] for member in members]


@pytest.mark.parametrize("game", OURS)
def test_every_event_is_in_the_schema_with_its_rules_and_arguments(game: str) -> None:
    members = {member["kind"]["const"]: member for member in union(game, "Event")}
    assert set(members) == {kind.name for kind in find(game).events}
    for kind in find(game).events:
        member = members[kind.name]
        assert kind.rule in member["rule"]["enum"]
        assert set(member) == {"kind", "rule", *(domain.name for domain in kind.domains)}


@pytest.mark.parametrize("game", OURS)
def test_every_action_is_in_the_schema_with_its_arguments(game: str) -> None:
    members = {member["kind"]["const"]: set(member["args"]["properties"]) for member in union(game, "Action")}
    assert members == {
        family.name: {domain.name for domain in family.domains} for family in find(game).catalogue.families
    }


@pytest.mark.parametrize("game", OURS)
def test_rules_of_actions_are_in_the_ledger(game: str) -> None:
    rules = {family.rule for family in find(game).catalogue.families if family.rule}
    assert len(rules) > 10
    assert rules <= set(read_ledgers())
