"""How refusals look over HTTP: always the same record, documented in the OpenAPI."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from occasus.core.basics import OccasusError
from occasus.tables.protocol.problems import Problem, ProblemRecord, unavailable

_log: Final = logging.getLogger("occasus.http")

CODES: Final = {
    400: "bad_request",
    401: "nobody",
    403: "forbidden",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "wrong_type",
    429: "too_fast",
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return which refusals a handler may answer with, besides the usual ones."""
    return {
        status: ResponseSpec(ProblemRecord, generate_examples=False, description="Refused, with the reason.")
        for status in {400, 401, 403, 429, *statuses}
    }


def on_problem(_request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemRecord]:
    """A refusal of ours."""
    return _answer(problem.status, problem.code, str(problem), problem.rule)


def on_error(_request: Request[Any, Any, Any], error: OccasusError) -> Response[ProblemRecord]:
    """Return what a user can fix."""
    return _answer(400, "bad_request", str(error))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemRecord]:
    """A refusal of the framework: a wrong type, a wrong path."""
    status = error.status_code
    places = [str(place.get("message", "")) for place in error.extra or [] if isinstance(place, dict)]
    sentence = " ".join([error.detail, *places]) if status == 400 else error.detail
    return _answer(status, CODES.get(status, "refused"), sentence[:400])


def on_nonsense(_request: Request[Any, Any, Any], error: Exception) -> Response[ProblemRecord]:
    """A body or an address that is no text, or JSON that is too deep to be read."""
    return _answer(400, "bad_request", f"This cannot be read ({type(error).__name__}).")


def on_storing(_request: Request[Any, Any, Any], error: Exception) -> Response[ProblemRecord]:
    """The database is away, or its disk is full."""
    _log.warning("a request could not be saved", extra={"error": type(error).__name__})
    return on_problem(_request, unavailable())


def on_accident(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemRecord]:
    """A mistake of ours: the log tells what, the client only that."""
    _log.exception("a request failed", exc_info=error, extra={"method": request.method})
    return _answer(500, "accident", "Something went wrong on the server.")


def _answer(status: int, code: str, sentence: str, rule: str = "") -> Response[ProblemRecord]:
    return Response(
        ProblemRecord(code=code, sentence=sentence, rule=rule), status_code=status, media_type=MediaType.JSON
    )
