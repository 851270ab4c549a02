"""The diagram of the layers in docs/architecture.md, drawn from the imports: `python -m tests.layers` updates it."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Final

import grimp

PAGE: Final = Path(__file__).parent.parent / "docs/architecture.md"
BLOCK: Final = re.compile(r"(?<=<!-- layers -->\n).*?(?=<!-- end of layers -->)", re.DOTALL)
INSIDE: Final = ("tables", "server")  # packages whose folders are drawn too


def diagram() -> str:
    """Return the packages and their imports as Mermaid; what an arrow of another path implies is left out."""
    graph = grimp.build_graph("occasus", cache_dir=None)
    lines = ["```mermaid", "flowchart TD"]
    lines += _edges(graph, "occasus", "")
    for name in INSIDE:
        lines += [
            f"    subgraph {name}_folders [inside {name}/]",
            *_edges(graph, f"occasus.{name}", f"{name}_"),
            "    end",
        ]
    return "\n".join([*lines, "```", ""])


def _edges(graph: grimp.ImportGraph, package: str, prefix: str) -> list[str]:
    """Return the arrows between the children of a package, without those that follow from others."""
    children = sorted(name for name in graph.find_children(package) if not name.endswith("__main__"))
    below: dict[str, set[str]] = {name: set() for name in children}
    for upper, lower in permutations(children, 2):
        if graph.direct_import_exists(importer=upper, imported=lower, as_packages=True):
            below[upper].add(lower)
    lines = []
    for upper in children:
        implied = {end for middle in below[upper] for end in _reachable(below, middle) - {middle}}
        short = upper.rpartition(".")[2]
        if prefix:
            lines += [f"    {prefix}{short}[{short}]"]
        for lower in sorted(below[upper] - implied):
            lines += [f"    {prefix}{short} --> {prefix}{lower.rpartition('.')[2]}"]
    return lines


def _reachable(below: dict[str, set[str]], start: str) -> set[str]:
    seen, waiting = {start}, [start]
    while waiting:
        new = below[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


if __name__ == "__main__":
    PAGE.write_text(BLOCK.sub(lambda _: diagram(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")
