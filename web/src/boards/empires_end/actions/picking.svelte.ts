/**
 * What is picked so far: words of the table (a tile, an innovation, a card, a token), and the actions that have them all.
 *
 * It knows the legal actions and what the server foresees of them. One action left is chosen; several are a choice between
 * them, or the next thing to touch. What an action asks next (two locations to swap, a place for a card) is picked before
 * anything is sent, so that all of it can be put down again.
 */
import type { ActionRecord, ForeseenLine, ViewRecord } from '$lib/net/messages';
import { cheapest, follows } from '../state/uses';
import type { Foresight } from './preview.svelte';

export class Picking {
	readonly #offered: () => ActionRecord[];
	readonly #foresight: Foresight;
	#words = $state.raw<string[]>([]);
	#text = $state<string | null>(null);
	#begun = $state.raw<ActionRecord | null>(null);
	/** What begins as soon as the server has said what it asks next. */
	#opening = $state.raw<ActionRecord | null>(null);

	constructor(view: () => ViewRecord, waiting: () => boolean, foresight: Foresight) {
		this.#offered = () => (waiting() ? [] : view().legal);
		this.#foresight = foresight;
	}

	/** What the server offers. */
	readonly offered = $derived.by(() => this.#offered());
	/** The action that is begun, and waits for what it asks next. */
	readonly begun = $derived.by(() => {
		const text = (this.#begun ?? this.#opening)?.text;
		const action = this.offered.find((action) => action.text === text);
		return action && (this.#begun || follows(this.foreseen(action)).length) ? action : null;
	});
	/** What may be picked now: what is offered, or what the action that is begun asks next. */
	readonly legal = $derived.by(() => (this.begun ? follows(this.foreseen(this.begun)) : this.offered));
	/** What was touched, in order. */
	readonly words = $derived.by(() =>
		this.begun && !this.#begun // what was touched has begun it
			? []
			: this.#words.filter((word) => this.legal.some((action) => valuesOf(action).includes(word)))
	);
	/** The actions that fit what was touched; none before anything was. */
	readonly matches = $derived.by(() => (this.words.length ? this.#fitting(this.words) : []));
	/** The action that is about to be done. */
	readonly chosen = $derived.by(() => {
		const named = this.legal.find((action) => action.text === this.#text);
		const left = this.legal.length === 1 ? this.legal : this.matches; // what has no other answer is filled in
		if (named || left.length < 2) return named ?? left[0] ?? null;
		return this.#cheapestOf(left);
	});
	/** Everything that would be sent. */
	readonly line = $derived.by(() => {
		if (this.begun) return this.chosen ? [this.begun.text, this.chosen.text] : [];
		const homes = this.homes;
		return this.chosen ? [this.chosen.text, ...(homes.length === 1 ? [homes[0]!.text] : [])] : [];
	});
	/** Where the card that is about to be built may go. */
	readonly homes = $derived.by(() =>
		this.chosen?.kind === 'build' ? follows(this.foreseen(this.chosen)) : ([] as ActionRecord[])
	);
	/** Words that may be touched next. */
	readonly lit = $derived.by((): ReadonlySet<string> => {
		const whole = this.words.length === 1 && this.matches.length === 1; // one touch says it all: another may say otherwise
		const open = this.words.length && !whole ? this.matches : this.legal;
		return new Set([...open, ...this.homes].flatMap(valuesOf).filter((word) => !this.words.includes(word)));
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
		this.#settle();
		const home = this.homes.find((action) => action.args['location'] === word);
		if (home) return this.#begin(this.chosen!, home.text);
		this.#text = null;
		if (this.words.includes(word)) {
			this.#words = this.words.filter((other) => other !== word);
			this.#opening = null;
			return true;
		}
		if (this.words.length && this.#fitting([...this.words, word]).length) this.#words = [...this.words, word];
		else if (this.#fitting([word]).length) this.#words = [word];
		else return false;
		const only = this.matches.length === 1 ? this.matches[0]! : null;
		this.#opening = only?.kind === 'use' ? only : null;
		return true;
	}
	/** What has begun by itself stays begun. */
	#settle(): void {
		if (this.begun && !this.#begun) this.#begin(this.begun);
	}
	#begin(action: ActionRecord, next: string | null = null): boolean {
		this.#begun = action;
		this.#opening = null;
		this.#words = [];
		this.#text = next;
		return true;
	}

	/** Choose one action by name, or put it down again. */
	choose(action: string): void {
		this.#settle();
		this.#text = this.#text === action ? null : action;
	}

	/** One step back: the choice, what was touched last, and what was begun. Says whether there was anything. */
	back(): boolean {
		this.#settle();
		this.#opening = null;
		if (this.#text !== null) this.#text = null;
		else if (this.words.length) this.#words = this.words.slice(0, -1);
		else if (this.#begun) this.#begun = null;
		else return false;
		return true;
	}
	clear(): void {
		if (this.#words.length) this.#words = [];
		this.#text = null;
		this.#begun = null;
		this.#opening = null;
	}
	foreseen(action: ActionRecord): ForeseenLine | null {
		return this.#foresight.of(action.text);
	}

	/** Of several ways to pay for the same the cheapest; null where the choice is another. */
	#cheapestOf(actions: ActionRecord[]): ActionRecord | null {
		const ways = actions.filter((action) => PAID.includes(action.kind));
		const others = actions.filter((action) => !PAID.includes(action.kind) && action.kind !== 'sell');
		return ways.length && !others.length ? cheapest(ways, this.#foresight) : null;
	}

	#fitting(words: string[]): ActionRecord[] {
		return this.legal.filter((action) => words.every((word) => valuesOf(action).includes(word)));
	}
}

/** What is paid for in one of several ways. */
const PAID = ['build', 'rebuild'];
/** Things on the table that an action names; numbers and yes-or-no are answered otherwise. */
const TOUCHED = ['location', 'other_location', 'ability', 'innovation', 'card'];
const valuesOf = (action: ActionRecord): string[] =>
	Object.entries(action.args).flatMap(([domain, value]) => (TOUCHED.includes(domain) ? [value] : []));
