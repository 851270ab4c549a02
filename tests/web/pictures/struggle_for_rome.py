"""Pictures of the board of Struggle for Rome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from occasus.core.basics import Position
from tests.web.pictures.camera import Camera
from tests.web.test_struggle_for_rome import BUILD, JOURNEY, ROBBERY
from tests.web.test_struggle_for_rome_games import LAST_ROUND

LATE: Final[Position] = JOURNEY | {
    "round": 13,
    "players": {
        "red": {
            "gold": 6,
            "hand": {"grain": 2, "ore": 1, "cattle": 2, "horse": 1},
            "cards": {"victory_point": 1, "traitor": 1},
            "horseman": {"fighters": 3, "wagons": 2, "cities": ["argentoratum", "augusta_treverorum"]},
            "warrior": {"figure": "c028", "fighters": 2},
        },
        "blue": {"gold": 2, "hand": {"horse": 3}, "warrior": {"cities": ["roma", "ravenna"], "fighters": 4}},
        "white": {"gold": 1, "hand": {"ore": 2}},
    },
}
COUNTERED: Final = (
    (0, "propose blue"),
    *((1, text) for text in ("counter", "give horse", "want ore", "propose red")),
)


def phases(camera: Camera) -> Iterator[str]:
    """A journey, building, trade with a counter-offer, what stands behind the tabs, the board as text, a hint."""
    table, page = camera.table("struggle_for_rome", JOURNEY, [0])
    camera.shoot(page, "sr-journey")
    yield "journey"
    far = [text for text in table.legal(0) if text.startswith("travel")][-1].split()[1]
    page.locator(f"[data-crossroads={far}]").dispatch_event("click")
    camera.shoot(page, "sr-journey-picked")
    yield "journey-picked"
    page.close()
    _, page = camera.table("struggle_for_rome", LATE, [0])
    camera.shoot(page, "sr-late")
    yield "late"
    page.keyboard.press("t")
    camera.shoot(page, "sr-text")
    page.close()
    yield "text"
    table, page = camera.table("struggle_for_rome", BUILD, [0])
    camera.shoot(page, "sr-build")
    yield "build"
    for number, tab in enumerate(page.locator("nav.below button, nav.side button").all()):
        tab.click()
        camera.shoot(page, f"sr-sheet-{number}")
        yield f"sheet-{number}"
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for()
    camera.shoot(page, "sr-hint")
    page.close()
    yield "hint"
    table, page = camera.table("struggle_for_rome", BUILD, [0])
    page.keyboard.press("o")
    camera.shoot(page, "sr-trade")
    yield "trade"
    for text in ("give grain", "want cattle"):
        if text in table.legal(0):
            table.play(0, text)
    camera.shoot(page, "sr-trade-offer")
    yield "trade-offer"
    for seat, text in COUNTERED:
        table.play(seat, text)
    camera.shoot(page, "sr-trade-counter")
    page.close()
    yield "trade-counter"
    _, page = camera.table("struggle_for_rome", ROBBERY, [0])
    camera.shoot(page, "sr-rob")
    page.close()
    yield "rob"


def ending(camera: Camera) -> Iterator[str]:
    """The last round, ended."""
    table, page = camera.table("struggle_for_rome", LAST_ROUND, [0])
    for _ in range(60):
        seat = table.match.game.actors(table.match.state)[0] if table.match.result() is None else -1
        if seat < 0:
            break
        legal = table.legal(seat)
        table.play(seat, "end_turn" if "end_turn" in legal else legal[0])
    page.locator(".end .reason").wait_for()
    camera.shoot(page, "sr-ending")
    page.close()
    yield "ending"
