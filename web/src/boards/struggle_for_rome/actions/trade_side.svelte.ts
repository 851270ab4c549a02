/** My side of a trade: the offer that I lay out, the one that I would rather have, and what waits to be sent. */
import { untrack } from 'svelte';
import type { BoardProps } from '$lib/games/board_contract';
import type { ActionRecord } from '$lib/net/messages';
import { PutOff } from '$lib/choosing/put_off.svelte';
import { Queue } from '$lib/choosing/action_queue.svelte';
import { Draft, type Side } from './offer_draft.svelte';
import { positionOf, seatOf } from '../state/position';
import { tradeOf } from '../state/trade';

export class Bargain {
	readonly #props: () => BoardProps;
	readonly #draft = new Draft();
	readonly #counter = new Draft(); // what I would rather have than somebody's offer
	readonly #queue = new Queue();
	/** Offers of others, of which several come in a turn. */
	readonly rest: PutOff;
	#sent: unknown = null; // the view that was answered
	#again = false; // a counter-offer is laid out once more, with something less
	/** I opened the trade. */
	wanted = $state(false);

	constructor(props: () => BoardProps) {
		this.#props = props;
		this.rest = new PutOff(
			() => props().view,
			(view) => `${positionOf(view).round} ${positionOf(view).turn.player}`
		);
		/** What I lay out is mine for a turn; to whom it can be proposed, the server says. */
		$effect(() => {
			if (!this.#myTurn) untrack(() => this.#draft.clear());
		});
		/** A counter-offer begins as the offer, turned around, unless it was mine before. */
		$effect(() => {
			const { stage, offer } = this.trade;
			if (this.#countering && !this.#again) untrack(() => this.#counter.turn(offer));
			if (this.#countering || stage === 'idle' || stage === 'watch') this.#again = false;
		});
		$effect(() => {
			void this.laid.line;
			const { view, foresee } = this.#props();
			if (view && this.open && this.trade.open) void untrack(() => this.laid.wonder(foresee));
		});
		$effect(() => this.#send());
	}

	readonly trade = $derived.by(() => tradeOf(this.#props().view));
	/** The offer that is laid out now. */
	readonly laid = $derived.by(() => (this.trade.counter ? this.#counter : this.#draft));
	/** Something waits to be sent. */
	readonly busy = $derived.by(() => this.#queue.busy);
	readonly #position = $derived.by(() => positionOf(this.#props().view));
	readonly #myTurn = $derived.by(() => {
		const { turn } = this.#position;
		return turn.phase === 'build' && seatOf(this.#position, turn.player) === this.#props().seat;
	});
	readonly #countering = $derived.by(() => this.trade.counter && this.trade.open);
	/** An offer of mine stays in sight while it is answered. */
	readonly open = $derived.by(() => {
		const { view, story } = this.#props();
		if (view.result) return false;
		const can = story.busy || view.legal.some((one) => one.kind === 'give');
		return this.trade.stage !== 'idle' || (this.wanted && can);
	});
	/** It is shown: at once where the offer is mine, else when the story has come to it. */
	readonly shown = $derived.by(() => {
		const mine = this.busy || (this.#myTurn && (this.wanted || this.trade.stage !== 'idle'));
		return this.open && !this.rest.answer && (!this.#props().story.busy || mine);
	});

	/** The deal is made: the next offer begins anew. */
	made(): void {
		this.#draft.clear();
	}
	/** Lay it out and propose it. */
	propose(action: ActionRecord): void {
		this.#begin([...this.laid.line, action.text]);
	}
	/** One less of what lies on everybody's table: it is withdrawn, and the rest of it laid out as mine alone. */
	less(side: Side, good: string): void {
		const { table, counter } = this.trade;
		const { laid } = this;
		laid.take(table);
		laid.set(side, good, (table[side][good] ?? 0) - 1);
		this.wanted = true;
		this.#again = counter;
		this.#begin(counter ? ['withdraw', 'counter'] : ['withdraw']);
	}
	#begin(line: readonly string[]): void {
		const first = this.#queue.begin(line);
		this.#sent = this.#props().view;
		if (first) this.#props().play(first);
	}
	/** The next of what waits, as soon as it may be done. */
	#send(): void {
		const { view, story, waiting, play } = this.#props();
		if (this.busy && story.busy) untrack(() => story.skip());
		if (waiting || story.busy || view === this.#sent) return;
		const no = this.rest.answer;
		const next = untrack(() => this.#queue.next(view.legal)) ?? no?.text;
		if (!next) return;
		this.#sent = view;
		play(next);
	}
}
