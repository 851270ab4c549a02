/** The way of a journey on the printed map, for what is paid. It is only drawn: what a journey costs, the server says. */
import { fromFacts } from '$lib/games/facts';
import { at, COSTS, MAP, seaCurve, type Point } from './layout';

/** What is paid for a journey. */
export interface Price {
	grain: number;
	gold: number;
}
export interface Stretch {
	from: string;
	to: string;
	/** What the arrow on it costs; nothing where there is no arrow. */
	paid: 'free' | 'grain' | 'gold' | null;
	/** How it is drawn, from `from` to `to`, and where its arrow lies. */
	path: string;
	middle: Point;
}
interface Connection {
	to: string;
	arrow: 'none' | 'land' | 'sea';
	path: string;
	middle: Point;
}
export const landGold = (): number => COSTS.travel.land_arrow.find((one) => one.gold)?.gold ?? 0;
const seaGold = (): number => COSTS.travel.sea_arrow[0]?.gold ?? 0;

const connections = fromFacts(() => {
	const found = new Map<string, Connection[]>(MAP.crossroads.map((one) => [one.id, []]));
	function join(from: string, to: string, arrow: string, path: string, middle: Point): void {
		found.get(from)?.push({ to, arrow: arrow.replace('_one_way', '') as Connection['arrow'], path, middle });
	}
	for (const [a, b, arrow] of MAP.roads) {
		const [p, q] = [at(a), at(b)];
		const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
		join(a, b, arrow, `M${p.join(' ')}L${q.join(' ')}`, middle);
		join(b, a, arrow, `M${q.join(' ')}L${p.join(' ')}`, middle);
	}
	for (const route of MAP.sea_routes) {
		const { path, middle } = seaCurve(route);
		join(route.from, route.to, route.arrow, path, middle);
		join(route.to, route.from, route.arrow, path, middle);
	}
	return found;
});
/** The cities that a road joins to a crossroads. */
export const citiesBeside = (place: string): string[] =>
	(connections().get(place) ?? []).flatMap(({ to, arrow }) => {
		const city = arrow === 'sea' ? undefined : MAP.crossroads.find((one) => one.id === to)?.city;
		return city ? [city] : [];
	});

interface Reached {
	place: string;
	/** Arrows so far, the free one not counted. */
	land: number;
	sea: number;
	begun: boolean;
	before: Reached | null;
	by: Connection | null;
}

/** The way with the fewest steps that costs exactly this; nothing where the map has none. */
export function wayOf(from: string, goal: string, { grain, gold }: Price): Stretch[] {
	const [onLand, atSea] = [landGold(), seaGold()];
	const most = { land: grain + Math.floor(gold / onLand), sea: Math.floor(gold / atSea) };
	const costs = ({ land, sea }: Reached): boolean => land >= grain && onLand * (land - grain) + atSea * sea === gold;
	const seen = new Set<string>();
	const queue: Reached[] = [{ place: from, land: 0, sea: 0, begun: false, before: null, by: null }];
	for (const here of queue) {
		if (here.place === goal && costs(here)) return told(here, grain);
		for (const by of connections().get(here.place) ?? []) {
			const pays = by.arrow !== 'none' && here.begun;
			const next: Reached = {
				place: by.to,
				land: here.land + (pays && by.arrow === 'land' ? 1 : 0),
				sea: here.sea + (pays && by.arrow === 'sea' ? 1 : 0),
				begun: here.begun || by.arrow !== 'none',
				before: here,
				by
			};
			const key = `${next.place} ${next.land} ${next.sea} ${next.begun}`;
			if (seen.has(key) || next.land > most.land || next.sea > most.sea) continue;
			seen.add(key);
			queue.push(next);
		}
	}
	return [];
}

function told(end: Reached, grain: number): Stretch[] {
	const steps: Reached[] = [];
	for (let one: Reached | null = end; one?.by; one = one.before) steps.unshift(one);
	let left = grain;
	let begun = false;
	return steps.map(({ place, before, by }) => {
		const { arrow, path, middle } = by!;
		const paid = arrow === 'none' ? null : !begun ? 'free' : arrow === 'land' && left-- > 0 ? 'grain' : 'gold';
		begun ||= arrow !== 'none';
		return { from: before!.place, to: place, paid, path, middle };
	});
}
