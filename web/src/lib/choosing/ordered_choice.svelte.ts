/**
 * Several answers to a question that is asked one by one: cards to discard, cards to lay in an order.
 *
 * They are picked in their order, shown, and taken back; then they are sent one after another, each as long as it is
 * still asked for. The engine decides how many it wants.
 */
import type { ActionRecord, ViewRecord } from '$lib/net/messages';

export class Several {
	readonly #legal: () => ActionRecord[];
	readonly #kinds: readonly string[];
	readonly #most: () => number;
	#texts = $state.raw<string[]>([]);
	#due: string[] = [];
	#sentIn: ViewRecord | null = null;

	/** `legal` is what may be done now, `most` how many may be picked at once. */
	constructor(legal: () => ActionRecord[], kinds: readonly string[], most: () => number = () => Infinity) {
		this.#legal = legal;
		this.#kinds = kinds;
		this.#most = most;
	}

	readonly offered = $derived.by(() => this.#legal().filter((action) => this.#kinds.includes(action.kind)));
	/** What is picked, in its order. */
	readonly picked = $derived.by(() =>
		this.#texts.flatMap((text) => this.offered.find((action) => action.text === text) ?? [])
	);
	readonly most = $derived.by(() => Math.max(1, Math.min(this.#most(), this.offered.length)));

	/** The place of an action among the picked ones, from 1; 0: it is not picked. */
	place(action: ActionRecord): number {
		return this.#texts.indexOf(action.text) + 1;
	}
	/** Pick one, or take it back. Beyond the most the last one makes room. */
	toggle(action: ActionRecord): void {
		if (this.place(action)) this.#texts = this.#texts.filter((text) => text !== action.text);
		else this.#texts = [...this.#texts.slice(0, this.most - 1), action.text];
	}
	clear(): void {
		this.#texts = [];
	}

	/** What is to be sent now; the others follow. */
	send(view: ViewRecord): string | null {
		const [first, ...others] = this.picked.map((action) => action.text);
		this.#due = others;
		this.#sentIn = view;
		this.clear();
		return first ?? null;
	}
	/** What is to be sent in a later view; null when nothing is left, or it is no longer asked for. */
	next(view: ViewRecord): string | null {
		if (!this.#due.length || view === this.#sentIn) return null;
		const text = this.#due.shift()!;
		this.#sentIn = view;
		if (view.legal.some((action) => action.text === text)) return text;
		this.#due = [];
		return null;
	}
}
