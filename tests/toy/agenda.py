"""The agenda of the toy game; the file of each rule binds its own steps."""

from __future__ import annotations

from typing import Final

from occasus.core.agenda import Agenda
from tests.toy.board.state import ToyState
from tests.toy.steps import STEPS

AGENDA: Final[Agenda[ToyState]] = Agenda(STEPS)
