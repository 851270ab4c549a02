"""Hypothesis plays a game: any sequence of legal moves must keep the invariants; it shrinks what does not."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.game import Game
from occasus.core.log import Log
from occasus.core.options import complete


class GameMachine(RuleBasedStateMachine):
    """A game driven by Hypothesis; a subclass names the game and the choices of seats and options."""

    game: Game[Any]
    setups: list[tuple[int, dict[str, Any]]]

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Choose seats and options."""
        seats, options = data.draw(st.sampled_from(self.setups))
        self.state = self.game.start(seats, complete(self.game.options, options))

    @precondition(lambda self: bool(self.game.actors(self.state)))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Any actor makes any legal move; chance any possible one."""
        seat = data.draw(st.sampled_from(self.game.actors(self.state)), label="seat")
        if seat == CHANCE:
            codes = [code for code, _ in self.game.odds(self.state)]
        else:
            codes = sorted(self.game.legal(self.state, seat))
        texts = {self.game.catalogue.text(code): code for code in codes}
        text = data.draw(st.sampled_from(list(texts)), label="move")
        log = Log()
        self.game.apply(self.state, seat, texts[text], log)
        for event in log.events:
            event.text()

    @invariant()
    def keeps_pieces(self) -> None:
        """No piece and no card is made or lost."""
        if hasattr(self, "state"):
            assert self.game.check(self.state) == []

    @invariant()
    def somebody_acts_or_it_is_over(self) -> None:
        """The game is over exactly when nobody can act."""
        if hasattr(self, "state"):
            assert bool(self.game.actors(self.state)) == (self.game.result(self.state) is None)

    def teardown(self) -> None:
        """The last position can be saved and described."""
        if hasattr(self, "state"):
            saved = json.loads(json.dumps(self.game.save(self.state)))
            assert self.game.save(self.game.load(saved)) == self.game.save(self.state)
            json.dumps(self.game.describe(self.state, EVERYTHING))
