/** The marks of the seats, the same in all games: a sun for whoever is on turn, a word for whoever must answer, another for who is away. */
import type { BoardFrame } from '$lib/games/board_contract';
import type { SeatRecord, TableRecord, ViewRecord } from '$lib/net/messages';

export interface Marked {
	/** On turn; nobody where all play at once. */
	onTurn: number | null;
	/** The table waits for something of theirs. */
	due: number[];
}
export const NOBODY: Marked = { onTurn: null, due: [] };

/** Who has which mark at the moment that is shown. A game that does not say whose turn it is: the only one who may act. */
export function markedIn(view: ViewRecord, frame: BoardFrame | null): Marked {
	const actors = view.actors.filter((seat) => seat >= 0);
	const told = frame?.telling.onTurn;
	const onTurn = told ? told(view.position) : actors.length === 1 ? actors[0]! : null;
	return { onTurn, due: frame?.due?.(view) ?? actors };
}

/** Nobody sits there now. */
export const isAway = (seat: Pick<SeatRecord, 'kind' | 'present'> | undefined): boolean =>
	seat?.kind === 'left' || (seat?.kind === 'person' && !seat.present);
/** The seats of a table at which nobody sits now; nobody is missed at a game that is over. */
export const absent = (table: Pick<TableRecord, 'seats' | 'state'>): number[] =>
	table.state === 'over' ? [] : table.seats.filter(isAway).map((seat) => seat.seat);
