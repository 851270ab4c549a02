/** How touching cities and cards becomes an action: the board's picks, by the selection. */
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { Selection } from '$lib/choosing/selection.svelte';
import { positionOf } from '../state/position';

/** Kinds that do nothing but say "go on"; touching the board never means them. */
export const QUIET = new Set(['end_actions', 'pass', 'pass_turn', 'done', 'decline', 'refuse', 'accept', 'use']);

/** What came of touching a city: it was picked, several deeds are possible there, it is dark, or nothing is asked. */
export type Touched = 'picked' | 'several' | 'dark' | 'nothing';

/** What is counted begins with as many as possible. */
const COUNTED = ['legions', 'dice', 'cards'];
/** An event is played as it is, until somebody wants more of it. */
const PLAIN = 'standard';
function usual(domain: string, values: string[]): string | null {
	if (domain === 'option' && values.includes(PLAIN)) return PLAIN;
	return COUNTED.includes(domain) ? values.reduce((most, one) => (Number(one) > Number(most) ? one : most)) : null;
}

export class Acting {
	readonly #view: () => ViewRecord;
	readonly #waiting: () => boolean;
	readonly selection: Selection;
	/** A city that was touched first, where several deeds are possible. */
	#place = $state<string | null>(null);

	constructor(view: () => ViewRecord, waiting: () => boolean) {
		this.#view = view;
		this.#waiting = waiting;
		this.selection = new Selection(() => (this.#waiting() ? [] : this.#view().legal), usual);
	}

	readonly position = $derived.by(() => positionOf(this.#view()));
	/** Where the pawn on turn stands. */
	readonly here = $derived.by(() => this.position.players[this.position.turn.active]?.city ?? null);
	readonly place = $derived.by(() => (this.selection.kind === null ? this.#place : null));
	/** The deeds that are possible at the touched city. */
	readonly kindsThere = $derived.by(() => (this.place === null ? [] : this.#kindsAt(this.place)));

	/** Cities that can be picked now; null when no city is asked for. */
	readonly targets = $derived.by((): ReadonlySet<string> | null => {
		if (this.place !== null) return new Set([this.place]);
		const kind = this.selection.kind;
		if (kind === null) {
			const asked = this.selection.kinds.filter((one) => !QUIET.has(one));
			const cities = asked.length === 1 ? this.selection.reachable('city') : new Set<string>();
			return cities.size ? cities : null;
		}
		const cities = this.selection.reachable('city');
		return cities.size ? cities : null;
	});
	readonly picked = $derived.by(
		() => this.place ?? this.selection.steps.find((step) => step.domain === 'city')?.value ?? null
	);
	readonly pickedCard = $derived.by(
		() => this.selection.steps.find((step) => step.domain === 'card' || step.domain === 'event')?.value ?? null
	);
	/** Cards of the hand that can be chosen now. */
	readonly cards = $derived.by((): ReadonlySet<string> => {
		const actions = this.selection.kind === null ? this.selection.legal : this.selection.ofKind;
		return new Set(
			actions.flatMap((action) => [action.args['card'], action.args['event']].filter((word) => word !== undefined))
		);
	});
	readonly route = $derived.by((): [string, string] | null =>
		this.here && this.picked && this.selection.kind === 'march' ? [this.here, this.picked] : null
	);

	/** A city was touched: the next pick of the chosen deed, or the place for a deed that is chosen afterwards. */
	touch(city: string): Touched {
		const { selection } = this;
		if (selection.kind === null) {
			const kinds = this.#kindsAt(city);
			this.#place = kinds.length > 1 && this.#place !== city ? city : null;
			if (kinds.length !== 1) return kinds.length ? 'several' : 'nothing';
			selection.choose(kinds[0]!);
		}
		if (!selection.ofKind.some((action) => 'city' in action.args)) return 'nothing';
		if (!selection.reachable('city').has(city)) return 'dark';
		selection.pick('city', city);
		return 'picked';
	}

	/** Choose a deed; at the city that was touched before it, if there is one. */
	choose(kind: string): void {
		const place = this.place;
		this.#place = null;
		this.selection.choose(kind);
		if (place !== null && this.selection.reachable('city').has(place)) this.selection.pick('city', place);
	}

	/** A card was touched: an answer to the question, or an event to play. */
	touchCard(card: string): ActionRecord | null {
		const { selection } = this;
		const fits = (action: ActionRecord): boolean => action.args['card'] === card || action.args['event'] === card;
		const fitting = selection.legal.filter(fits);
		if (!fitting.length) return null;
		const kinds = [...new Set(fitting.map((action) => action.kind))];
		if (selection.kind === null || !kinds.includes(selection.kind)) this.choose(kinds[0]!);
		selection.pick(fitting[0]!.args['event'] === card ? 'event' : 'card', card);
		const asks = selection.steps.some((step) => step.domain === 'option' && !step.given);
		return asks ? null : selection.complete;
	}

	/** An event was touched where events are played: its choice, or away with it again. */
	touchEvent(event: string): void {
		const again = this.pickedCard === event && this.selection.kind === 'event';
		this.clear();
		if (again || !this.selection.legal.some((action) => action.args['event'] === event)) return;
		this.choose('event');
		this.selection.pick('event', event);
	}

	/** The chosen deed at a city where it is not possible, to ask why not. */
	forbidden(city: string): string | null {
		const example = this.selection.ofKind[0];
		if (!example || !('city' in example.args)) return null;
		const args = Object.entries(example.args).map(([domain, value]) => (domain === 'city' ? city : value));
		return [example.kind, ...args].join(' ');
	}

	back(): void {
		if (this.place !== null) this.#place = null;
		else this.selection.back();
	}
	clear(): void {
		this.#place = null;
		this.selection.clear();
	}

	#kindsAt(city: string): string[] {
		return this.selection.kindsAt('city', city).filter((kind) => !QUIET.has(kind));
	}
}
