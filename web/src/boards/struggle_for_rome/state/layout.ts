/** Where things lie on the map of Struggle for Rome: pointy hexes with an edge of 40 units, from the content file. */
import facts from 'facts:struggle_for_rome';
import { fromFacts } from '$lib/games/facts';

export type Point = [number, number];
interface Hex {
	id: string;
	name: string;
	q: number;
	r: number;
	region: string;
	terrain: 'field' | 'mountains' | 'pasture' | 'forest';
	number?: number;
}
interface City {
	id: string;
	name: string;
	province: string;
	crossroad: string;
	towers: number;
}
interface Crossroads {
	id: string;
	at: [number, number, 'N' | 'S'];
	hexes: string[];
	city?: string;
	anchorage?: boolean;
}
interface SeaRoute {
	from: string;
	to: string;
	arrow: string;
	draw_curve: number;
}
interface Facts {
	rules_constants: {
		victory_points_to_end: number;
		distinct_rolls_per_round: number;
		colours_plundered_before_conquest: number;
	};
	development_cards: { kinds: { id: string; op: { amount?: number } }[] };
	costs: {
		build: { development_card: { gold: number } };
		gold_joker: { gold: number };
		bank_trade: { give_equal_cards: number };
		travel: { land_arrow: { grain?: number; gold?: number }[]; sea_arrow: { gold: number }[] };
	};
	map: {
		hexes: Hex[];
		cities: City[];
		crossroads: Crossroads[];
		roads: [string, string, string, string?][];
		sea_routes: SeaRoute[];
		provinces: string[];
	};
}

export const FACTS = facts as Facts;
export const MAP = FACTS.map;
export const COSTS = FACTS.costs;
export const EDGE = 40;
const MARGIN = { left: 34, top: 24, right: 48, bottom: 74 };
const ROOT3 = Math.sqrt(3);

const raw = (q: number, r: number): Point => [ROOT3 * EDGE * (q + r / 2), 1.5 * EDGE * r];
const corner = ([q, r, side]: Crossroads['at']): Point => {
	const [x, y] = raw(q, r);
	return [x, side === 'N' ? y - EDGE : y + EDGE];
};
const corners = MAP.crossroads.map((one) => corner(one.at));
const left = Math.min(...corners.map(([x]) => x)) - MARGIN.left;
const top = Math.min(...corners.map(([, y]) => y)) - MARGIN.top;

export const WIDTH = Math.max(...corners.map(([x]) => x)) + MARGIN.right - left;
export const HEIGHT = Math.max(...corners.map(([, y]) => y)) + MARGIN.bottom - top;

const PLACES = new Map<string, Point>(
	MAP.crossroads.map((one, i) => [one.id, [corners[i]![0] - left, corners[i]![1] - top]])
);
export const HEX = new Map(MAP.hexes.map((hex) => [hex.id, hex]));
export const CITY = new Map(MAP.cities.map((city) => [city.id, city]));
export const CROSSROADS = new Map(MAP.crossroads.map((one) => [one.id, one]));

/** Where a crossroads lies. */
export const at = (id: string): Point => PLACES.get(id) ?? [0, 0];
/** The middle of a hex. */
export function centre(hex: Hex): Point {
	const [x, y] = raw(hex.q, hex.r);
	return [x - left, y - top];
}
export const cityAt = (id: string): Point => at(CITY.get(id)?.crossroad ?? '');

/** The outline of a hex. */
export function hexPath([x, y]: Point, edge: number): string {
	const points = Array.from({ length: 6 }, (_, i) => {
		const angle = (Math.PI / 180) * (60 * i - 90);
		return `${i ? 'L' : 'M'}${(x + edge * Math.cos(angle)).toFixed(1)} ${(y + edge * Math.sin(angle)).toFixed(1)}`;
	});
	return `${points.join('')}Z`;
}

/** How a sea route bends, and where its arrow lies. */
export function seaCurve(route: SeaRoute): { path: string; middle: Point; turn: number } {
	const [a, b] = [at(route.from), at(route.to)];
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
	const bend = route.draw_curve * length;
	const via: Point = [
		(a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bend,
		(a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bend
	];
	return {
		path: `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${via[0].toFixed(1)} ${via[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
		middle: [0.25 * a[0] + 0.5 * via[0] + 0.25 * b[0], 0.25 * a[1] + 0.5 * via[1] + 0.25 * b[1]],
		turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
	};
}

/** A crossroads is called by the hexes around it: "Raetia · Sequani · Taurini". */
export function crossroadsName(id: string): string {
	const one = CROSSROADS.get(id);
	if (!one) return id;
	if (one.city) return CITY.get(one.city)!.name;
	return one.hexes.map((hex) => HEX.get(hex)?.name ?? hex).join(' · ');
}

/** Short names for the map at its usual size; the full ones are shown from scale 1.6 and in texts. */
const SHORT: Record<string, string> = {
	colonia_agrippina: 'Agrippina',
	augusta_treverorum: 'Treverorum',
	augusta_vindelicorum: 'Vindelicorum',
	augusta_taurinorum: 'Taurinorum',
	asturica_augusta: 'Asturica',
	bracara_augusta: 'Bracara',
	emerita_augusta: 'Emerita',
	narbo_martius: 'Narbo'
};
/** The few names that are moved aside, so that none touches another. */
const SHIFT: Record<string, number> = {
	argentoratum: -13,
	augusta_vindelicorum: 13,
	tarentum: -12,
	brundisium: 4,
	augusta_taurinorum: -8,
	barium: 4,
	carnuntum: 4,
	lauriacum: -4,
	augusta_treverorum: -11,
	mogontiacum: 7,
	durocortorum: 10,
	lutetia: -5,
	caesaraugusta: -13,
	tarraco: 8
};
export interface Plate {
	id: string;
	name: string;
	x: number;
	y: number;
	width: number;
}
const LETTER = 6.9; // the mean width of a capital of the name plates
export const PLATE_HEIGHT = 12.5;
/** Names stand so far below a city or above it, clear of its towers and of the number of a hex. */
export const BELOW = 17;
export const ABOVE = -19;

/** Names stand inside a hex: below a north corner, above a south corner. */
export function plateOf(city: City): Plate {
	const [x, y] = cityAt(city.id);
	const name = SHORT[city.id] ?? city.name;
	const north = CROSSROADS.get(city.crossroad)!.at[2] === 'N';
	return {
		id: city.id,
		name,
		x: x + (SHIFT[city.id] ?? 0),
		y: y + (north ? BELOW : ABOVE),
		width: name.length * LETTER + 8
	};
}
export const plates = fromFacts(() => MAP.cities.map(plateOf));

/** Where a crossroads or a hex is drawn. */
export const spotOf = (place: string): [number, number] => (HEX.has(place) ? centre(HEX.get(place)!) : at(place));
/** The first place that an action names. */
export const placeIn = (action: string): string | undefined =>
	action
		.split(' ')
		.map((word) => CITY.get(word)?.crossroad ?? word)
		.find((word) => CROSSROADS.has(word) || HEX.has(word));
