"""The API as it is described: Schemathesis finds no accident and no answer that is not described."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from occasus.server.app import make_app
from occasus.server.http.schema import socket_schema
from occasus.tables.settings import Settings
from tests.server.harness import PATIENCE, Running, fetch

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = ("POST /api/me/log-out-everywhere", "DELETE /api/me")  # would end the session of the test


BOUNDS = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_operation_answers_as_described(server: Running) -> None:
    app = make_app(Settings(data="unused", secret="unused, but of some length, as it must be"))
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    headers = {"cookie": f"occasus={_somebody(server)}", "x-occasus": "1"}
    tried = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.label in LEFT_OUT:
            continue
        tried.add(operation.label)

        @BOUNDS
        @given(case=operation.as_strategy())
        def answers_as_described(case: Any) -> None:
            case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=PATIENCE)

        answers_as_described()
    assert len(tried) > 25


def _somebody(server: Running) -> str:
    return fetch(f"{server.url}/api/me", "PUT", json={"name": "Ada"}).cookies["occasus"]


def test_the_socket_is_described_as_json_schema(server: Running) -> None:
    told = fetch(f"{server.url}/api/schema/socket.json").json()
    assert told == json.loads(json.dumps(socket_schema()))
    assert {"FromClient", "FromServer", "Play", "Told", "TableRecord"} <= told["$defs"].keys()
    described = fetch(f"{server.url}/api/schema/openapi.json").json()
    assert described["info"]["title"] == "Occasus"
