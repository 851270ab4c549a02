"""The outcome of a scene for people, in their language, and as plain data for programs, in English."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Final

import yaml

from occasus.core.basics import CHANCE, Json
from occasus.core.log import Event
from occasus.locale import Words
from occasus.locale.sentences import told
from occasus.scenes.compare import is_nothing
from occasus.scenes.file import KEYS
from occasus.scenes.run import Outcome
from occasus.scenes.scene import Scene

MOST_ODDS: Final = 12  # outcomes of chance that are shown one by one
MOST_WORDS: Final = 12  # words of a list that are shown one by one
PLACE: Final = re.compile(
    rf"(?:(line \d+|(?:{'|'.join(KEYS)})\b[^:]*): )?(.*)", re.DOTALL
)  # before what is wrong there


def summary(outcome: Outcome) -> str:
    """One line, and below it what does not hold."""
    title = outcome.data.get("title", "")
    mark = Words().say("scene-ok" if outcome.ok else "scene-failed")
    head = f"{mark:<6}  {outcome.name}{f'  {title}' if title != outcome.name else ''}"
    return "\n".join([head.rstrip(), *(f"        {line}" for line in outcome.complaint(complained).splitlines())])


def complained(line: str) -> str:
    """Describe a mistake in a scene, in the reader's language, after its place."""
    match = PLACE.fullmatch(line)
    assert match, line
    place, what = match.groups()
    return f"{told(place)}: {told(what)}" if place else told(what)


def report(outcome: Outcome) -> str:
    """Report the events, the position afterwards, who decides next and what is legal."""
    lines = [summary(outcome)]
    if outcome.scene is not None:
        words = Words()
        lines += [*_moves(outcome.scene, words), *_position(outcome.scene, words), *_next(outcome.scene, words), ""]
    return "\n".join(lines)


def record(outcome: Outcome) -> dict[str, Json]:
    result: dict[str, Json] = {
        "file": outcome.file,
        "scene": outcome.data.get("scene"),
        "title": outcome.data.get("title"),
        "rules": outcome.data.get("rules", []),
        "ok": outcome.ok,
        "mistake": outcome.mistake,
        "differences": outcome.differences,
    }
    scene = outcome.scene
    if scene is not None:
        match = scene.match
        result["moves"] = [
            {"move": match.text(move), "events": [{"text": e.text(), **e.record()} for e in _seen(scene, number)]}
            for number, move in enumerate(match.moves)
        ]
        result["position"] = scene.describe()
        result["actors"] = ["chance" if actor == CHANCE else actor for actor in scene.actors]
        result["legal"] = {str(actor): scene.legal(actor) for actor in scene.actors if actor != CHANCE}
        result["odds"] = scene.odds()
        result["result"] = scene.result
    return result


def written(scene: Scene) -> str:
    """The position as it could stand in a scene. What is nothing or a default is left out, long lists are cut."""
    position = scene.describe()
    usual = {option.name: option.default for option in scene.game.options}
    options = {name: value for name, value in position["options"].items() if value != usual[name]}
    kept = _shortened({**position, "options": options})
    return yaml.safe_dump(kept, default_flow_style=None, sort_keys=False, width=110, allow_unicode=True).rstrip()


def _shortened(value: Json) -> Json:
    if isinstance(value, dict):
        return {key: _shortened(part) for key, part in value.items() if not is_nothing(part)}
    if not isinstance(value, list):
        return value
    if len(value) > MOST_WORDS and all(isinstance(word, str) for word in value):
        return [*value[:3], f"... {len(value)} in all"]
    return [_shortened(part) for part in value]


def _seen(scene: Scene, number: int) -> list[Event]:
    return [event.seen_by(scene.seat) for event in scene.match.log[number]]


def _moves(scene: Scene, words: Words) -> list[str]:
    lines = [f"  {words.say('scene-happened')}"] if scene.match.moves else []
    for number, move in enumerate(scene.match.moves):
        lines.append(f"    {scene.match.text(move)}")
        lines += [f"        {event.text():<60} {event.kind.rule}" for event in _seen(scene, number)]
    return lines


def _position(scene: Scene, words: Words) -> list[str]:
    return [f"  {words.say('scene-position')}", *(f"    {line}" for line in written(scene).splitlines())]


def _next(scene: Scene, words: Words) -> list[str]:
    ended = scene.result
    if ended is not None:
        won = ", ".join(words.say("scene-seat", seat=str(seat)) for seat in ended["winners"])
        winners = won or words.say("scene-nobody")
        return [f"  {words.say('scene-over', reason=ended['reason'], rule=ended['rule'], winners=winners)}"]
    if scene.actors == [CHANCE]:
        odds = scene.odds()
        total = sum(odds.values())
        shown = list(odds.items())[:MOST_ODDS]
        lines = [f"    {text}  {words.say('scene-odds', weight=weight, total=total)}" for text, weight in shown]
        more = [f"    {words.say('scene-more', number=len(odds) - MOST_ODDS)}"] if len(odds) > MOST_ODDS else []
        return [f"  {words.say('scene-chance')}", *lines, *more]
    lines = []
    for actor in scene.actors:
        legal = scene.legal(actor)
        lines.append(f"  {words.say('scene-next', seat=str(actor), legal=len(legal))}")
        kinds: dict[str, list[str]] = {}
        for text in legal:
            kinds.setdefault(text.split()[0], []).append(text)
        for texts in kinds.values():
            lines += wrap(", ".join(texts), 110, initial_indent="    ", subsequent_indent="      ")
    return lines
