"""The usual plots of many games, from the results of an arena and from tables of decisions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from occasus.arena.outcome import Outcome, outcome_from
from occasus.arena.results_file import FORMAT
from occasus.core.basics import Json, OccasusError

MOST: Final = 24  # bars of a plot


@final
class Games:
    """Outcomes of games, and their decisions if a table was given."""

    def __init__(self) -> None:
        self.game = ""
        self.outcomes: list[Outcome] = []
        self.kinds: Counter[str] = Counter()  # actions by kind
        self.cards: Counter[str] = Counter()  # actions that name a card, by card
        self.won_by_move: dict[int, list[int]] = {}  # by tenth of the game: decisions of winners, and all

    def add_results(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        head: Json = json.loads(lines[0])
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise ValueError
        self._of(str(head["game"]))
        self.outcomes.extend(outcome_from(json.loads(line)) for line in lines[1:] if line.endswith("}"))

    def add_decisions(self, path: Path) -> None:
        """Take in a Parquet table of decisions."""
        import pyarrow.parquet as pq

        table = pq.read_table(path, columns=["game", "kind", "text", "move", "moves", "score", "won"])
        for row in table.to_pylist():
            self._of(row["game"])
            self.kinds[row["kind"]] += 1
            words = row["text"].split()
            if len(words) > 1 and row["kind"] in CARD_KINDS:
                self.cards[words[1]] += 1
            tenth = self.won_by_move.setdefault(10 * row["move"] // max(1, row["moves"]), [0, 0])
            tenth[0] += bool(row["won"])
            tenth[1] += 1

    def _of(self, game: str) -> None:
        if self.game and self.game != game:
            raise OccasusError(f"these are games of {self.game} and {game}; plot them separately.")
        self.game = game


CARD_KINDS: Final = frozenset({"event", "play", "build", "take", "discard", "fortify", "strike"})


def read_games(paths: list[Path]) -> Games:
    """Read files: results of the arena (JSON lines) and tables of decisions (Parquet)."""
    games = Games()
    for path in paths:
        try:
            if path.suffix == ".parquet":
                games.add_decisions(path)
            else:
                games.add_results(path)
        except ImportError as error:
            raise OccasusError("Parquet needs pyarrow; `pip install 'occasus[research]'` installs it.") from error
        except OSError as error:
            raise OccasusError(f"{path}: {error.strerror or error}.") from error
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise OccasusError(
                f"{path}: this is neither a results file of `occasus arena` nor a table of `occasus export`."
            ) from error
    return games


def plots(games: Games) -> dict[str, Callable[[Any], None]]:
    """The plots for which there is something to show, by name; each draws into axes of matplotlib."""
    result: dict[str, Callable[[Any], None]] = {}
    outcomes = games.outcomes
    if outcomes:
        result["length"] = lambda axes: _length(axes, outcomes)
        result["win_by_seat"] = lambda axes: _win_by_seat(axes, outcomes)
        result["reasons"] = lambda axes: _bars(axes, Counter(outcome.reason for outcome in outcomes), "games")
        if any(any(outcome.scores) for outcome in outcomes):
            result["scores"] = lambda axes: _scores(axes, outcomes)
        if any(outcome.turns for outcome in outcomes):
            result["win_by_turn"] = lambda axes: _win_by_turn(axes, outcomes)
    if games.kinds:
        result["actions"] = lambda axes: _bars(axes, games.kinds, "decisions")
        result["winners_by_stage"] = lambda axes: _stages(axes, games.won_by_move)
    if games.cards:
        result["cards"] = lambda axes: _bars(axes, games.cards, "times used")
    return result


def draw(games: Games, folder: Path, form: str) -> list[Path]:
    """Write all plots into a folder; returns the files."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise OccasusError("plots need matplotlib; `pip install 'occasus[research]'` installs it.") from error
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    for name, plot in plots(games).items():
        figure = Figure(figsize=(7, 4.2), layout="constrained")
        axes = figure.subplots()
        plot(axes)
        axes.set_title(f"{games.game}: {name.replace('_', ' ')}")
        axes.spines[["top", "right"]].set_visible(False)
        file = folder / f"{games.game}_{name}.{form}"
        figure.savefig(file)
        files.append(file)
    return files


def _length(axes: Any, outcomes: list[Outcome]) -> None:
    turns = all(outcome.turns for outcome in outcomes)
    axes.hist([outcome.turns if turns else outcome.decisions for outcome in outcomes], bins=30, color="#8a3b52")
    axes.set_xlabel("turns" if turns else "decisions")
    axes.set_ylabel("games")


def _win_by_seat(axes: Any, outcomes: list[Outcome]) -> None:
    seats = max(len(outcome.places) for outcome in outcomes)
    wins = [sum(seat in outcome.winners() for outcome in outcomes) / len(outcomes) for seat in range(seats)]
    axes.bar([str(seat) for seat in range(seats)], wins, color="#35496a")
    axes.set_xlabel("seat")
    axes.set_ylabel("share of wins")


def _scores(axes: Any, outcomes: list[Outcome]) -> None:
    bots = sorted({bot for outcome in outcomes for bot in outcome.bots})
    for bot in bots:
        scores = [
            score for outcome in outcomes for who, score in zip(outcome.bots, outcome.scores, strict=True) if who == bot
        ]
        axes.hist(scores, bins=30, alpha=0.6, label=bot)
    axes.set_xlabel("score")
    axes.set_ylabel("seats")
    axes.legend()


def _win_by_turn(axes: Any, outcomes: list[Outcome]) -> None:
    """The share of games that were won by then."""
    last = max(outcome.turns for outcome in outcomes)
    won = [sum(bool(o.winners()) and o.turns <= turn for o in outcomes) / len(outcomes) for turn in range(last + 1)]
    axes.step(range(last + 1), won, where="post", color="#8a3b52")
    axes.set_xlabel("turn")
    axes.set_ylabel("games won by then")


def _stages(axes: Any, won_by_move: dict[int, list[int]]) -> None:
    stages = sorted(won_by_move)
    axes.plot([10 * stage for stage in stages], [won_by_move[s][0] / won_by_move[s][1] for s in stages], marker="o")
    axes.set_xlabel("per cent of the game")
    axes.set_ylabel("decisions made by later winners")


def _bars(axes: Any, counts: Counter[str], what: str) -> None:
    shown = counts.most_common(MOST)[::-1]
    axes.barh([name for name, _ in shown], [count for _, count in shown], color="#35496a")
    axes.tick_params(axis="y", labelsize=8)
    axes.set_xlabel(what)
