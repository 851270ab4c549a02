"""The full screen at one moment: its head, the board, what is asked of whom and what an action does."""

from __future__ import annotations

from typing import Final, final

from rich.console import Group, RenderableType
from rich.text import Text

from occasus.cli.boards.canvas import Canvas
from occasus.cli.play.action_text import ActionText
from occasus.cli.play.event_text import ending, standings
from occasus.cli.play.play_session import PlaySession
from occasus.cli.tui.colours import VESPER
from occasus.core.basics import View
from occasus.locale import capital


@final
class Glance:
    """Puts into words and pictures what a person sees; `pointed` are the actions that the cursor stands on."""

    def __init__(self, sitting: PlaySession, deeds: ActionText) -> None:
        self._sitting: Final = sitting
        self._deeds: Final = deeds
        self._words: Final = sitting.words

    def head(self, seen: View) -> Text:
        """The game and how far it is, in one line."""
        name = self._words.name("game", self._sitting.match.game.name)
        heading = self._sitting.board.heading(seen)
        head = Text.assemble((f"☀ {name}", f"bold {VESPER.accent}"), f"  {heading}")
        head.no_wrap, head.overflow = True, "ellipsis"
        return head

    def picture(self, seen: View, pointed: list[str], at: str) -> Canvas | None:
        """The board as a drawing, with what the actions are about lit; None where a game has none."""
        marked = {place for action in pointed for place in self._deeds.places(action)}
        places = self._deeds.places(pointed[0]) if len(pointed) == 1 else []
        return self._sitting.board.map(seen, frozenset(marked), places[0] if places else at)

    def status(self, seen: View, asking: bool, busy: str, pointed: list[str]) -> RenderableType:
        """Return what is asked of whom, the hand, and what the action that is pointed at does."""
        sitting, words = self._sitting, self._words
        due = sitting.due()
        lines: list[RenderableType] = []
        if due is None:
            lines.append(Text(ending(sitting.match, words), f"bold {VESPER.accent}"))
            lines += [Text(line) for line in standings(sitting.match, words)]
            lines.append(Text(words.say("screen-over")))
        elif busy == "move":
            lines.append(Text(words.say("screen-thinking", seat=sitting.name(due)), "italic"))
        elif asking:
            question = sitting.board.question(seen)
            asked = capital(words.label(sitting.asked(seen)))
            lines.append(Text(f"{asked} {question}", f"bold {VESPER.accent}"))
            if len(pointed) == 1:  # whole, where the list has cut it
                lines.append(Text(self._deeds.sentence(pointed[0], seen), "bold"))
                lines += [
                    Text(about) for place in self._deeds.places(pointed[0]) if (about := sitting.board.where(place))
                ]
        if about := self._about(pointed):
            lines.append(Text(about, "italic dim"))
        if due is not None and (status := sitting.board.status(seen)) is not None:
            lines.append(status)
        if asking and (others := sitting.others_too(seen)):
            lines.append(Text(others, "dim"))
        return Group(*lines)

    def place(self, word: str) -> str:
        """The name of a place."""
        for domain in ("city", "hex", "location", "card"):
            if self._words.has(f"{domain}-{word}"):
                return self._words.name(domain, word)
        return self._words.name("city", word)

    def _about(self, pointed: list[str]) -> str:
        """Return what the kind of action that is pointed at does."""
        message = f"action-{pointed[0].split()[0]}" if pointed else ""
        return self._words.say(message) if message and self._words.has(message) else ""
