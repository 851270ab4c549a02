"""Results of a tournament, by series and by bot."""

from __future__ import annotations

from statistics import mean
from typing import Final, final

from occasus.arena.outcome import Outcome, Work
from occasus.arena.ratings import ratings
from occasus.arena.statistics import endings, lengths, rate
from occasus.arena.tournament import Series, Tournament
from occasus.core.basics import Json


@final
class Standings:
    """The figures of a tournament, of the games that are there."""

    def __init__(self, tournament: Tournament, outcomes: list[Outcome]) -> None:
        self.tournament: Final = tournament
        self.outcomes: Final = sorted(outcomes, key=lambda outcome: outcome.number)

    def record(self) -> dict[str, Json]:
        """All figures as plain data; those besides seconds are the same for the same seed."""
        tournament = self.tournament
        count = len(tournament.series)
        return {
            "games": len(self.outcomes),
            "series": [
                self._series(series, [outcome for outcome in self.outcomes if outcome.number % count == place])
                for place, series in enumerate(tournament.series)
            ],
            "bots": self._bots(),
        }

    def _series(self, series: Series, outcomes: list[Outcome]) -> dict[str, Json]:
        hero = series.hero
        if hero:
            seats = [outcome.bots.index(hero) for outcome in outcomes]
            wins = sum(seat in outcome.winners() for seat, outcome in zip(seats, outcomes, strict=True))
            places = [outcome.places[seat] for seat, outcome in zip(seats, outcomes, strict=True)]
        else:
            wins = sum(bool(outcome.winners()) for outcome in outcomes)
            places = []
        return {
            "name": series.name(),
            "hero": hero,
            "rest": series.rest,
            "wins": rate(wins, len(outcomes)),
            "place": mean(places) if places else 0.0,
            "reasons": endings(outcomes),
            **lengths(outcomes),
        }

    def _bots(self) -> list[dict[str, Json]]:
        bots = self.tournament.bots
        rated = {} if self.tournament.game.cooperative else ratings(self.outcomes, bots, self.tournament.seed)
        return [self._bot(bot, rated.get(bot)) for bot in bots]

    def _bot(self, bot: str, rating: tuple[float, float, float] | None) -> dict[str, Json]:
        work = Work()
        seats = wins = failed = 0
        for outcome in self.outcomes:
            if bot in outcome.work:
                work.add(outcome.work[bot])
            places = [place for place, other in zip(outcome.places, outcome.bots, strict=True) if other == bot]
            failed += outcome.failure is not None and outcome.bots[outcome.failure[0]] == bot
            seats += len(places)
            wins += places.count(1)
        return {
            "bot": bot,
            "rating": None if rating is None else {"rating": rating[0], "low": rating[1], "high": rating[2]},
            "wins": rate(wins, seats),
            "decisions": work.decisions / seats if seats else 0.0,  # of one seat in one game
            "milliseconds": 1000 * work.seconds / work.decisions if work.decisions else 0.0,
            "longest": 1000 * work.longest,
            "slow": work.slow,
            "failed": failed,
        }
