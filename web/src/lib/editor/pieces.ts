/** Pieces on places of the board: how many there are, and what changes when one comes or goes. */
import type { Parts, Piece } from '$lib/net/messages';
import { placesOf, read, type Data } from './places';

/** A place of the board; where every player has such places, whose it is. */
export interface Place {
	domain: string;
	id: string;
	seat?: number;
}
/** A value at a place of the position; nothing removes it. */
export type Change = [place: string, value: unknown];

export const samePlace = (one: Place | null, other: Place | null): boolean =>
	one?.domain === other?.domain && one?.id === other?.id && one?.seat === other?.seat;

/** A place of the position, for a place of the board or for a seat. */
export const fill = (at: string, parts: Parts, place: Place | null, seat = place?.seat ?? 0): string =>
	at.replace('{seat}', parts.seats[seat] ?? '').replace('{place}', place?.id ?? '');

const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

export function countAt(data: Data, parts: Parts, piece: Piece, place: Place): number {
	const value = read(data, fill(piece.at, parts, place));
	if (piece.how === 'count') return Number(value ?? 0);
	return Number(piece.how === 'member' ? list(value).includes(place.id) : value === place.id);
}

/** How many are not on the board; null where only the game limits them. */
export function leftOf(data: Data, piece: Piece): number | null {
	if (!piece.total) return null;
	if (piece.how === 'member') return piece.total - list(read(data, piece.at)).length;
	const places = placesOf(data, piece.at.replace('{place}', '*'));
	return piece.total - places.reduce((sum, place) => sum + Number(read(data, place) ?? 0), 0);
}

/** What changes when a piece comes to a place (1) or goes from it (-1). */
export function changed(data: Data, parts: Parts, piece: Piece, place: Place, by: 1 | -1): Change[] {
	const at = fill(piece.at, parts, place);
	const count = countAt(data, parts, piece, place);
	if (by < 0 && !count) return [];
	if (piece.how === 'count') return [[at, count + by || undefined]];
	if (piece.how === 'here') return [[at, by > 0 ? place.id : null]];
	if (by > 0 && count) return [];
	const rivals = parts.pieces.filter((other) => piece.alone && other.alone === piece.alone && other !== piece);
	const others = by > 0 ? rivals.flatMap((other) => changed(data, parts, other, place, -1)) : [];
	const here = list(read(data, at));
	return [...others, [at, by > 0 ? [...here, place.id] : here.filter((id) => id !== place.id)]];
}

/** The pieces that can be on a place. */
export const piecesFor = (parts: Parts, place: Place): Piece[] =>
	parts.pieces.filter((piece) => piece.places === place.domain);

/** The places of a position where nothing is written because nothing is there. */
export const openPlaces = (parts: Parts): string[] =>
	[...parts.pieces, ...parts.parts].flatMap((each) => {
		const [outer = '', inner] = each.at.replace('{seat}', '*').split('.{place}');
		const counted = 'kind' in each && each.kind === 'counts';
		return inner !== undefined || counted ? [outer] : [];
	});
