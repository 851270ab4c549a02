"""Made-up ways in which several accounts feed one, and how much each gains: `python -m tests.server.collusion 1000`.

The one who gains is an honest player of 1500 who is on the leaderboard, or a new account that meets bots last. The
others resign after their first decisions, or help it to beat honest players at the same table.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec

from occasus.bots.strength import MIDDLE
from occasus.server.ratings.game_scores import Player, scores
from occasus.server.ratings.weights import OPPONENTS
from occasus.server.storage.counting import History
from occasus.tables.store.rows import TableRow

GAME = "empires_end"
HOUR, DAY = 3600.0, 86_400.0
HONEST = 30  # games of the champion before the others come
KNOWN = 12  # games of others who are no newcomers
PUBLIC = tuple(f"public {number}" for number in range(20))  # honest players of about 1500
BOTS = ("bot/tiro", "bot/miles", "bot/centurio", "bot/legatus")


class Pattern(msgspec.Struct, kw_only=True):
    """How some accounts feed a champion."""

    feeders: int
    days: int
    rounds: int  # of games with every feeder in a day
    seats: int
    established: bool  # the feeders meet enough opponents first
    fresh: bool  # new accounts every day
    strong: bool  # the feeders win against each other first, in turn
    newcomer: bool = False  # the champion has played nobody before
    victims: int = 0  # honest ones at each table, whom the feeders help the champion to beat


class World(History):
    """Accounts, their ratings, and a clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now, self.games = 0.0, 0

    def play(self, places: list[tuple[str, bool]]) -> None:
        """Rate a game: each a person or a bot, best first, and whether it was played to the end."""
        self.games += 1
        self.now += HOUR / 60
        bots = {seat: name[4:] for seat, (name, _) in enumerate(places) if name.startswith("bot/")}
        result = {"winners": [0], "places": list(range(1, len(places) + 1))}
        table = TableRow(
            id=str(self.games),
            code="",
            host=None,
            game=GAME,
            options={},
            seats=len(places),
            public=True,
            spectators=True,
            hints=False,
            days=0,
            minutes=5,
            state="over",
            created=self.now,
            changed=self.now,
            rated=True,
            result=result,
        )
        seated = [
            Player(bot=bots[seat]) if seat in bots else Player(person=name, ended="played" if stays else "resigned")
            for seat, (name, stays) in enumerate(places)
        ]
        self.rate(table, bots, scores(table, seated, []))

    def standing(self, person: str) -> float:
        """What the leaderboard ranks by."""
        return self.ratings[person].points - self.ratings[person].spread


def gain(pattern: Pattern, rng: Random) -> float:
    """How much a champion gains on the leaderboard."""
    world = World()
    if not pattern.newcomer:
        honest(world, rng)
    if pattern.victims:
        crowd(world, rng)
    before = MIDDLE if pattern.newcomer else world.standing("champion")
    for day in range(pattern.days):
        names = [f"feeder {number if not pattern.fresh else (day, number)}" for number in range(pattern.feeders)]
        if day == 0 or pattern.fresh:
            prepare(world, names, pattern, rng)
        for _ in range(pattern.rounds):
            waiting = rng.sample(names, len(names))
            while waiting:
                most = pattern.seats - 1 - pattern.victims
                fed, waiting = waiting[:most], waiting[most:]
                victims = rng.sample(PUBLIC, pattern.victims)
                stay = pattern.victims > 0  # who resigns is behind the honest ones, and helps nobody
                world.play([("champion", True), *((name, True) for name in victims), *((name, stay) for name in fed)])
        world.now += DAY
    for bot in BOTS:
        if len(world.met["champion"]) < OPPONENTS:  # it beats the first one only, as somebody of 1500 would
            world.play([("champion", True), (bot, True)] if bot == BOTS[0] else [(bot, True), ("champion", True)])
    return world.standing("champion") - before if len(world.met["champion"]) >= OPPONENTS else 0.0


def honest(world: World, rng: Random) -> None:
    """Play as somebody of 1500 would until a champion is on the leaderboard."""
    for opponent in [BOTS[game % 4] for game in range(HONEST)] + [f"honest {number}" for number in range(OPPONENTS)]:
        mine, other = ("champion", True), (opponent, True)
        world.play([mine, other] if rng.random() < 0.5 else [other, mine])
    world.now += DAY


def crowd(world: World, rng: Random) -> None:
    """Let the public play each other and bots, so that none of them is a newcomer."""
    for name in PUBLIC:
        for other in [*rng.sample([each for each in PUBLIC if each != name], OPPONENTS), *BOTS]:
            both = [(name, True), (other, True)]
            world.play(rng.sample(both, 2))
    world.now += DAY


def prepare(world: World, names: list[str], pattern: Pattern, rng: Random) -> None:
    """Let feeders get past what newcomers count."""
    if pattern.established:
        for name in names:
            others = rng.sample([other for other in names if other != name], min(OPPONENTS, len(names) - 1))
            for other in others:
                world.play([(name, True), (other, False)])
            for game in range(KNOWN):
                mine, bot = (name, True), (BOTS[game % 4], True)
                world.play([mine, bot] if rng.random() < 0.5 else [bot, mine])
    if pattern.strong:
        for name in names[:-1]:
            world.play([(name, True), (names[-1], False)])


def random_pattern(rng: Random) -> Pattern:
    """Make up a pattern."""
    pattern = Pattern(
        feeders=rng.randint(1, 12),
        days=rng.choice([1, 1, 1, 2, 3, 7]),
        rounds=rng.randint(1, 6),
        seats=rng.randint(2, 4),
        established=rng.random() < 0.5,
        fresh=rng.random() < 0.3,
        strong=rng.random() < 0.3,
        newcomer=rng.random() < 0.3,
    )
    if pattern.seats > 2 and rng.random() < 0.5:
        pattern.victims = rng.randint(1, pattern.seats - 2)
    return pattern


def search(patterns: int, seed: str = "collusion") -> list[tuple[float, Pattern]]:
    """The gains of some patterns, the best first."""
    rng = Random(seed)
    tried = [(gain(pattern, rng), pattern) for pattern in (random_pattern(rng) for _ in range(patterns))]
    return sorted(tried, key=lambda each: -each[0])


def main() -> None:
    """Say how much the best patterns gain: in a day, and in all."""
    found = search(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(f"{len(found)} patterns; median {found[len(found) // 2][0]:+.0f}")
    new, known = [[each for each in found if each[1].newcomer is is_new] for is_new in (True, False)]
    kinds = {
        "best": known,
        "best with victims": [each for each in found if each[1].victims],
        "best in one day": [each for each in known if each[1].days == 1],
        "best newcomer": new,
    }
    for kind, some in kinds.items():
        for points, pattern in some[:3]:
            print(f"{kind}: {points:+.0f}  {msgspec.json.encode(pattern).decode()}")


if __name__ == "__main__":
    main()
