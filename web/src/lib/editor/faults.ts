/** Where the faults of a position are on the board, and how those places are called. */
import type { FaultRecord, Parts } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { cardName } from './cards';
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

/** What a repair does, where it changes one number on the board; else only that it repairs. */
export function repairText(data: Data, parts: Parts, { repair }: FaultRecord): string {
	const [change, ...more] = Object.entries(repair);
	if (!change || more.length) return t('editor-fix');
	const place = onBoard(data, parts, change[0]);
	const now = Number(read(data, change[0]) ?? 0);
	const count = Number(change[1] ?? 0) - now;
	if (!place || !count) return t('editor-fix'); // not a number, or not on the board
	const from = { count: Math.abs(count), place: placeName(place) };
	return t(count < 0 ? 'editor-fix-remove' : 'editor-fix-add', from);
}

/** Whether a fault is about a part of the position. */
export const isAbout = (faults: readonly FaultRecord[], at: string): boolean =>
	faults.some(({ places }) => places.some((place) => isIn(place, at)));

/** The sentence of a fault, with tribes and cards called as on the board instead of by their ids. */
export function faultText(text: string, parts: Parts): string {
	const tribes = parts.pieces.filter(({ domain, word }) => domain === 'tribe' && word).map(({ word }) => word!);
	return text.replace(/[a-z]+(?:_[a-z0-9]+)*/g, (word) => {
		if (tribes.includes(word)) return words.name('tribe', word);
		const pool = word.includes('_') && parts.pools.find((one) => one.words.includes(word));
		return pool ? cardName(pool, word) : word;
	});
}
