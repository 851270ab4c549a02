/** What becomes of touches: actions are thought over, sent, or explained; several cards go one after another. */
import type { Explanation } from '$lib/games/board_contract';
import { onlyPayment } from '$lib/choosing/auto_payment';
import type { ActionRecord, Hinted, ViewRecord } from '$lib/net/messages';
import { Several } from '$lib/choosing/ordered_choice.svelte';
import { Acting } from './picking.svelte';
import { stepName } from '../text/prompts';
import { handLimit } from '../state/facts';
import { graveness } from './confirmations';

/** Kinds of which several may be picked before they are sent. */
export const IN_A_ROW = ['discard', 'lay'];

export interface Ways {
	view: () => ViewRecord;
	busy: () => boolean;
	play: (action: string) => void;
	explain: (action: string) => Promise<Explanation>;
	hinted: () => Hinted | null;
}

export class Playing {
	readonly #ways: Ways;
	readonly acting: Acting;
	readonly several: Several;
	#sent: ViewRecord | null = null; // where something followed by itself
	/** Waits for a second thought. */
	asked = $state.raw<ActionRecord | null>(null);
	/** Why a dark city was not taken. */
	reason = $state.raw<Explanation | null>(null);

	constructor(ways: Ways) {
		this.#ways = ways;
		this.acting = new Acting(ways.view, ways.busy);
		this.several = new Several(
			() => this.acting.selection.legal,
			IN_A_ROW,
			() => this.#most()
		);
	}

	/** Cards that are chosen now. */
	readonly cards = $derived.by((): ReadonlySet<string> => {
		const rows = this.several.picked.map((action) => action.args['card'] ?? '');
		return new Set(this.acting.pickedCard === null ? rows : [this.acting.pickedCard]);
	});

	act(action: ActionRecord): void {
		if (graveness(action, this.acting.position)) this.asked = action;
		else this.send(action);
	}
	send(action: ActionRecord): void {
		this.asked = null;
		this.acting.clear();
		this.#ways.play(action.text);
	}
	sendSeveral(): void {
		const first = this.several.send(this.#ways.view());
		if (first) this.#ways.play(first);
	}
	/** A new view is here, and something may be said: the next of several, or what has no other answer. */
	goOn(): void {
		const view = this.#ways.view();
		const next = this.several.next(view) ?? (this.#sent === view ? null : onlyPayment(view, this.#ways.hinted()));
		this.#sent = view;
		if (next) this.#ways.play(next);
	}
	/** One step back: the second thought, then the cards of a row, then what was picked last. */
	back(): void {
		if (this.asked) this.asked = null;
		else if (this.several.picked.length) this.several.clear();
		else this.acting.back();
	}
	/** Whatever was picked up is put down. */
	clear(): void {
		this.acting.clear();
		this.several.clear();
		this.asked = null;
		this.reason = null;
	}

	touch(city: string): void {
		const forbidden = this.acting.touch(city) === 'dark' ? this.acting.forbidden(city) : null;
		if (forbidden) void this.#ways.explain(forbidden).then((told) => (this.reason = told));
	}
	touchCard(card: string): void {
		const row = this.several.offered.find((action) => action.args['card'] === card);
		if (row) {
			this.several.toggle(row);
			return;
		}
		const complete = this.acting.touchCard(card);
		if (complete) this.act(complete);
	}

	/** Cards above the limit of the hand; as many as there are where an order is asked for. */
	#most(): number {
		const view = this.#ways.view();
		const { players, seats } = this.acting.position;
		const hand = players[view.seat]?.hand ?? [];
		return stepName(view) === 'discard' ? hand.length - handLimit(seats) : Infinity;
	}
}
