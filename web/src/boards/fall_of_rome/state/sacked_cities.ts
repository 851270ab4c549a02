/** The cities that were sacked, in the order in which they fell: those of the last turn, and those before it. */
import type { StepRecord } from '$lib/net/messages';
import { eventsOf, type BoardEvent } from './position';

export interface Fallen {
	last: string[];
	before: string[];
}

export function fallenIn(steps: readonly StepRecord[]): Fallen {
	const told = eventsOf(steps);
	const turn = told.findLastIndex((event) => event.kind === 'turn_began');
	const cities = (events: readonly BoardEvent[]): string[] =>
		events.flatMap((event) => (event.kind === 'sacked' ? [String(event.city)] : []));
	return { last: cities(told.slice(turn + 1)), before: cities(told.slice(0, turn + 1)) };
}

/** Each city once, and how often it fell. */
export const counted = (cities: readonly string[]): { city: string; times: number }[] =>
	[...new Set(cities)].map((city) => ({ city, times: cities.filter((one) => one === city).length }));
