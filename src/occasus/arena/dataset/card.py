"""The card of a dataset: what it holds, how it was made, and under which licence."""

from __future__ import annotations

from typing import Final, NamedTuple

from occasus import __version__
from occasus.arena.dataset.parquet import COLUMNS

CARD: Final = """---
license: apache-2.0
pretty_name: Occasus, played games
tags: [board-games, games, reinforcement-learning, imitation-learning, imperfect-information]
configs:
{configs}
---
# Occasus: played games

{count} matches each of {games}, three board games about the fall of Rome, with one row per decision: what the seat
could know, all its legal actions, the action it chose, and how the match ended.

## How it was made

```
{command}
```

- By Occasus {version}. The same version and seed give the same matches on every machine.
- Bots play every seat, drawn for each match from {bots}. The column `bot` names them.
- The number of players is drawn, too, and so is the difficulty in Fall of Rome. Other options have their defaults.
- No people took part, so the data contains nothing personal.
- Random bots make the data varied, and levels make it sensible. It doesn't show how people play.

## Files

| file | rules | decisions | MB | SHA-256 |
|---|--:|--:|--:|---|
{files}

`sha256sum --check SHA256SUMS` checks them.

## Columns

| column | type | content |
|---|---|---|
{columns}

The schema's metadata has the same descriptions, the versions, and the names of the features by number of players:

```python
import json
import numpy
import pyarrow.parquet as pq

table = pq.read_table("{first}.parquet")
row = table.slice(0, 1).to_pylist()[0]
names = json.loads(table.schema.metadata[f"features/{{row['seats']}}".encode()])
features = dict(zip(names, numpy.frombuffer(row["features"], numpy.uint8)))
```

## Licence

Apache License 2.0, as Occasus itself.
"""


class Part(NamedTuple):
    """One file of a dataset."""

    game: str
    rules_version: int
    decisions: int
    size: int
    hash: str


def card(parts: list[Part], count: int, seed: str, bots: tuple[str, ...]) -> str:
    """Return the card as Markdown, with the head that Hugging Face reads."""
    names = [part.game.replace("_", " ").title() for part in parts]
    columns = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items() if name != "view"]
    chosen = "".join(f" --game {part.game}" for part in parts)
    files = [
        f"| {part.game}.parquet | {part.rules_version} | {part.decisions} | {part.size / 1e6:.1f} | `{part.hash}` |"
        for part in parts
    ]
    return CARD.format(
        configs="\n".join(f"  - {{config_name: {part.game}, data_files: {part.game}.parquet}}" for part in parts),
        count=count,
        games=" and ".join(filter(None, [", ".join(names[:-1]), names[-1]])),
        command=f"occasus dataset FOLDER --games {count} --seed {seed}{chosen}",
        version=__version__,
        bots=", ".join(f"`{bot}`" for bot in bots),
        files="\n".join(files),
        columns="\n".join(columns),
        first=parts[0].game,
    )
