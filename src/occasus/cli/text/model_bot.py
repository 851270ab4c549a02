"""`model:NAME`: a bot that asks a language model. It gets a view, so a prompt can't hold what its seat doesn't know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.cli.play.action_text import ActionText
from occasus.cli.text.instructions import instructions
from occasus.cli.text.lookup import rule_text
from occasus.cli.text.model_client import ModelClient, NoAnswer, Settings
from occasus.cli.text.reply import Reply, action_meant
from occasus.cli.text.view_text import legal_text, view_text
from occasus.core.basics import Json, OccasusError, Refused, View
from occasus.core.game import Game
from occasus.locale import Words


@final
class ModelBot:
    """Asks a model for each decision. Where it gives no legal action in time, chance decides; transcripts say so."""

    def __init__(self, model: str) -> None:
        self.settings: Final = Settings()
        self.client: Final = ModelClient(model, self.settings)
        self.decisions = 0  # that were put to the model
        self.missed = 0  # of these, how many chance decided
        self._deeds: dict[str, ActionText] = {}  # by game
        self._transcript: Final = _new_file(self.settings.transcripts)

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        messages = prompt(game, view, legal)
        deeds = self._deeds.get(game.name)
        if deeds is None:
            deeds = self._deeds[game.name] = ActionText(game.catalogue, Words(game.name, "en"))
        for _ in range(self.settings.retries + 1):
            try:
                text = self.client.ask(messages)
                action = action_meant(Reply(text).wanted, game, view | {"legal": legal}, deeds)
            except NoAnswer as error:
                self._keep({"no_answer": str(error)})
                continue
            except OccasusError as error:
                refusal = f"{error}\n{rule_text(error.rule) if isinstance(error, Refused) else ''}".strip()
                self._keep({"reply": text, "refused": refusal})
                messages = [*messages[:2], {"role": "assistant", "content": text[-2_000:]}]
                messages.append({"role": "user", "content": f"Refused: {refusal}\nChoose a legal action."})
                continue
            self._keep({"messages": messages, "reply": text, "action": action})
            return action
        self.missed += 1
        action = rng.choice(legal)
        self._keep({"messages": messages, "chance": action, "missed": self.missed, "decisions": self.decisions})
        return action

    def _keep(self, record: dict[str, Json]) -> None:
        """Add a line to the transcript."""
        if self._transcript is not None:
            line = json.dumps(record | {"model": self.client.model, "cost": self.client.spent()})
            try:
                with self._transcript.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
            except OSError as error:
                raise OccasusError(f"{self._transcript}: {error.strerror}.") from error


def prompt(game: Game[Any], view: View, legal: list[str]) -> list[dict[str, str]]:
    """Return what a model is asked: how to play, then the view and the legal actions."""
    system = instructions(game, view["position"]["seats"], view["seat"])
    asked = f"{view_text(view)}\n\nYour legal actions:\n{legal_text(legal)}"
    return [{"role": "system", "content": system}, {"role": "user", "content": asked}]


def make(model: str) -> ModelBot:
    """Return the bot of a model."""
    if not model.strip():
        raise OccasusError("name a model, such as model:llama-4.")
    return ModelBot(model)


def _new_file(folder: str) -> Path | None:
    if not folder:
        return None
    path = Path(folder) / f"{token_hex(6)}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OccasusError(f"{folder}: {error.strerror}.") from error
    return path
