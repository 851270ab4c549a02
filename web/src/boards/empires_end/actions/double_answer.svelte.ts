/** The answer to the cards on offer: one for each of them, or taking one. */
import type { ActionRecord } from '$lib/net/messages';
import type { Foresight } from './preview.svelte';

const offerOf = (action: ActionRecord): string => action.args['disaster'] ?? 'first';

export class Both {
	readonly #legal: () => ActionRecord[];
	readonly #foresight: Foresight;
	#texts = $state.raw<string[]>([]);

	constructor(legal: () => ActionRecord[], foresight: Foresight) {
		this.#legal = legal;
		this.#foresight = foresight;
	}

	/** What is chosen, in the order of the cards. */
	readonly chosen = $derived.by(() => this.#legal().filter((action) => this.#texts.includes(action.text)));
	readonly line = $derived.by(() => this.chosen.map((action) => action.text));

	has(action: ActionRecord): boolean {
		return this.chosen.some((one) => one.text === action.text);
	}
	/** Whether it can be done together with what is chosen for the other card. */
	fits(action: ActionRecord): boolean {
		const other = this.chosen.find((one) => offerOf(one) !== offerOf(action));
		if (!other || alone(other) || alone(action)) return true;
		const after = this.#foresight.of(other.text);
		return !after || after.legal.some((one) => one.text === action.text);
	}
	/** Choose an answer, or put it down again. Taking a card, and replacing one, is done by itself. */
	choose(action: ActionRecord): void {
		if (this.has(action)) {
			this.#texts = this.#texts.filter((text) => text !== action.text);
			return;
		}
		const kept = this.chosen.filter(
			(one) => offerOf(one) !== offerOf(action) && !alone(one) && !alone(action) && this.fits(action)
		);
		this.#texts = [...kept.map((one) => one.text), action.text];
	}
	/** The last choice is put down. Says whether there was one. */
	back(): boolean {
		if (!this.chosen.length) return false;
		this.#texts = this.#texts.slice(0, -1);
		return true;
	}
	clear(): void {
		if (this.#texts.length) this.#texts = [];
	}
}

const alone = (action: ActionRecord): boolean => action.kind === 'take' || action.kind === 'replace';
