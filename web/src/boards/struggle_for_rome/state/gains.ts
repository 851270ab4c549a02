/** What everybody got in a game, as the events tell it; which pasture cards they were is not told to all. */
import type { StepRecord } from '$lib/net/messages';
import { eventsOf, type BoardEvent } from './position';

export interface Gains {
	player: string;
	ore: number;
	grain: number;
	/** Horses and cattle. */
	pasture: number;
	gold: number;
	trades: number;
	plunders: number;
}
type Column = Exclude<keyof Gains, 'player'>;
const PASTURE = ['horse', 'cattle', '?'];

const columnOf = (resource: string): Column | null =>
	resource === 'ore' || resource === 'grain' ? resource : PASTURE.includes(resource) ? 'pasture' : null;

/** The column an event adds to, and how much. */
function gained(event: BoardEvent): [Column, number] | null {
	const resource = columnOf(String(event.resource ?? ''));
	switch (event.kind) {
		case 'produced':
			return resource && [resource, Number(event.number)];
		case 'drew':
		case 'took':
			return resource && [resource, 1];
		case 'gained_gold':
		case 'took_gold':
			return ['gold', Number(event.gold ?? 0)];
		case 'plundered':
			return ['plunders', 1];
		default:
			return null;
	}
}

export function gainsOf(players: readonly string[], steps: readonly StepRecord[]): Gains[] {
	return players.map((player) => {
		const found: Gains = { player, ore: 0, grain: 0, pasture: 0, gold: 0, trades: 0, plunders: 0 };
		for (const step of steps) {
			const events = eventsOf([step]);
			for (const event of events) {
				const whose = String(event.player ?? '') || String(event.tribe ?? '').split('_')[0];
				const gain = whose === player ? gained(event) : null;
				if (gain) found[gain[0]] += gain[1];
			}
			const dealt = events.some((event) => event.kind === 'traded' && [event.player, event.partner].includes(player));
			if (dealt) found.trades += 1; // both directions are told in one step
		}
		return found;
	});
}
