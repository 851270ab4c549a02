/** Where the names of the cities stand: each beside its city, and aside where a tribe stands in its place. */
import { cities, numbers, over, people, type Box } from '../state/map_boxes';
import { ABOVE, BELOW, CITY, cityAt, PLATE_HEIGHT, plates, type Plate } from '../state/layout';
import type { Position } from '../state/position';

/** Names in full are written smaller, and those that find no room otherwise. */
const SMALLER = 0.8;
const LETTER = 6.6; // the mean width of a letter of a name in full, before that
const EDGE = 8;
/** So far a name goes aside, on either side of its city, and beyond the next numbers where nothing else is left. */
const ASIDE = Array.from({ length: 15 }, (_, i) => 3 * i).flatMap((aside) => (aside ? [aside, -aside] : [0]));
const BEYOND = { above: -38, below: 42 };
/** Who stands where and what a hex yields are worth most; a name is still read over the foot of a city. */
const COSTS = { people: 12, numbers: 8, names: 12, cities: 1, aside: 0.4, away: 0.8, smaller: 25 };
/** A name that went aside may move others. */
const ROUNDS = 3;

export interface Name extends Plate, Box {
	scale: number;
}
const nameOf = (plate: Plate, long: boolean): Name => {
	if (!long) return { ...plate, scale: 1, height: PLATE_HEIGHT };
	const { name } = CITY.get(plate.id)!;
	return smaller({ ...plate, name, width: name.length * LETTER + EDGE, scale: 1, height: PLATE_HEIGHT });
};
const smaller = (name: Name): Name => ({
	...name,
	width: name.width * SMALLER,
	height: name.height * SMALLER,
	scale: name.scale * SMALLER
});

/** Names in short, or in full (`long`) where there is room for them. */
export function namesOf(position: Position, long = false): readonly Name[] {
	const there = people(position);
	const first = plates().map((plate) => nameOf(plate, long));
	const placed = [...first];
	for (let round = 0; round < ROUNDS; round++) {
		let moved = false;
		first.forEach((name, i) => {
			const others = placed.filter((_, other) => other !== i);
			if (!over(placed[i]!, there) && !over(placed[i]!, others)) return;
			const found = best(name, there, others);
			moved ||= found.x !== placed[i]!.x || found.y !== placed[i]!.y;
			placed[i] = found;
		});
		if (!moved) break;
	}
	return placed;
}

function best(name: Name, there: readonly Box[], others: readonly Box[]): Name {
	const [, y] = cityAt(name.id);
	const towns = cities().filter(({ id }) => id !== name.id);
	const cost = (at: Name): number =>
		COSTS.people * over(at, there) +
		COSTS.numbers * over(at, numbers()) +
		COSTS.names * over(at, others) +
		COSTS.cities * over(at, towns) +
		COSTS.aside * Math.abs(at.x - name.x) +
		COSTS.away * Math.abs(at.y - y) +
		(at.scale < name.scale ? COSTS.smaller : 0);
	const downs = name.y > y ? [BELOW, ABOVE, BEYOND.above] : [ABOVE, BELOW, BEYOND.below];
	const spots = downs.flatMap((down) =>
		[name, smaller(name)].flatMap((size) => ASIDE.map((aside) => ({ ...size, x: name.x + aside, y: y + down })))
	);
	const costs = spots.map(cost);
	return spots[costs.indexOf(Math.min(...costs))]!;
}
