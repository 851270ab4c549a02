"""The API as it is described: Schemathesis finds no accident and no answer that is not described."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from occasus.server.app import make_app
from occasus.server.schema import socket_schema
from occasus.server.settings import Settings
from tests.server.harness import Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = "/api/me/log-out-everywhere"  # would end the session of the test


@pytest.fixture
def api_schema() -> Any:
    """The OpenAPI description of our application."""
    logging.getLogger("hypothesis").setLevel(logging.WARNING)
    app = make_app(Settings(data="unused", secret="unused", database="sqlite://"))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_described(case: Any, server: Running) -> None:
    if case.path == LEFT_OUT or (case.path == "/api/me" and case.method == "DELETE"):
        return
    cookie = {"cookie": f"occasus={_somebody(server)}", "x-occasus": "1"}
    case.call_and_validate(base_url=server.url, headers=cookie, checks=CHECKS)


_cookies: dict[str, str] = {}


def _somebody(server: Running) -> str:
    if server.url not in _cookies:
        answer = httpx.put(f"{server.url}/api/me", json={"name": "Ada"})
        _cookies[server.url] = answer.cookies["occasus"]
    return _cookies[server.url]


def test_the_socket_is_described_as_json_schema(server: Running) -> None:
    told = httpx.get(f"{server.url}/api/schema/socket.json").json()
    assert told == socket_schema()
    assert {"FromClient", "FromServer", "Play", "Told", "TableRecord"} <= told["$defs"].keys()
    assert httpx.get(f"{server.url}/api/schema/openapi.json").json()["info"]["title"] == "Occasus"
