/** One seat at the table: what it picks, what it may foresee, its bid, and what it is shown of the story. */
import { untrack } from 'svelte';
import type { BoardProps, Explanation } from '$lib/board';
import type { ActionRecord } from '$lib/messages';
import { Bid } from './bid.svelte';
import { lastReveal } from './conflicts';
import { Foresight } from './foresight.svelte';
import { graveness } from './grave';
import { Picking } from './picking.svelte';
import { decision, positionOf, type Empire } from './position';
import { wouldBe } from './whynot';

export class Playing {
	readonly #props: () => BoardProps;
	readonly foresight: Foresight;
	readonly picking: Picking;
	readonly bid: Bid;
	/** Waits for a second thought. */
	asked = $state.raw<ActionRecord | null>(null);
	/** Why something is not possible. */
	reason = $state.raw<Explanation | null>(null);
	/** What is looked at closely: a word, and whose. */
	peeked = $state.raw<{ word: string; seat: number } | null>(null);

	constructor(props: () => BoardProps) {
		this.#props = props;
		this.foresight = new Foresight((lines) => this.#props().foresee(lines));
		this.picking = new Picking(
			() => this.#props().view,
			() => this.busy
		);
		this.bid = new Bid(
			() => (this.busy ? [] : this.#props().view.legal),
			() => this.#laid(),
			this.foresight
		);
	}

	readonly real = $derived.by(() => positionOf(this.#props().view));
	readonly seat = $derived.by(() => this.#props().seat);
	/** The bids of a conflict that are shown on the stage now, with all that they led to. */
	readonly reveal = $derived.by(() => {
		const { now } = this.#props().story;
		if (now?.event['kind'] !== 'bid_shown') return null;
		return lastReveal([...this.#props().steps.slice(0, -1), now.step]);
	});
	readonly busy = $derived.by(() => this.#props().waiting || this.#props().story.busy);
	readonly position = $derived.by(() => this.real);
	readonly mine = $derived.by(() => this.#props().view.legal.length > 0 && !this.#props().view.result);
	readonly empire = $derived.by((): Empire | undefined => this.position.empires[this.seat]);

	#laid(): number | null {
		const empire = this.real.empires[this.seat];
		if (decision(empire).name !== 'choose_coins' || !empire?.bid || empire.bid === 'hidden') return null;
		return empire.bid.axes;
	}

	/** A new view: whatever was picked up is put down, and what would happen is asked again. */
	begin(): void {
		untrack(() => {
			this.picking.clear();
			this.foresight.forget();
			this.reason = null;
			if (decision(this.real.empires[this.seat]).name === '') this.bid.clear();
		});
	}
	/** Ask what would happen by everything that could be done. */
	wonder(): void {
		const { legal } = this.#props().view;
		if (legal.some((action) => action.kind.startsWith('bid_'))) void this.foresight.wonder(this.bid.wonders);
		else if (legal.length <= 60) void this.foresight.wonder(legal.map((action) => [action.text]));
	}

	readonly play = (action: ActionRecord): void => {
		if (graveness(action, this.picking.legal, this.foresight)) this.asked = action;
		else this.send(action.text);
	};
	readonly send = (action: string): void => {
		this.asked = null;
		this.picking.clear();
		this.#props().play(action);
	};
	readonly seal = (): void => this.#props().play(this.bid.seal());
	/** The coins of a bid follow its axes. */
	complete(): void {
		const action = this.busy ? null : untrack(() => this.bid.completes());
		if (action) this.#props().play(action);
	}

	/** Something on the table was touched: it is picked, or looked at closely. */
	readonly touch = (seat: number, word: string): void => {
		if (this.#props().story.busy) this.#props().story.next();
		else if (seat === this.seat && this.picking.touch(word)) this.reason = null;
		else this.#peek(seat, word);
	};
	readonly why = (action: string): void => {
		void this.#props()
			.explain(action)
			.then((told) => (this.reason = told));
	};
	#peek(seat: number, word: string): void {
		this.peeked = { word, seat };
		this.reason = null;
		const empire = this.real.empires[seat];
		const action = seat === this.seat && this.mine && empire ? wouldBe(this.real, empire, word) : null;
		if (action) this.why(action);
	}
}
