/** What each player did last, as the map shows it: the way of the last turn, and where something was done. */
import type { StepRecord } from '$lib/net/messages';
import { eventsOf } from '../state/position';

export interface LastTurn {
	role: string;
	/** From city to city, in order. */
	way: [string, string][];
	/** Where it fought, built or raised legions. */
	places: string[];
}
const MOVES = ['marched', 'sailed', 'travelled', 'pawn_moved'];
const DEEDS = ['battle_began', 'fortified', 'recruited', 'levied', 'enlisted'];

/** The last turn of everybody who has had one; barbarians are told elsewhere. */
export function lastTurns(steps: readonly StepRecord[]): LastTurn[] {
	const turns = new Map<string, LastTurn>();
	const turnOf = (role: string): LastTurn => {
		const turn = turns.get(role) ?? { role, way: [], places: [] };
		turns.set(role, turn);
		return turn;
	};
	let active = '';
	for (const event of eventsOf(steps)) {
		const kind = event.kind;
		const city = String(event.city ?? '');
		if (kind === 'turn_began') {
			active = String(event.role);
			turns.delete(active);
			turnOf(active);
		} else if (MOVES.includes(kind)) turnOf(String(event.role)).way.push([String(event.from_city), city]);
		else if (DEEDS.includes(kind) && active) turnOf(active).places.push(city);
	}
	return [...turns.values()].map((turn) => ({ ...turn, places: [...new Set(turn.places)] }));
}
