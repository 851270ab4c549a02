/** Rings and arrows on the board: they belong to a move, and are kept with what is said about it. */
import type { Place } from '$lib/editor/pieces';

export const COLOURS = ['gold', 'ember', 'info', 'good'] as const;
export type Colour = (typeof COLOURS)[number];
/** A ring has one place, an arrow has two. */
export interface Mark {
	kind: 'ring' | 'arrow';
	places: string[];
	colour: Colour;
}
export const MOST_MARKS = 40;

/** A place of the board as a mark names it: `roma`, or `1 egypt` where every player has such places. */
export const placeText = ({ id, seat }: Place): string => (seat === undefined ? id : `${seat} ${id}`);

/** A ring around one place, an arrow between two. */
export function markOf(from: string, to: string, colour: Colour): Mark {
	return from === to ? { kind: 'ring', places: [from], colour } : { kind: 'arrow', places: [from, to], colour };
}

/** The marks with one more; the same mark again removes it, and in another colour it is painted over. */
export function toggled(marks: readonly Mark[], mark: Mark): Mark[] {
	const places = mark.places.join();
	const before = marks.find((each) => each.places.join() === places);
	const others = marks.filter((each) => each !== before);
	if (before?.colour === mark.colour || others.length >= MOST_MARKS) return others;
	return [...others, mark];
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}
export interface Line {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}
/** An arrow from the middle of a box to the edge of another one. */
export function arrowBetween(from: Box, to: Box): Line {
	const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
	const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
	const [across, down] = [x2 - x1, y2 - y1];
	const size = Math.hypot(across, down) || 1;
	const reach = Math.min(
		to.width / 2 / Math.max(Math.abs(across) / size, 0.001),
		to.height / 2 / Math.max(Math.abs(down) / size, 0.001)
	);
	const share = Math.max(0.4, 1 - reach / size);
	return { x1, y1, x2: x1 + across * share, y2: y1 + down * share };
}
