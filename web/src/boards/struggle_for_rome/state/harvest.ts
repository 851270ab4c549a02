/** Where the cards that dice have just brought come from: the hexes beside the tribes and cities of whoever gets them. */
import type { StepRecord } from '$lib/net/messages';
import { CITY, CROSSROADS, MAP } from './layout';
import { eventsOf, TRIBE_KINDS, type BoardEvent, type Position } from './position';

export interface Flight {
	/** What the card shows; nothing: it is covered. */
	good: string | null;
	player: string;
	/** The hex that it comes from. */
	hex: string;
}
const YIELDS: Record<string, string> = { ore: 'mountains', grain: 'field' };

/** The sum of the dice that lie on the table; nothing after somebody has acted. */
export function sumOf(steps: readonly StepRecord[]): number | null {
	for (const step of steps.toReversed()) {
		const rolled = eventsOf([step]).findLast(({ kind }) => kind === 'rolled');
		if (rolled) return Number(rolled.sum);
		if (step.seat >= 0 && !step.events.some(({ kind }) => kind === 'legionnaire_moved')) return null;
	}
	return null;
}

/** One flight for each card; none of events that are no harvest. */
export function flightsOf(events: readonly BoardEvent[], steps: readonly StepRecord[], position: Position): Flight[] {
	const sum = sumOf(steps);
	if (sum === null) return [];
	return events.flatMap((event) => {
		if (event.kind !== 'produced' && event.kind !== 'drew') return [];
		const player = event.player;
		const own = position.players[player];
		if (!own) return [];
		const places = TRIBE_KINDS.flatMap((kind) => [
			...(own[kind].figure ? [own[kind].figure] : []),
			...own[kind].cities.map((city) => CITY.get(city)!.crossroad)
		]);
		const beside = new Set(places.flatMap((place) => CROSSROADS.get(place)?.hexes ?? []));
		const terrain = YIELDS[event.resource] ?? 'pasture';
		const hexes = MAP.hexes.filter((hex) => hex.number === sum && hex.terrain === terrain && beside.has(hex.id));
		const number = event.kind === 'produced' ? Number(event.number) : 1;
		const good = event.resource === '?' ? null : event.resource;
		return hexes.length
			? Array.from({ length: number }, (_, i) => ({ good, player, hex: hexes[i % hexes.length]!.id }))
			: [];
	});
}
