"""A table in the browser that begins at an arranged position: the page's own line, answered by a match in the test.

Everything but the line comes from a real server. What seats do through which nobody looks, the test does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.core.basics import Position, Seat
from occasus.core.preview import foresee
from occasus.scenes.scene import Scene
from occasus.tables.match.onlooker import Onlooker
from occasus.tables.match.view_cache import action_record, events_for, foreseen_line
from occasus.tables.protocol.server_messages import Foreseen
from occasus.tables.workers.bot_worker import Job, think

NAMES: Final = ("Livia", "Marcus", "Cato", "Galla", "Stilicho")
TABLE: Final = "arranged"


class Arranged:
    """A match from a position, and the lines of the pages that look at it."""

    def __init__(
        self, game: str, seats: int, position: Position | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self._game, self.seats, self._options = game, seats, options
        self._set_up(position)
        self.bots = False  # whether the others are bots
        self.lines: list[tuple[WebSocketRoute, list[Seat]]] = []
        self.told: list[dict[str, Any]] = []  # everything that was sent about moves, to whichever seat

    def _set_up(self, position: Position | None) -> None:
        self.match = Scene(self._game, self.seats, position, self._options).match
        self.opening = self.match.game.copy(self.match.state)
        self.match.settle()

    def show(self, position: Position) -> None:
        """Go to another position, which the pages that are open see: much cheaper than another page."""
        self._set_up(position)
        self.tell(0, fresh=True)

    def open(self, page: Page, url: str, mine: list[Seat]) -> None:
        """Let a page look at the table from some seats (none: as somebody who watches)."""
        page.route_web_socket(f"**/ws/tables/{TABLE}", lambda route: self._greet(route, mine))
        page.route(f"**/api/replays/{TABLE}/analysis*", lambda route: route.fulfill(json=self._analysis()))
        page.goto(f"{url}/table/{TABLE}")

    def play(self, seat: Seat, text: str) -> None:
        """Make a move, and tell everybody."""
        before = len(self.match.moves)
        self.match.play(seat, self.match.game.catalogue.parse(text))
        self.tell(before)

    def tell(self, since: int, fresh: bool = False) -> None:
        """Send all that happened since a move, with the views."""
        for route, mine in self.lines:
            for seat in mine or [-2]:
                self.told.append(self._told(seat, since, fresh))
                route.send(json.dumps(self.told[-1]))

    def _analysis(self) -> dict[str, Any]:
        """An analysis that has nothing to say: only the page around it is looked at."""
        unknown = {"facts": [], "judged": 0, "accuracy": None, "labels": {}, "luck": 0, "luck_by_kind": {}}
        unknown |= {"account": None, "decided": "unknown", "moments": []}
        return {
            "method": 1,
            "effort": "quick",
            "game": self.match.game.name,
            "cooperative": self.match.game.cooperative,
            "done": 0,
            "total": 0,
            "curve": [{"step": at, "turn": at, "chances": [0.5] * self.seats} for at in (0, 1)],
            "turns": [],
            "luck": [],
            "players": [unknown | {"seat": seat} for seat in range(self.seats)],
            "moments": [],
        }

    def legal(self, seat: Seat) -> list[str]:
        """What a seat may do now."""
        if seat not in self.match.game.actors(self.match.state):
            return []
        return [self.match.game.catalogue.text(code) for code in self.match.game.legal(self.match.state, seat)]

    def _greet(self, route: WebSocketRoute, mine: list[Seat]) -> None:
        self.lines = [(line, seats) for line, seats in self.lines if line is not route]
        self.lines.append((route, mine))
        route.on_message(lambda text: self._hear(route, mine, json.loads(text)))

    def _hear(self, route: WebSocketRoute, mine: list[Seat], message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                welcome = {"type": "welcome", "person": "me", "seats": mine, "host": True, "chat": [], "muted": []}
                route.send(json.dumps(welcome | {"table": self._table(mine)}))
                for seat in mine or [-2]:
                    route.send(json.dumps(self._told(seat, 0, True)))
            case "play":
                self.play(message["seat"], message["action"])
                route.send(json.dumps({"type": "done", "id": message["id"], "number": len(self.match.moves)}))
            case "undo":
                self.match.undo()
                route.send(json.dumps({"type": "done", "id": message["id"], "number": len(self.match.moves)}))
                self.tell(0, fresh=True)
            case "explain":
                self._explain(route, message)
            case "foresee":
                self._foresee(route, message)
            case "hint":
                self._hint(route, message)
            case "ping":
                route.send(json.dumps({"type": "pong"}))

    def _explain(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        game = self.match.game
        rule = game.explain(self.match.state, message["seat"], game.catalogue.parse(message["action"])) or ""
        answer = {"type": "explained", "id": message["id"], "action": message["action"]}
        route.send(json.dumps(answer | {"rule": rule, "rule_text": f"{rule} forbids it." if rule else ""}))

    def _hint(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        seat, game = message["seat"], self.match.game
        seen = self.match.view(seat)
        told = adviser_of(game.name, "miles").advise(game, seen, list(seen["legal"]), Random(1), Budget(60))
        answer = {"type": "hinted", "id": message["id"], "seat": seat, "number": len(self.match.moves)}
        advice = [each.record() for each in told]
        route.send(json.dumps(answer | {"action": told[0].action, "advice": advice}))

    def _foresee(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        game = self.match.game
        lines = [[game.catalogue.parse(text) for text in line] for line in message["lines"]]
        found = foresee(game, self.match.view(message["seat"]), lines, Random(1))
        named = game.name if message.get("danger") else ""
        asked = Job(kind="foresee", game=named, view=self.match.view(message["seat"]), danger=True, seed="1")
        danger = think(asked).danger if named else None
        answer = Foreseen(id=message["id"], lines=[foreseen_line(game, each) for each in found], danger=danger)
        route.send(msgspec.json.encode(answer).decode())

    def _told(self, seat: Seat, since: int, fresh: bool) -> dict[str, Any]:
        match, game = self.match, self.match.game
        actors = game.actors(match.state)
        legal = [action_record(game, code) for code in sorted(game.legal(match.state, seat))] if seat in actors else []
        result = match.result()
        view = {
            "seat": seat,
            "actors": actors,
            "legal": [{"text": one.text, "kind": one.kind, "args": one.args} for one in legal],
            "position": game.describe(match.state, seat),
            "result": result.record() if result else None,
            "can_undo": match.can_undo(),
        }
        onlooker = Onlooker(game, self.opening, seat)
        steps = [
            {
                "number": place,
                "seat": mover,
                "action": "",
                "events": events_for(match.log[place], seat),
                "changes": onlooker.make(mover, code, match.log[place]),
            }
            for place, (mover, code) in enumerate(match.moves)
        ]
        return {
            "type": "told",
            "seat": seat,
            "number": len(match.moves),
            "steps": steps[since:],
            "fresh": fresh,
            "view": view,
        }

    def _table(self, mine: list[Seat]) -> dict[str, Any]:
        seats = [
            {"seat": seat, "kind": "bot", "bot": "tiro", "name": "", "present": True}
            if self.bots and seat not in mine
            else {"seat": seat, "kind": "person", "person": "me" if seat in mine else NAMES[seat], "name": NAMES[seat]}
            | {"present": True}
            for seat in range(self.seats)
        ]
        table: dict[str, Any] = {"id": TABLE, "code": "", "host": "me", "game": self.match.game.name, "options": {}}
        table |= {"seats": seats, "public": False, "spectators": True, "hints": True, "days": 0, "state": "playing"}
        table |= {
            "cooperative": self.match.game.cooperative,
            "created": 0,
            "changed": 1_790_000_000,
            "number": 0,
            "due": [],
        }
        return table | {
            "deadline": None,
            "commitment": "",
            "secret": "",
            "seed_hash": "",
            "seed": "",
            "result": None,
            "rematch": "",
            "proposals": [],
        }


# Whether all of every tile is in sight.
WHOLE: Final = """(tiles) => tiles.every((tile) => {
    const box = tile.getBoundingClientRect();
    return [box.top + 3, box.bottom - 3].every((y) => tile.contains(document.elementFromPoint(box.left + 8, y)));
})"""
OVER_THE_MAP: Final = """() => {
    const box = (one) => one.getBoundingClientRect();
    const map = box(document.querySelector('svg.board'));
    return ['.actions', '.people', '.log', '.cards', '.choice', '.tray', '.advice', 'nav[class]'].filter((query) =>
        [...document.querySelectorAll(query)].some((one) => box(one).height && box(one).top < map.bottom - 1
            && box(one).bottom > map.top + 1 && box(one).left < map.right - 1 && box(one).right > map.left + 1)
    );
}"""


def over_the_map(page: Page) -> list[str]:
    """The parts of the screen that cover a piece of the map."""
    covering: list[str] = page.evaluate(OVER_THE_MAP)
    assert page.locator(".tray").is_visible()
    return covering


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until it is drawn: much cheaper than another page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
