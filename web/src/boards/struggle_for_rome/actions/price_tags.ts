/** Where prices of journeys are told: only where going there opens something, and where a free place is left for them. */
import { cities, covered, numbers, people, type Box } from '../state/map_boxes';
import { at, CITY, type Point } from '../state/layout';
import { namesOf } from '../map/name_places';
import type { Position, Tribe } from '../state/position';
import { isConquest, type Chance, type Price, type Prices } from '../state/prices.svelte';

/** So many prices a province. */
const MOST = 3;
export interface Tag {
	place: string;
	price: Price;
	chances: Chance[];
	x: number;
	y: number;
	width: number;
}
export const TAG_HEIGHT = 16;
/** A piece of a city can be guessed, a number cannot. */
const WORSE = 9;
/** Above or below the crossroads, then more and more aside, then beside it; the first is the best. */
const SPOTS: Point[] = [
	...[0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75].flatMap((side): Point[] => [
		[side, -17],
		[side, 18]
	]),
	...[-11, 12, 0, -15, 16].flatMap((down): Point[] => [
		[1, down],
		[-1, down]
	])
];

/** A chance that brings the tribe on: a city of its own, or a colour that it has not plundered yet. */
const helps = (chance: Chance, tribe: Tribe): boolean =>
	isConquest(chance) || !tribe.tokens[CITY.get(chance.city)?.province ?? ''];

/** The journeys worth a price: for each city the cheapest one to it, and of these the cheapest few of each province. */
export function useful(prices: Prices, tribe: Tribe): { place: string; chances: Chance[] }[] {
	const found = prices.places
		.map((place) => ({ place, chances: prices.chances(place).filter((one) => helps(one, tribe)) }))
		.filter(({ chances }) => chances.length)
		.sort((a, b) => prices.worth(a.place) - prices.worth(b.place));
	const cities = new Set<string>();
	const provinces = new Map<string, number>();
	return found.filter(({ chances }) => {
		const fresh = chances.filter(({ city }) => !cities.has(city));
		if (!fresh.length) return false;
		const province = CITY.get(fresh[0]!.city)!.province;
		const number = provinces.get(province) ?? 0;
		if (number >= MOST) return false;
		provinces.set(province, number + 1);
		for (const { city } of fresh) cities.add(city);
		return true;
	});
}

export const tagWidth = ({ grain, gold }: Price): number => (grain && gold ? 46 : grain || gold ? 30 : 18);

/** Lay the tags out, each beside its crossroads where it covers least; `long`: the names are written in full. */
export function tagsOf(position: Position, prices: Prices, tribe: Tribe, long = false): Tag[] {
	const taken: Box[] = [...namesOf(position, long), ...cities(), ...people(position)];
	const covers = (box: Box): number => covered(box, taken) + WORSE * covered(box, numbers());
	return useful(prices, tribe).map(({ place, chances }) => {
		const price = prices.of(place)[0]!;
		const width = tagWidth(price);
		const boxes = SPOTS.map(([side, down]) => ({
			x: at(place)[0] + side * (width / 2 + 8),
			y: at(place)[1] + down,
			width,
			height: TAG_HEIGHT
		}));
		const lost = boxes.map(covers);
		const box = boxes[lost.indexOf(Math.min(...lost))]!;
		taken.push(box);
		return { place, price, chances, x: box.x, y: box.y, width };
	});
}
