/**
 * What is picked so far: words of the table (a tile, an innovation, a card, a token), and the actions that have them all.
 *
 * It knows the legal actions and nothing else. One action left is chosen; several are a choice between them, or the next
 * thing to touch.
 */
import type { ActionRecord, ViewRecord } from '$lib/messages';

export class Picking {
	readonly #legal: () => ActionRecord[];
	#words = $state.raw<string[]>([]);
	#text = $state<string | null>(null);

	constructor(view: () => ViewRecord, waiting: () => boolean) {
		this.#legal = () => (waiting() ? [] : view().legal);
	}

	readonly legal = $derived.by(() => this.#legal());
	/** What was touched, in order. */
	readonly words = $derived.by(() =>
		this.#words.filter((word) => this.legal.some((action) => valuesOf(action).includes(word)))
	);
	/** The actions that fit what was touched; none before anything was. */
	readonly matches = $derived.by(() => (this.words.length ? this.#fitting(this.words) : []));
	/** The action that is about to be done. */
	readonly chosen = $derived.by(() => {
		const named = this.legal.find((action) => action.text === this.#text);
		const left = this.legal.length === 1 ? this.legal : this.matches; // what has no other answer is filled in
		return named ?? (left.length === 1 ? left[0]! : null);
	});
	/** Words that may be touched next. */
	readonly lit = $derived.by((): ReadonlySet<string> => {
		const whole = this.words.length === 1 && this.matches.length === 1; // one touch says it all: another may say otherwise
		const open = this.words.length && !whole ? this.matches : this.legal;
		return new Set(open.flatMap(valuesOf).filter((word) => !this.words.includes(word)));
	});

	ofKind(...kinds: string[]): ActionRecord[] {
		return this.legal.filter((action) => kinds.includes(action.kind));
	}
	/** All actions that name a word. */
	at(word: string): ActionRecord[] {
		return this.#fitting([word]);
	}

	/** Touch a word: it is added, or taken back if it was picked; what cannot come together begins anew. Says whether it counts. */
	touch(word: string): boolean {
		this.#text = null;
		if (this.words.includes(word)) {
			this.#words = this.words.filter((other) => other !== word);
			return true;
		}
		if (this.words.length && this.#fitting([...this.words, word]).length) this.#words = [...this.words, word];
		else if (this.#fitting([word]).length) this.#words = [word];
		else return false;
		return true;
	}

	/** Choose one action by name, or put it down again. */
	choose(action: string): void {
		this.#text = this.#text === action ? null : action;
	}

	/** One step back: the choice, then what was touched last. */
	back(): void {
		if (this.#text !== null) this.#text = null;
		else this.#words = this.words.slice(0, -1);
	}
	clear(): void {
		this.#words = [];
		this.#text = null;
	}

	#fitting(words: string[]): ActionRecord[] {
		return this.legal.filter((action) => words.every((word) => valuesOf(action).includes(word)));
	}
}

/** Things on the table that an action names; numbers and yes-or-no are answered otherwise. */
const TOUCHED = ['location', 'other_location', 'ability', 'innovation', 'card'];
const valuesOf = (action: ActionRecord): string[] =>
	Object.entries(action.args).flatMap(([domain, value]) => (TOUCHED.includes(domain) ? [value] : []));
