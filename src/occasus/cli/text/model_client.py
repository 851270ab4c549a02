"""Asking a language model on any OpenAI-compatible server; an answer comes in time or counts as none."""

from __future__ import annotations

import json
import os
from threading import Thread
from time import monotonic
from typing import Final, final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from occasus.core.basics import Json, OccasusError

LARGEST: Final = 1_000_000  # bytes of an answer
MILLION: Final = 1_000_000
_spent: dict[str, float] = {}  # by model, in this process


class NoAnswer(Exception):
    """The model gave no answer, in one sentence."""


@final
class Settings:
    """Where a model is, and what asking it may take; from variables OCCASUS_MODEL_*."""

    def __init__(self) -> None:
        self.url: Final = os.environ.get("OCCASUS_MODEL_URL", "")
        self.key: Final = os.environ.get("OCCASUS_MODEL_KEY", "")
        self.seconds: Final = _number("SECONDS", 60.0)  # for one answer
        self.retries: Final = int(_number("RETRIES", 2.0))  # after no answer, or one that is refused
        self.tokens: Final = int(_number("TOKENS", 2_000.0))  # of one answer
        self.cap: Final = _number("COST_CAP", 0.0)  # for all answers to this process; 0: none
        self.price_in: Final = _number("PRICE_IN", 0.0)  # for a million tokens
        self.price_out: Final = _number("PRICE_OUT", 0.0)
        self.transcripts: Final = os.environ.get("OCCASUS_MODEL_TRANSCRIPTS", "")  # a folder
        if not self.url.startswith(("http://", "https://")):
            raise OccasusError("set OCCASUS_MODEL_URL to the address of a model, such as http://localhost:8000/v1.")
        if self.cap and not (self.price_in or self.price_out):
            raise OccasusError("OCCASUS_MODEL_COST_CAP also needs OCCASUS_MODEL_PRICE_IN and OCCASUS_MODEL_PRICE_OUT.")


def _number(name: str, usual: float) -> float:
    text = os.environ.get(f"OCCASUS_MODEL_{name}", "")
    try:
        number = float(text) if text else usual
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise OccasusError(f"OCCASUS_MODEL_{name} must be a number of 0 or more, not {text!r}.")
    return number


@final
class ModelClient:
    """A model at an address."""

    def __init__(self, model: str, settings: Settings) -> None:
        self.model: Final = model
        self.settings: Final = settings

    def spent(self) -> float:
        """Return what all answers of this model have cost this process."""
        return _spent.get(self.model, 0.0)

    def ask(self, messages: list[dict[str, str]]) -> str:
        """Return the model's reply. Whatever goes wrong is NoAnswer, also an answer that comes too late."""
        if self.settings.cap and self.spent() >= self.settings.cap:
            raise NoAnswer(f"the cost cap of {self.settings.cap} is reached")
        body = {"model": self.model, "messages": messages, "max_tokens": self.settings.tokens}
        heard: list[Json] = []
        thread = Thread(target=self._fetch, args=(json.dumps(body).encode(), heard), daemon=True)
        thread.start()
        thread.join(self.settings.seconds)  # a server that sends a byte a minute keeps only its thread
        if not heard:
            raise NoAnswer(f"no answer in {self.settings.seconds:g} seconds")
        if isinstance(heard[0], NoAnswer):
            raise heard[0]
        return self._reply(heard[0], messages)

    def _fetch(self, body: bytes, heard: list[Json]) -> None:
        headers = {"content-type": "application/json", "user-agent": "occasus"}
        if self.settings.key:
            headers["authorization"] = f"Bearer {self.settings.key}"
        request = Request(f"{self.settings.url.rstrip('/')}/chat/completions", body, headers)
        end = monotonic() + self.settings.seconds
        try:
            with urlopen(request, timeout=self.settings.seconds) as response:
                read = b""
                while len(read) <= LARGEST and monotonic() < end and (part := response.read1(65_536)):
                    read += part
            heard.append(json.loads(read))
        except HTTPError as error:
            heard.append(NoAnswer(f"the server answered {error.code}"))
        except (URLError, OSError) as error:
            heard.append(NoAnswer(f"the server can't be reached ({getattr(error, 'reason', error)})"))
        except ValueError:
            heard.append(NoAnswer("the answer is no JSON"))
        except Exception as error:  # what a broken server may cause in the library, such as a bad status line
            heard.append(NoAnswer(f"the answer is broken ({type(error).__name__})"))

    def _reply(self, answer: Json, messages: list[dict[str, str]]) -> str:
        try:
            text = answer["choices"][0]["message"]["content"]
        except (KeyError, IndexError, TypeError):
            raise NoAnswer("the answer has no message") from None
        if not isinstance(text, str):
            raise NoAnswer("the answer has no text")
        usage = answer.get("usage")
        counts = usage if isinstance(usage, dict) else {}
        asked = sum(len(message["content"]) for message in messages)
        self._count(_tokens(counts.get("prompt_tokens"), asked), _tokens(counts.get("completion_tokens"), len(text)))
        return text

    def _count(self, asked: int, said: int) -> None:
        cost = (asked * self.settings.price_in + said * self.settings.price_out) / MILLION
        _spent[self.model] = self.spent() + cost


def _tokens(count: Json, characters: int) -> int:
    """Return how many tokens were used; where the server doesn't say, one for three characters."""
    return count if isinstance(count, int) and 0 <= count < MILLION * 100 else characters // 3 + 1
