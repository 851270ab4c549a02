"""The agenda of Empire's End; in most phases all seats decide at the same time (EE-SIM-01)."""

from __future__ import annotations

from typing import Final

from occasus.core.agenda import Agenda
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.steps import STEPS

AGENDA: Final[Agenda[State]] = Agenda(STEPS)
