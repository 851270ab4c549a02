"""Information-set tree search: simulations from imagined worlds that fit what a seat has seen.

A simulation copies a world, walks down the tree with the actions that are possible in that world, samples chance, and
ends at the first place nobody has been to, which the game's knowledge judges. Every seat decides at nodes of its own: a
node is what that seat has seen since the search began, by the events of the game, so that a secret bid of one seat is
answered by others as if they did not know it. Each seat looks for its own good (max-n).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from examples.search.knowledge import Knowledge
from examples.search.tree import Edge, Node, select
from occasus.bots.budget import Thinking
from occasus.bots.common.chances import shares
from occasus.core.basics import CHANCE, View
from occasus.core.game import Game, imagine
from occasus.core.log import Log


@final
class Settings:
    """How a search looks ahead."""

    def __init__(
        self,
        width: int = 12,  # candidates at the root
        inner: int = 6,  # candidates anywhere else
        depth: int = 8,  # decisions in the tree, at most
        rollout: int = 0,  # decisions of the quick policy after the tree, at most
        worlds: int = 16,  # imagined worlds, at most
        curiosity: float = 0.5,
        caution: float = 0.1,
        others: bool = True,  # other seats decide in the tree; else by the quick policy
        open_loop: bool = False,  # the tree does not look at what chance did
    ) -> None:
        self.width: Final = width
        self.inner: Final = inner
        self.depth: Final = depth
        self.rollout: Final = rollout
        self.worlds: Final = worlds
        self.curiosity: Final = curiosity
        self.caution: Final = caution
        self.others: Final = others
        self.open_loop: Final = open_loop


@final
class Search:
    """One decision of one seat."""

    def __init__(
        self, game: Game[Any], knowledge: Knowledge[Any], settings: Settings, seen: View, legal: list[int], rng: Random
    ) -> None:
        self.game: Final = game
        self.knowledge: Final = knowledge
        self.settings: Final = settings
        self.seen: Final = seen
        self.seat: Final[int] = seen["seat"]
        self.seats: Final[int] = seen["position"]["seats"]
        self._together: Final[bool] = len(seen["actors"]) > 1
        self.legal: Final = legal
        self.rng: Final = rng
        self.worlds: Final[list[Any]] = [imagine(game, seen, rng)]
        self.simulations = 0
        self.root: Final = Node()
        self._nodes: Final[dict[tuple[int, int], Node]] = {}  # by seat and what it has seen
        self._kinds: Final = {kind.name: number for number, kind in enumerate(game.events)}
        self._steps: Final[list[tuple[Node, Edge, int]]] = []  # of the simulation: node, edge, seat
        self._look_around()

    def run(self, thinking: Thinking, curious: bool = False) -> None:
        """Simulate as long as there is time; a curious search also learns more about what is not the best."""
        while thinking.has_time_left():
            self._simulate(self._root_edge(curious))
            if self.simulations == len(self.root.edges) and not any(e.total for e in self.root.edges.values()):
                self._look_everywhere()

    def world(self, number: int) -> Any:
        """One of the imagined worlds; made when it is first asked for."""
        while number >= len(self.worlds):
            self.worlds.append(self.game.resample_hidden(self.worlds[0], self.seat, self.rng))
        return self.worlds[number]

    def _look_around(self) -> None:
        """Find the candidates of the root: the knowledge's, and whatever wins at once."""
        world = self.world(0)
        candidates = self.knowledge.candidates(world, self.seat, self.legal, self.settings.width)
        known = {code for code, _ in candidates}
        least = min([weight for _, weight in candidates]) if candidates else 1.0
        candidates = candidates + [(code, least) for code in self.legal if code not in known and self._wins(code)]
        self.root.offer(0, candidates or [(code, 1.0) for code in self.legal])

    def _wins(self, code: int) -> bool:
        state = self.game.copy(self.world(0))
        self.game.apply(state, self.seat, code, None)
        result = self.game.result(state)
        return result is not None and result.places[self.seat] == 1

    def _look_everywhere(self) -> None:
        """All candidates look lost: consider whatever is legal."""
        share = 1.0 / len(self.legal)
        self.root.offer(0, [(code, share) for code in self.legal])

    def _simulate(self, first: Edge) -> None:
        """Walk down once from an edge of the root, judge where it ends, and tell all edges on the way."""
        number = self.simulations % self.settings.worlds
        self.simulations += 1
        state = self.game.copy(self.world(number))
        self._steps.clear()
        self._descend(state, number, first)
        self._roll_out(state)
        values = self._judge(state)
        for node, edge, seat in self._steps:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value

    def _descend(self, state: Any, world: int, edge: Edge) -> None:
        """Go from an edge of the root to the first place nobody has been to, or as deep as allowed."""
        game, settings, knowledge = self.game, self.settings, self.knowledge
        seen = [0] * self.seats  # what each seat has seen, in one number
        self._steps.append((self.root, edge, self.seat))
        self._act(state, self.seat, edge.code, seen)
        left = settings.depth - 1
        while left > 0:
            actors = game.actors(state)
            if not actors:
                return
            seat = actors[0]
            if seat == CHANCE:
                self._chance(state, seen)
                continue
            left -= 1
            legal = game.legal(state, seat)
            if len(legal) == 1:
                self._act(state, seat, legal[0], seen)
                continue
            if seat != self.seat and not settings.others:
                self._act(state, seat, knowledge.choose(state, seat, legal, self.rng), seen)
                continue
            node = self._nodes.get((seat, seen[seat]))
            if node is None:
                self._nodes[seat, seen[seat]] = Node()
                return
            offered = self._offered(node, state, seat, legal, world)
            edge = select(node, offered, settings.curiosity, settings.caution, self.rng if len(actors) > 1 else None)
            self._steps.append((node, edge, seat))
            self._act(state, seat, edge.code, seen)

    def _root_edge(self, curious: bool) -> Edge:
        """The root tries every candidate once before it prefers any; a curious one tries all again and again."""
        offered = self.root.worlds[0]
        enough = self.simulations / (2.0 * len(offered)) if curious else 1.0
        for edge in offered:
            if edge.visits < enough or not edge.visits:
                return edge
        settings = self.settings
        return select(self.root, offered, settings.curiosity, settings.caution, self.rng if self._together else None)

    def _offered(self, node: Node, state: Any, seat: int, legal: list[int], world: int) -> list[Edge]:
        """Return the actions that a seat considers at a node in this world."""
        known = node.worlds.get(world)
        if known is not None:
            possible = [edge for edge in known if edge.code in legal]
            if possible:
                return possible
        candidates = self.knowledge.candidates(state, seat, legal, self.settings.inner)
        return node.offer(world, candidates or [(code, 1.0) for code in legal])

    def _act(self, state: Any, seat: int, code: int, seen: list[int]) -> None:
        """Carry an action out; its seat remembers it, the others see its events."""
        log = Log()
        self.game.apply(state, seat, code, log)
        seen[seat] = hash((seen[seat], -1, code))
        self._observe(log, seen)

    def _chance(self, state: Any, seen: list[int]) -> None:
        code = self.game.sample(state, self.rng)
        if self.settings.open_loop:
            self.game.apply(state, CHANCE, code, None)
            return
        log = Log()
        self.game.apply(state, CHANCE, code, log)
        self._observe(log, seen)

    def _observe(self, log: Log, seen: list[int]) -> None:
        """Let every seat see what it may see of some events."""
        for event in log.events:
            kind = self._kinds[event.kind.name]
            for seat in range(self.seats):
                args = event.seen_by(seat).args if event.owners else event.args
                seen[seat] = hash((seen[seat], kind, args))

    def _roll_out(self, state: Any) -> None:
        """Play on with the quick policy for a few decisions."""
        game, knowledge, rng = self.game, self.knowledge, self.rng
        left = self.settings.rollout
        while left > 0:
            actors = game.actors(state)
            if not actors:
                return
            seat = actors[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, rng), None)
                continue
            legal = game.legal(state, seat)
            code = legal[0] if len(legal) == 1 else knowledge.choose(state, seat, legal, rng)
            game.apply(state, seat, code, None)
            left -= 1

    def _judge(self, state: Any) -> list[float]:
        result = self.game.result(state)
        return self.knowledge.values(state) if result is None else shares(result, self.game.cooperative)
