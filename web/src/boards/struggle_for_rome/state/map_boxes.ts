/** What lies on the map, as boxes around their middles, and how far two of them lie over each other. */
import { fromFacts } from '$lib/games/facts';
import { at, centre, cityAt, MAP } from './layout';
import { figures, type Position } from './position';

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The numbers of the hexes: what a place yields is read beside its price. */
export const numbers = fromFacts(() =>
	MAP.hexes
		.filter((hex) => hex.number)
		.map((hex): Box => ({ x: centre(hex)[0], y: centre(hex)[1] + 2, width: 25, height: 25 }))
);
export const cities = fromFacts(() =>
	MAP.cities.map(({ id }): Box & { id: string } => ({
		id,
		x: cityAt(id)[0],
		y: cityAt(id)[1] - 2,
		width: 34,
		height: 26
	}))
);
/** The wandering tribes. */
export const people = (position: Position): Box[] =>
	figures(position).map(({ place }) => ({ x: at(place)[0], y: at(place)[1] - 8, width: 24, height: 30 }));

/** How much of two boxes, with so much between them, is the same. */
function shared(a: Box, b: Box, between: number): number {
	const across = (a.width + b.width) / 2 + between - Math.abs(a.x - b.x);
	const down = (a.height + b.height) / 2 + between - Math.abs(a.y - b.y);
	return Math.max(0, across) * Math.max(0, down);
}
/** How much of a box lies over others, or within a hair of them. */
export const covered = (box: Box, others: readonly Box[]): number =>
	others.reduce((all, one) => all + shared(box, one, 2), 0);
/** The same where they may touch. */
export const over = (box: Box, others: readonly Box[]): number =>
	others.reduce((all, one) => all + shared(box, one, 0), 0);
