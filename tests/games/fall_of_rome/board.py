"""Scenes for the rule tests: somebody's turn somewhere, with everybody else far away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from occasus.core.basics import CHANCE, Json
from occasus.games.fall_of_rome.board.names import FACE_WORDS
from occasus.scenes import Scene

AWAY: Final = "eburacum"  # where those stand who are not named
THREAT: Final = {"tyras": {"visigoths": 1}}  # one barbarian far away, so that a victory does not end the scene
PORTS: Final = {  # each with its colours
    "aquileia": "white blue",
    "athenae": "black white",
    "brundisium": "green",
    "burdigala": "orange black",
    "carthago": "black",
    "cesarea": "black",
    "chersonesus": "blue",
    "constantinopolis": "black white blue",
    "genua": "orange white",
    "gesoriacum": "orange",
    "londinium": "orange",
    "narbo": "orange white",
    "narona": "white",
    "nova_carthago": "white",
    "patrae": "green white",
    "ravenna": "white",
    "roma": "orange black green white blue",
    "sinope": "blue",
    "syracusae": "black",
    "tingi": "black",
    "tyras": "white",
}
INLAND: Final = (
    "caesaraugusta",
    "carnuntum",
    "corduba",
    "eburacum",
    "iuvavum",
    "lugdunum",
    "lutetia",
    "mediolanum",
    "mogontiacum",
    "philippopolis",
)


def turn_of(
    role: str,
    city: str = "roma",
    hand: Iterable[str] = (),
    others: Iterable[dict[str, Json]] = (),
    players: int = 3,
    options: Mapping[str, object] | None = None,
    content: dict[str, Json] | None = None,
    **position: Any,
) -> Scene:
    """The action phase of a role in a city; the others stand in Eburacum unless they are named."""
    named = [{"city": AWAY, **other} for other in others]
    absent: list[dict[str, Json]] = [{"city": AWAY} for _ in range(players - 1 - len(named))]
    table: dict[str, Json] = {
        **position,
        "players": [{"role": role, "city": city, "hand": list(hand)}, *named, *absent],
        "barbarians": {**THREAT, **position.get("barbarians", {})},
    }
    return Scene("fall_of_rome", players, table, options, content)


def before(
    phase: str,
    *cards: str,
    seats: int = 3,
    players: Iterable[dict[str, Json]] = ({"role": "consul"},),
    options: Mapping[str, object] | None = None,
    **position: Any,
) -> Scene:
    """The start of a phase; then these barbarian cards are revealed. Whoever is not named is far away.

    The phases are those of scenes: actions, draw, after_draw, revolt, invade.
    """
    named = [{"city": AWAY, **player} for player in players]
    absent: list[dict[str, Json]] = [{"city": AWAY}] * ((3 if seats == 1 else seats) - len(named))
    turn = {"phase": phase, **position.pop("turn", {})}
    scene = Scene("fall_of_rome", seats, {**position, "players": [*named, *absent], "turn": turn}, options)
    for card in cards:
        scene.chance(f"reveal {card}")
    return scene


def held_by_magister(event: str, phase: str = "actions", hand: Iterable[str] = (), **position: Any) -> Scene:
    """The Consul's turn in Tyras; the Magister Militum, far away, holds an event."""
    players: list[dict[str, Json]] = [
        {"role": "consul", "city": "tyras", "hand": list(hand)},
        {"role": "magister_militum", "hand": [event]},
    ]
    return before(phase, players=players, **position)


def new_game(players: int, options: Mapping[str, object] | None = None, seed: object = 0) -> Scene:
    """A new game before its first chance move."""
    return Scene("fall_of_rome", players, None, options, seed=seed)


def set_up(players: int, options: Mapping[str, object] | None = None, seed: object = 0) -> Scene:
    """A game whose setup is over; everybody began in the first city offered."""
    scene = new_game(players, options, seed)
    scene.settle()
    while scene.describe()["turn"]["phase"] == "setup":
        scene.play(scene.legal(scene.actors[0])[0], scene.actors[0])
        scene.settle()
    return scene


def offers(scene: Scene, kind: str, seat: int | None = None) -> set[str]:
    """What is legal of one kind, without its first word."""
    return {text.partition(" ")[2] for text in scene.legal(seat) if text.partition(" ")[0] == kind}


def kinds(scene: Scene, seat: int | None = None) -> set[str]:
    """The kinds of actions that are legal."""
    return {text.partition(" ")[0] for text in scene.legal(seat)}


def fight(scene: Scene, *faces: str) -> list[str]:
    """Battle with as many dice as faces are named, and let them fall so; returns what happened."""
    roll = " ".join(sorted(faces, key=FACE_WORDS.index))
    return [*scene.play(f"battle {len(faces)}"), *scene.chance(f"roll {roll}")]


def due(scene: Scene) -> str:
    """The step that is due."""
    return str(scene.describe()["agenda"][-1])


def idle(scene: Scene, until: str) -> None:
    """Let everybody do nothing, and no revolt come if that can be, until a step is due; once at least."""
    nothing = ("end_actions", "pass_turn", "draw_cards 2")
    first = True
    while first or due(scene).split()[0] != until:
        first = False
        if scene.actors == [CHANCE]:
            scene.chance(next((text for text in scene.odds() if text != "draw revolt"), "any"))
        else:
            seat = scene.actors[0]
            scene.play(next(text for text in scene.legal(seat) if text in nothing or text.startswith("discard")), seat)


def broken(scene: Scene) -> list[str]:
    """What cannot be in this position, as sentences."""
    return scene.game.check(scene.state)


def actions_left(scene: Scene) -> int:
    """How many actions the active player has left."""
    left: int = scene.describe()["turn"]["actions"]
    return left


class Even(Random):
    """A generator that gives one chosen number, to walk through all that chance may do."""

    def __init__(self, place: int, places: int) -> None:
        super().__init__(0)
        self._value = (place + 0.5) / places

    def random(self) -> float:
        """Always the same number."""
        return self._value


def deal(scene: Scene, roles: Iterable[str], *hands: Iterable[str]) -> None:
    """In a new game: any first invasion, then these roles and these opening hands (in solo the treasury comes last)."""
    for _ in range(9):
        scene.chance()
    for role in roles:
        scene.chance(f"role {role}")
    for hand in hands:
        for card in hand:
            scene.chance(f"draw {card}")


def with_legions(cities: Iterable[str], most: int) -> set[str]:
    """Destinations (or cards) with every number of legions up to the most."""
    return {f"{city} {count}" for city in cities for count in range(most + 1)}
