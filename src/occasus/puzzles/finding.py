"""Puzzles found in games that bots play: positions where the strongest bot sees one clearly best turn."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.arena.simulate import decision
from occasus.bots.registry import find_bot, strongest_bot
from occasus.core.basics import CHANCE, Json, Seat
from occasus.core.game import view
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find
from occasus.puzzles.judging import Judge, Turn, finds, is_asked
from occasus.scenes.run import open_scene

PLAYERS: Final = "centurio"  # who play the games: quick, and good enough that positions look like real ones
CHOICES: Final = 4  # fewer possibilities are no puzzle
APART: Final = 6  # decisions of the game between two puzzles of it
MOST: Final = 5  # puzzles of one game, each about something else
LONG: Final = 2  # a turn of more decisions is harder to find
KEPT: Final = 0.7  # of the margin that must be left in the check
HOPE: Final = 0.08  # a game with a smaller chance to win is no fun to puzzle over


@final
class Tables:
    """The games that are played for puzzles of a game: who sits where, and what is clear there."""

    def __init__(
        self,
        tables: list[tuple[int, dict[str, Json]]],
        least: float,
        dull: tuple[str, ...],
        every: int = 1,
        first: int = 0,
        asks: int = 5,
        larger: int = 160,
    ) -> None:
        self.tables: Final = tables  # seats and options, taken in turn
        self.least: Final = least  # of a chance to win, by which the best turn is better
        self.dull: Final = dull  # what no one is asked for in a puzzle: talks, and what only goes on
        self.every: Final = every  # of so many decisions one is looked at
        self.first: Final = first  # simulations for the first look; 0: as many as the bot likes
        self.asks: Final = asks  # times that the bot is asked in the check
        self.larger: Final = larger  # simulations for each of them


TABLES: Final = {
    "fall_of_rome": Tables(
        [(2, {"difficulty": "novice"}), (3, {"difficulty": "novice"}), (2, {"difficulty": "normal"}), (1, {})],
        least=0.02,
        dull=("discard", "accept", "refuse", "pass"),
        every=2,
        asks=1,
        larger=200,
    ),
    "empires_end": Tables([(3, {}), (4, {}), (2, {})], least=0.025, dull=("bid_axes", "bid_coins")),
    "struggle_for_rome": Tables(
        [(3, {}), (4, {})],
        least=0.03,
        dull=("offer", "give", "want", "propose", "accept", "refuse", "counter", "deal"),
        every=3,
        first=12,
        asks=2,
        larger=72,
    ),
}


def puzzles_of(name: str, seed: str, number: int) -> list[dict[str, Json]]:
    """The puzzles in the game with this number, in the order of the game."""
    game, tables = find(name), TABLES[name]
    seats, chosen = tables.tables[number % len(tables.tables)]
    options = complete(game.options, chosen)
    state = game.start(seats, options)
    bots = [find_bot(PLAYERS) for _ in range(seats)]
    luck = f"{seed}/{number}"
    puzzles: dict[str, dict[str, Json]] = {}  # by what they are about
    moves, next_look = 0, 0
    while (actors := game.actors(state)) and len(puzzles) < MOST:
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, dice(luck, moves)), None)
        else:
            legal = game.legal(state, seat)
            if moves >= next_look and moves % tables.every == 0 and len(legal) >= CHOICES:
                seen = view(game, state, seat)
                puzzle = _puzzle(name, seats, chosen, seat, seen["position"], f"{luck}/{moves}")
                if puzzle is not None and about(puzzle) not in puzzles:
                    puzzles[about(puzzle)] = puzzle
                    next_look = moves + APART
            game.apply(state, seat, decision(game, state, bots[seat], seat, legal, luck, moves), None)
        moves += 1
    return list(puzzles.values())


def about(puzzle: dict[str, Json]) -> str:
    """Return the subject of a puzzle: its phase and the kinds of actions in its solution."""
    return f"{puzzle['kind']} {' '.join(action.split(' ')[0] for action in puzzle['solution'])}"


def _puzzle(
    name: str, seats: int, options: dict[str, Json], seat: Seat, position: Json, seed: str
) -> dict[str, Json] | None:
    scene: dict[str, Json] = {"game": name, "players": seats, "options": options, "seat": seat, "position": position}
    opened = open_scene(scene)
    game, state, tables = opened.game, opened.state, TABLES[name]
    kind = kind_of(name, position)
    if not is_asked(game, state, seat) or kind.endswith("-setup"):
        return None
    turn = _clear(Judge(game, seed, simulations=tables.first), state, seat, tables)
    if turn is None or not finds(game, strongest_bot(name), state, seat, turn.end, seed):
        return None
    sure = checked(game, state, seat, turn.line, turn.margin, seed)
    if sure is None or sure.worth < HOPE:
        return None
    return {
        **scene,
        "kind": kind,
        "degree": degree(game, state, seat, turn, seed),
        "worth": round(sure.worth, 3),
        "margin": round(sure.margin, 3),
        "solution": turn.line,
        "mistake": sure.mistake,
        "why": [reason.record() for reason in sure.why],
        "rivals": [
            {action: round(max(0.0, sure.worth - loss), 3) for action, loss in sorted(one.items())}
            for one in sure.rivals
        ],
    }


def _clear(judge: Judge, state: Any, seat: Seat, tables: Tables) -> Turn | None:
    """The best turn at a first look; what is dull is sorted out before the long look."""
    first = judge.ask(state, seat, list(view(judge.game, state, seat)["legal"]))
    if not first or first[0].action.split(" ")[0] in tables.dull:
        return None
    if len(first) > 2 and first[0].chance - first[2].chance < tables.least / 2:
        return None
    turn = judge.turn(state, seat, tables.least)
    if turn is None or any(action.split(" ")[0] in tables.dull for action in turn.line):
        return None
    return turn


def checked(game: Any, state: Any, seat: Seat, line: list[str], margin: float, seed: str) -> Turn | None:
    """The same turn found again with a larger budget and other dice, by most of the margin; None where it is not."""
    tables = TABLES[game.name]
    sure = Judge(game, f"{seed}/check", tables.asks, tables.larger).turn(state, seat, KEPT * margin)
    if sure is None or sure.line != line or sure.margin < KEPT * margin:
        return None
    bot = strongest_bot(game.name)
    return sure if finds(game, bot, state, seat, sure.end, f"{seed}/bot", tables.larger) else None


def holds(puzzle: dict[str, Json]) -> bool:
    """A short look with dice of its own: the bot still likes the first decision better than that of the mistake."""
    scene = open_scene({key: puzzle[key] for key in ("game", "players", "options", "seat", "position")})
    advised = Judge(scene.game, "holds").ask(scene.state, puzzle["seat"], scene.legal(puzzle["seat"]))
    chances = {advice.action: advice.chance for advice in advised}
    best, other = puzzle["solution"][0], puzzle["mistake"][0]
    return best in chances and (best == other or chances.get(other, 0.0) < chances[best])


def degree(game: Any, state: Any, seat: Seat, turn: Turn, seed: str) -> int:
    """1 to 3: a beginner finds it, or a fair player does, or it is hard to both."""
    easy = finds(game, "tiro", state, seat, turn.end, seed)
    middle = sum(finds(game, "miles", state, seat, turn.end, f"{seed}/{one}") for one in range(3))
    return 1 + (not easy) + (middle < 2 or len(turn.line) > LONG)


def kind_of(name: str, position: Json) -> str:
    """Return the phase of the game, for the puzzle's title."""
    phase = position.get("phase") or position["turn"]["phase"]
    return f"{name}-{phase}"
