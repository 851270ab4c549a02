/** What journeys cost: asked of the server, which tries each of them out. The client knows no prices. */
import type { ForeseenLine, ViewRecord } from '$lib/messages';

export interface Price {
	grain: number;
	gold: number;
}
type Foresee = (lines: string[][]) => Promise<ForeseenLine[]>;
const AT_ONCE = 60; // lines in one question

/** The ways to pay that a foreseen journey shows: it was paid at once, or the payments are asked for. */
export function pricesOf(line: ForeseenLine): Price[] {
	const asked = line.legal.filter((action) => action.kind === 'pay');
	if (asked.length)
		return asked.map((action) => ({ grain: Number(action.args['grain']), gold: Number(action.args['gold']) }));
	const paid = (good: string): number =>
		line.events
			.filter((event) => event['kind'] === 'paid' && event['good'] === good)
			.reduce((sum, event) => sum + Number(event['number']), 0);
	return [{ grain: paid('grain'), gold: paid('gold') }];
}

export class Prices {
	#known = $state.raw<Map<string, Price[]>>(new Map());
	#asked = 0;

	/** Ask for the prices of all journeys of a view. */
	async ask(view: ViewRecord, foresee: Foresee): Promise<void> {
		const asked = ++this.#asked;
		this.#known = new Map();
		const journeys = view.legal.filter((action) => action.kind === 'travel');
		for (let from = 0; from < journeys.length; from += AT_ONCE) {
			const part = journeys.slice(from, from + AT_ONCE);
			const lines = await foresee(part.map((action) => [action.text]));
			if (asked !== this.#asked) return; // the position has changed meanwhile
			const found = new Map(this.#known);
			lines.forEach((line, i) => found.set(part[i]!.args['crossroads']!, pricesOf(line)));
			this.#known = found;
		}
	}
	of(crossroads: string): Price[] {
		return this.#known.get(crossroads) ?? [];
	}
	/** How many things the cheapest way costs; null while nobody has said. */
	least(crossroads: string): number | null {
		const ways = this.of(crossroads);
		return ways.length ? Math.min(...ways.map(({ grain, gold }) => grain + gold)) : null;
	}
}
