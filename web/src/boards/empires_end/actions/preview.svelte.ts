/** What would happen, as the server foresees it for the present view. */
import type { ForeseenLine } from '$lib/net/messages';

type Ask = (lines: string[][]) => Promise<ForeseenLine[]>;
/** More lines than this are not asked for at once. */
const MOST = 60;

export class Foresight {
	readonly #ask: Ask;
	#known = $state.raw<ReadonlyMap<string, ForeseenLine>>(new Map());
	#asked = new Set<string>();
	#time = 0;

	constructor(ask: Ask) {
		this.#ask = ask;
	}

	/** The view has changed: nothing is known any more. */
	forget(): void {
		this.renew();
		if (this.#known.size) this.#known = new Map();
	}
	/** Others have changed the view, and the same can be done: all is asked again, and what was known stands until then. */
	renew(): void {
		this.#time += 1;
		this.#asked = new Set();
	}

	/** Ask about lines of actions that were not asked about yet. */
	async wonder(lines: string[][]): Promise<void> {
		const fresh = lines.filter((line) => !this.#asked.has(line.join(';'))).slice(0, MOST);
		if (!fresh.length) return;
		const time = this.#time;
		for (const line of fresh) this.#asked.add(line.join(';'));
		const found = await this.#ask(fresh);
		if (time !== this.#time) return; // the game has gone on
		const known = new Map(this.#known);
		found.forEach((line, i) => known.set(fresh[i]!.join(';'), line));
		this.#known = known;
	}

	/** What a line of actions would lead to, as far as it is known yet. */
	of(...actions: string[]): ForeseenLine | null {
		return this.#known.get(actions.join(';')) ?? null;
	}
}
