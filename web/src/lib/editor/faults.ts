/** Where the faults of a position are on the board, and how those places are called. */
import type { FaultRecord, Parts } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import type { Place } from './pieces';
import { isIn, keysOf, read, type Data } from './places';

/** The place of the board that a place of the position is about; null: none. */
export function onBoard(data: Data, parts: Parts, place: string): Place | null {
	const keys = keysOf(place);
	const value = read(data, place);
	const named = typeof value === 'string' ? [value, ...keys] : keys;
	for (const [domain, ids] of Object.entries(parts.places)) {
		const id = named.find((word) => ids.includes(word));
		if (!id) continue;
		const each = parts.pieces.some((piece) => piece.places === domain && piece.at.includes('{seat}'));
		if (!each) return { domain, id };
		const seat = parts.seats.indexOf(keys[1] ?? '');
		if (seat >= 0) return { domain, id, seat };
	}
	return null;
}

export const marked = (data: Data, parts: Parts, faults: readonly FaultRecord[]): Place[] =>
	faults.flatMap(({ places }) => places.flatMap((place) => onBoard(data, parts, place) ?? []));

export const placeName = ({ domain, id }: Place): string => words.name(domain, id);

/** Whether a fault is about a part of the position. */
export const isAbout = (faults: readonly FaultRecord[], at: string): boolean =>
	faults.some(({ places }) => places.some((place) => isIn(place, at)));
