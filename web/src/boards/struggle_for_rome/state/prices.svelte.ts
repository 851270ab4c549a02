/** What journeys cost and what they open: asked of the server, which tries each of them out. The client knows no prices. */
import type { ForeseenLine, ViewRecord } from '$lib/net/messages';
import { citiesBeside, type Price } from './journey_path';

export type { Price };
/** What a tribe could do to a city; with a Traitor where it is too weak without. */
const ATTACKS = ['plunder', 'conquer', 'plunder_with_traitor', 'conquer_with_traitor'] as const;
export interface Chance {
	city: string;
	kind: (typeof ATTACKS)[number];
}
const isAttack = (kind: string): kind is Chance['kind'] => (ATTACKS as readonly string[]).includes(kind);
export const isConquest = ({ kind }: Chance): boolean => kind.startsWith('conquer');
interface Known {
	ways: Price[];
	chances: Chance[];
}
type Foresee = (lines: string[][]) => Promise<ForeseenLine[]>;
const AT_ONCE = 60; // lines in one question
/** Whoever rests takes two gold or one card: so much is a card worth. */
const CARD = 2;
const worth = ({ grain, gold }: Price): number => CARD * grain + gold;

/** The ways to pay that a foreseen journey shows, cheapest first: it was paid at once, or the payments are asked for. */
export function pricesOf(line: ForeseenLine): Price[] {
	const asked = line.legal.filter((action) => action.kind === 'pay');
	if (asked.length)
		return asked
			.map((action) => ({ grain: Number(action.args['grain']), gold: Number(action.args['gold']) }))
			.sort((a, b) => worth(a) - worth(b));
	const paid = (good: string): number =>
		line.events
			.filter((event) => event.kind === 'paid' && event.good === good)
			.reduce((sum, event) => sum + Number(event.number), 0);
	return [{ grain: paid('grain'), gold: paid('gold') }];
}
/** The plunders and conquests among some actions; a Traitor is not spent on what is possible without one. */
export function chancesIn(legal: readonly ViewRecord['legal'][number][]): Chance[] {
	const found = legal.flatMap(({ kind, args }) => (isAttack(kind) ? [{ kind, city: args['city']! }] : []));
	const plain = new Set(found.map(({ kind, city }) => `${kind}_with_traitor ${city}`));
	return found.filter(({ kind, city }) => !plain.has(`${kind} ${city}`));
}
export const payment = ({ grain, gold }: Price): string => `pay ${grain} ${gold}`;

export class Prices {
	#known = $state.raw<Map<string, Known>>(new Map());
	/** Everything that was asked has been answered: only then can journeys be counted. */
	complete = $state(false);
	#asked = 0;

	/** Ask for the prices of all journeys of a view; then, beside cities, what could be done there once it is paid. */
	async ask(view: ViewRecord, foresee: Foresee): Promise<void> {
		const asked = ++this.#asked;
		this.#known = new Map();
		this.complete = false;
		const goals = view.legal.filter((action) => action.kind === 'travel').map((action) => action.args['crossroads']!);
		const tell = async (places: string[], lineTo: (place: string) => string[]): Promise<string[]> => {
			const unpaid: string[] = [];
			for (let from = 0; from < places.length; from += AT_ONCE) {
				const part = places.slice(from, from + AT_ONCE);
				const lines = await foresee(part.map(lineTo));
				if (asked !== this.#asked) return []; // the position has changed meanwhile
				const found = new Map(this.#known);
				lines.forEach((line, i) => {
					const place = part[i]!;
					const ways = found.get(place)?.ways ?? pricesOf(line);
					found.set(place, { ways, chances: chancesIn(line.legal) });
					if (line.legal.some((action) => action.kind === 'pay')) unpaid.push(place);
				});
				this.#known = found;
			}
			return unpaid;
		};
		const unpaid = await tell(goals, (place) => [`travel ${place}`]);
		const near = unpaid.filter((place) => citiesBeside(place).length);
		await tell(near, (place) => [`travel ${place}`, payment(this.of(place)[0]!)]);
		if (asked === this.#asked) this.complete = true;
	}
	/** The ways to pay for a journey, the cheapest first. */
	of(crossroads: string): Price[] {
		return this.#known.get(crossroads)?.ways ?? [];
	}
	/** What the tribe could do from there. */
	chances(crossroads: string): Chance[] {
		return this.#known.get(crossroads)?.chances ?? [];
	}
	/** All journeys of which something is known. */
	get places(): string[] {
		return [...this.#known.keys()];
	}
	/** How many things the cheapest way costs; null while nobody has said. */
	least(crossroads: string): number | null {
		const ways = this.of(crossroads);
		return ways.length ? Math.min(...ways.map(({ grain, gold }) => grain + gold)) : null;
	}
	worth(crossroads: string): number {
		return Math.min(...this.of(crossroads).map(worth));
	}
}
