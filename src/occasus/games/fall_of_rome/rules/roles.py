"""The powers of the roles: the actions that one role alone has (FR-TURN-09).

The other powers change a rule for all to see, so they stand in that rule, with their figures in `board/figures.py`:

- Consul: his special in a battle (`battle.py`).
- Magister Militum: losses spared, and his special (`battle.py`).
- Mercator: trade by colour, and alliances from afar (`plot.py`, `alliance.py`).
- Praefectus Classis, Praefectus Fabrum: specials that need a port or a fort (`battle.py`).
- Regina Foederata: barbarians taken along, free enlisting, her special (`movement.py`, `alliance.py`, `battle.py`).
- Vestalis: her exchange, three cards drawn, the event deck (`windows.py`, `draw.py`, `setup.py`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer, Move
from occasus.core.int_arrays import Stack
from occasus.games.fall_of_rome.actions import BUILD_FORT, LEVY, PORT_RECRUIT, SAIL_FREE, TRAVEL
from occasus.games.fall_of_rome.board.names import CLASSIS, CONSUL, FABRUM, ROLES
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.forts import BuildFort
from occasus.games.fall_of_rome.rules.movement import SailFree, Travel
from occasus.games.fall_of_rome.rules.recruiting import Levy, PortRecruit

POWERS: Final[dict[int, tuple[Move[State], ...]]] = {  # by role
    CONSUL: (Levy(LEVY),),
    CLASSIS: (SailFree(SAIL_FREE), PortRecruit(PORT_RECRUIT)),
    FABRUM: (BuildFort(BUILD_FORT), Travel(TRAVEL)),
}


@final
class RolePowers(CombinedOffer[State]):
    """The special actions of the current role."""

    def __init__(self) -> None:
        super().__init__(*[move for moves in POWERS.values() for move in moves])
        self._by_role: Final = [POWERS.get(role, ()) for role in range(ROLES)]

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for move in self._by_role[state.roles[state.active]]:
            move.offer(state, seat, codes)
