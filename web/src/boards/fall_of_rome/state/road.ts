/** The road of a barbarian card that does not reach its own city, as the event says where it leads and why. */
import { wayOf } from './layout';
import type { BoardEvent } from './position';

export interface Road {
	tribe: string;
	/** The city on the card. */
	card: string;
	/** Cities that the tribe cannot reach, from the card's own back towards the camp. */
	tried: string[];
	/** The city that is invaded instead. */
	target: string;
	/** Why that one: the tribe is next door, or it is the gate. */
	reach: 'next_door' | 'gate';
	/** Where the tribe stands next door. */
	from: string | null;
}

/** The road that an event tells of; nothing for any other event. */
export function roadOf(event: BoardEvent): Road | null {
	if (event.kind !== 'migrated') return null;
	const { tribe, from_city: card, city: target, reach } = event as unknown as Record<string, string>;
	const back = wayOf(tribe!, card!).toReversed();
	const stop = back.indexOf(target!);
	const from = reach === 'next_door' ? (back[stop + 1] ?? null) : null;
	const tried = back.slice(0, Math.max(0, stop));
	return { tribe: tribe!, card: card!, tried, target: target!, reach: reach as Road['reach'], from };
}

/** All its cities, from the card's own back. */
export const citiesOf = ({ tried, target, from }: Road): string[] => [...tried, target, ...(from ? [from] : [])];
