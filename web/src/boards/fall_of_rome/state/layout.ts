/** Where things lie on the board, in the units of its viewBox. */
import facts from 'facts:fall_of_rome';
import type { DieFace } from '$lib/stage/dice_odds';
import { fromFacts } from '$lib/games/facts';
import layout from 'virtual:fall-of-rome-layout';

export type Point = [number, number];
export type Box = [number, number, number, number];

export interface Layout {
	board: { width: number; height: number };
	reserved: Record<'decline' | 'rates' | 'piles' | 'choice', Box>;
	supplies: Record<string, { at: Point }>;
	sizes: { supply: Point };
	cities: Record<string, { at: Point; name: { side: string; box: Box }; tray: { side: string; box: Box } }>;
	lines: { a: string; b: string; kind: 'road' | 'sea'; bend: number }[];
}

export interface CityFacts {
	id: string;
	name: string;
	colours: string[];
	is_port: boolean;
	days: number;
	days_confidence?: string;
	neighbours: string[];
}

/** A line between two cities: a quadratic curve. */
export interface Line {
	a: string;
	b: string;
	kind: 'road' | 'sea';
	tribes: string[];
	from: Point;
	via: Point;
	to: Point;
}

interface Facts {
	cities: { entries: CityFacts[] };
	tribes: { entries: { id: string; colour: string; cubes: number; alliance_cost: number }[] };
	barbarian_cards: { entries: { id: string; path: string[] }[] };
	event_cards: { entries: { id: string }[] };
	tracks: {
		invasion_rate: { values: number[] };
		recruit_rate: { values: number[] };
		decline: { steps_to_lose: number };
	};
	battle_dice: { max_per_battle: number; faces: (DieFace & { id: string })[] };
	limits: { hand: number; actions_per_turn: number; player_cards_drawn: number };
	setup: { solo: { hand_limit: number; legions_with_each_pawn: number }; start: { legions_with_each_pawn: number } };
	player_city_cards: {
		entries: { id: string; city: string; tribe: string }[];
	};
}

export const FACTS = facts as Facts;
export const LAYOUT = layout;
export const CITIES = FACTS.cities.entries;
export const CITY_IDS = CITIES.map((city) => city.id);
export const CITY: Record<string, CityFacts> = Object.fromEntries(CITIES.map((city) => [city.id, city]));
export const TRIBE_OF_COLOUR: Record<string, string> = Object.fromEntries(
	FACTS.tribes.entries.map((tribe) => [tribe.colour, tribe.id])
);
export const at = (city: string): Point => LAYOUT.cities[city]!.at;

/** What is told about beside the cities: both tracks, and the camps of the tribes. */
export const TRACKS = ['decline', 'rates'] as const;
const CAMPS = Object.keys(LAYOUT.supplies);
export const TOLD: readonly string[] = [...TRACKS, ...CAMPS];
export const isTrack = (place: string): place is (typeof TRACKS)[number] => TRACKS.some((one) => one === place);
/** Where a track or a camp lies; a city has no box. */
export function boxOf(place: string): Box | null {
	if (isTrack(place)) return LAYOUT.reserved[place];
	const camp = LAYOUT.supplies[place];
	const [width, height] = LAYOUT.sizes.supply;
	return camp ? [camp.at[0] - width / 2, camp.at[1] - height / 2, width, height] : null;
}
/** Where anything that the keyboard can stand on lies. */
export function centre(place: string): Point {
	const [x, y, width, height] = boxOf(place) ?? [...at(place), 0, 0];
	return [x + width / 2, y + height / 2];
}

/** The tribes on a city's ring, in the order of the content. */
export const ringOf = (city: string): string[] => CITY[city]!.colours.map((colour) => TRIBE_OF_COLOUR[colour]!);

function drawn(line: Layout['lines'][number]): Line {
	const [from, to] = [at(line.a), at(line.b)];
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
	const via: Point = [
		(from[0] + to[0]) / 2 + normal[0] * line.bend * 2,
		(from[1] + to[1]) / 2 + normal[1] * line.bend * 2
	];
	const tribes = TRIBES.filter((tribe) => migrates(tribe, line.a, line.b) || migrates(tribe, line.b, line.a));
	return { a: line.a, b: line.b, kind: line.kind, tribes, from, via, to };
}

const TRIBES = FACTS.tribes.entries.map((tribe) => tribe.id);
/** The way to each city, from the gate on, as the barbarian cards print it. */
const paths = fromFacts(() => {
	const tribes = new Map(FACTS.player_city_cards.entries.map((card) => [card.id, card.tribe]));
	return FACTS.barbarian_cards.entries.map(({ id, path }) => ({ tribe: tribes.get(id)!, path }));
});
/** The way of a tribe to a city, from the gate on; the city alone where no card leads there. */
export const wayOf = (tribe: string, city: string): string[] =>
	paths().find((way) => way.tribe === tribe && way.path.at(-1) === city)?.path ?? [city];
const steps = fromFacts(
	() => new Set(paths().flatMap(({ tribe, path }) => path.slice(1).map((city, i) => `${tribe} ${path[i]} ${city}`)))
);
const migrates = (tribe: string, from: string, to: string): boolean => steps().has(`${tribe} ${from} ${to}`);

export const lines = fromFacts((): Line[] => LAYOUT.lines.map(drawn));
/** By tribe, the cities that border on its supply: where its paths begin. */
export const gates = fromFacts(() =>
	TRIBES.map((tribe) => ({
		tribe,
		borders: [
			...new Set(
				paths()
					.filter((way) => way.tribe === tribe)
					.map((way) => way.path[0]!)
			)
		].sort()
	}))
);

/** Whether a tribe migrates along a line from its first city to its second. */
export const runsForward = (tribe: string, line: Line): boolean => migrates(tribe, line.a, line.b);

export const lineBetween = (one: string, other: string): Line | undefined =>
	lines().find((line) => [line.a, line.b].includes(one) && [line.a, line.b].includes(other));

/** A point of a line, from 0 (first city) to 1 (second). */
export function along(line: Line, share: number): Point {
	const rest = 1 - share;
	const axis = (i: 0 | 1): number =>
		rest * rest * line.from[i] + 2 * rest * share * line.via[i] + share * share * line.to[i];
	return [axis(0), axis(1)];
}

/** The curve of a line as an SVG path, moved sideways where two tribes share it. */
export function curveOf(line: Line, aside = 0): string {
	const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
	const x = (-(line.to[1] - line.from[1]) / length) * aside;
	const y = ((line.to[0] - line.from[0]) / length) * aside;
	const point = (p: Point): string => `${(p[0] + x).toFixed(1)} ${(p[1] + y).toFixed(1)}`;
	return `M${point(line.from)}Q${point(line.via)} ${point(line.to)}`;
}
