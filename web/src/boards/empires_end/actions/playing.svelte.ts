/** One seat at the table: what it picks, what it may foresee, its bid, and what it is shown of the story. */
import { untrack } from 'svelte';
import type { BoardProps, Explanation } from '$lib/games/board_contract';
import type { ActionRecord } from '$lib/net/messages';
import { Bid } from './bid.svelte';
import { Both } from './double_answer.svelte';
import { isOfBids, lastReveal } from '../state/conflicts';
import { Foresight } from './preview.svelte';
import { graveness } from './confirmations';
import { Picking } from './picking.svelte';
import { decision, positionOf, type BoardEvent, type Empire } from '../state/position';
import { PutOff } from '$lib/choosing/put_off.svelte';
import { Queue } from '$lib/choosing/action_queue.svelte';
import { holding } from '$lib/stage/structural_sharing';
import { follows, isPlain, plainUses } from '../state/uses';
import { wouldBe } from './why_not';

/** What so many actions would lead to is not asked. */
const MANY = 60;
interface Offers {
	empire: Empire | undefined;
	/** The space of the track: what could be done in one phase is not offered in the next. */
	space: number;
	plain: ActionRecord[];
	legal: ActionRecord[];
	offered: ActionRecord[];
}

export class Playing {
	readonly #props: () => BoardProps;
	readonly foresight: Foresight;
	readonly picking: Picking;
	readonly bid: Bid;
	/** The answer to the cards of an auction. */
	readonly both: Both;
	readonly queue = new Queue();
	/** Replacing a disaster, which is asked before every answer to it. */
	readonly rest: PutOff;
	/** Waits for a second thought. */
	asked = $state.raw<ActionRecord | null>(null);
	/** Why something is not possible. */
	reason = $state.raw<Explanation | null>(null);
	/** Something is to be looked at closely: a word, and whose. */
	onpeek: (seat: number, word: string) => void = () => undefined;
	/** The card whose Take button is looked at. */
	looked = $state<string | undefined>(undefined);
	/** Whose row a watcher follows. */
	follows = $state(0);
	#sent: unknown = null; // the view that was answered
	#about = ''; // the action whose reason was asked for
	#later: string | null = null; // chosen already for the next step of a guide
	#offered: { texts: string; empire: Empire | undefined } = { texts: '', empire: undefined }; // when I was last asked

	constructor(props: () => BoardProps) {
		this.#props = props;
		this.foresight = new Foresight((lines) => this.#props().foresee(lines));
		this.picking = new Picking(
			() => this.#props().view,
			() => this.busy,
			this.foresight
		);
		this.rest = new PutOff(
			() => this.#props().view,
			(view) => String(positionOf(view).hourglass)
		);
		this.both = new Both(() => (this.auction ? this.picking.offered : []), this.foresight);
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
		if (!now || !isOfBids(now.event as BoardEvent, now.step)) return null;
		return lastReveal([...this.#props().steps.slice(0, -1), now.step]);
	});
	readonly busy = $derived.by(() => this.#props().waiting || this.#props().story.busy);
	readonly position = $derived.by(() => this.real);
	readonly mine = $derived.by(() => this.#props().view.legal.length > 0 && !this.#props().view.result && !this.evident);
	readonly empire = $derived.by((): Empire | undefined => this.position.empires[this.seat]);
	readonly watching = $derived.by(() => this.empire === undefined);
	/** The row that is drawn large: mine, or the one that a watcher follows. */
	readonly large = $derived.by(() => (this.watching ? this.follows % this.position.empires.length : this.seat));
	/** I am asked about the cards on offer. */
	readonly auction = $derived.by(() => ['on_turn', 'in_window'].includes(decision(this.real.empires[this.seat]).name));
	/** What is answered at once, unless a guide explains it: whoever has enough is asked for coins too, so that nobody sees who is poor. */
	readonly evident = $derived.by((): string | null => {
		const { view, hinted } = this.#props();
		if (hinted) return null;
		const [only, ...others] = view.legal;
		return this.rest.answer?.text ?? (only?.text === 'buy_coins 0' && !others.length ? only.text : null);
	});
	/** Something in my row is being chosen. */
	readonly choosing = $derived.by(
		() =>
			!this.busy &&
			!this.picking.offered.some((action) => action.kind === 'strike') && // that is chosen in the hand
			(this.picking.words.length > 0 ||
				this.picking.begun !== null ||
				this.picking.offered.some((action) => ['destroy', 'attach', 'refresh', 'swap', 'move'].includes(action.kind)))
	);
	/** What brings something without a choice. */
	readonly plain = $derived.by(() => (this.picking.begun ? [] : plainUses(this.picking.legal, this.foresight)));
	/** What I could do stays in sight while others' deeds are told, as long as nothing of mine changes and the phase lasts. */
	readonly offers = $derived.by(() => {
		const { legal, offered } = this.picking;
		const space = this.position.hourglass;
		return this.#keep({ empire: this.empire, space, plain: this.plain, legal, offered }, this.busy);
	});
	readonly #keep = holding<Offers>((before, after) => before.empire === after.empire && before.space === after.space);

	/** What everything would lead to is known, as far as it is asked for. */
	readonly foretold = $derived.by(() => {
		const { legal } = this.offers;
		return legal.length > MANY || legal.every((action) => this.foresight.of(action.text) !== null);
	});

	#laid(): number | null {
		const empire = this.real.empires[this.seat];
		if (decision(empire).name !== 'choose_coins' || !empire?.bid || empire.bid === 'hidden') return null;
		return empire.bid.axes;
	}

	/**
	 * A new view: whatever was picked up is put down, and what would happen is asked again. Where others play at the same
	 * time and I can do what I could before, my choice stays, and what it would lead to is known until it is told anew.
	 */
	begin(): void {
		untrack(() => {
			const { legal } = this.#props().view;
			const offered = legal.map((action) => action.text).join(';');
			const same = offered !== '' && offered === this.#offered.texts && this.empire === this.#offered.empire;
			if (!same) this.asked = null;
			if (offered || !this.#props().story.busy) {
				if (same) this.foresight.renew();
				else this.#begin();
				this.#offered = { texts: offered, empire: this.empire };
			}
			this.#quiet();
			if (decision(this.real.empires[this.seat]).name === '') this.bid.clear();
			if (legal.some((action) => action.text === this.#later)) {
				this.picking.choose(this.#later!);
				this.#later = null;
			}
		});
	}
	#begin(): void {
		this.picking.clear();
		this.both.clear();
		this.foresight.forget();
	}
	/** Ask what would happen by everything that could be done. */
	wonder(): void {
		const { legal } = this.#props().view;
		if (legal.some((action) => action.kind.startsWith('bid_'))) void this.foresight.wonder(this.bid.wonders);
		else if (legal.length <= MANY) void this.foresight.wonder(legal.map((action) => [action.text]));
		if (this.plain.length > 1) void this.foresight.wonder([this.plain.map((action) => action.text)]);
	}

	readonly play = (action: ActionRecord): void => {
		if (graveness(action, this.picking.offered, this.foresight)) this.asked = action;
		else this.send(action.text);
	};
	/** Send some actions, one after the other. */
	readonly send = (...line: string[]): void => {
		this.asked = null;
		this.picking.clear();
		this.both.clear();
		const first = this.queue.begin(line);
		if (first) this.#send(first);
	};
	readonly seal = (): void => this.#send(this.bid.seal());
	/** Use an ability: what asks more is begun, the rest is done. */
	readonly use = (action: ActionRecord): void => {
		if (action.kind === 'use' && follows(this.foresight.of(action.text)).length)
			this.picking.touch(action.args['ability']!);
		else this.play(action);
	};
	readonly useAll = (): void => this.send(...this.plain.map((action) => action.text));
	/** Do what is chosen. Says whether anything is. */
	confirm(): boolean {
		const whole = this.auction ? this.both.line : this.picking.line;
		const line = this.#props().hinted ? whole.slice(0, 1) : whole; // a guide explains each step
		if (this.busy || !line.length) return false;
		const { chosen, begun } = this.picking;
		if (line.length === 1 && chosen && !begun && !this.auction) this.play(chosen);
		else this.send(...line);
		this.#later = whole[line.length] ?? null;
		return true;
	}
	/** Put down what was chosen last; what the server was told already is taken back. */
	cancel(): void {
		const inside = ['in_swap', 'in_move', 'in_reactivation'].includes(decision(this.real.empires[this.seat]).name);
		if (!this.both.back() && !this.picking.back() && inside && !this.busy) this.#props().undo();
	}
	/** Choose what somebody else proposes. */
	suggest(text: string): void {
		const action = this.picking.offered.find((one) => one.text === text);
		if (!action) return;
		if (!this.auction) this.picking.choose(text);
		else if (!this.both.has(action)) this.both.choose(action);
	}
	#send(action: string): void {
		this.#sent = this.#props().view;
		this.#props().play(action);
	}
	/** What follows by itself: the rest of what was begun, and an answer where there is only one. */
	complete(): void {
		const { view } = this.#props();
		const { story } = this.#props();
		if (this.queue.busy && story.busy) untrack(() => story.skip());
		if (this.busy || view === this.#sent) return;
		const { evident } = this;
		const action = untrack(() => this.bid.completes() ?? this.queue.next(view.legal) ?? evident);
		if (action) this.#send(action);
	}

	/** Something on the table was touched: it is picked, or looked at closely. */
	readonly touch = (seat: number, word: string): void => {
		if (this.#props().story.busy) this.#props().story.next();
		else if (seat === this.seat && (this.auction ? this.#passBy(word) : this.picking.touch(word))) {
			this.#quiet();
			const { chosen, line, begun } = this.picking;
			if (begun?.kind === 'build' ? line.length > 1 : chosen && isPlain(chosen, this.foresight)) this.confirm();
		} else this.#peek(seat, word);
	};
	/** An innovation that lets me pass: for the first card that has no answer yet. */
	#passBy(word: string): boolean {
		const ways = this.picking.at(word);
		const next =
			ways.find((way) => this.both.has(way)) ?? ways.find((way) => this.both.fits(way) && !this.#answered(way));
		if (next ?? ways[0]) this.both.choose(next ?? ways[0]!);
		return ways.length > 0;
	}
	readonly #answered = (way: ActionRecord): boolean =>
		this.both.chosen.some((one) => one.args['disaster'] === way.args['disaster']);
	readonly why = (action: string): void => {
		if (this.#about === action) return; // a touch points, gives the focus and presses, all at once
		this.#about = action;
		void this.#props()
			.explain(action)
			.then((told) => (this.reason = told));
	};
	/** No reason is told any more. */
	#quiet(): void {
		this.reason = null;
		this.#about = '';
	}
	#peek(seat: number, word: string): void {
		this.onpeek(seat, word);
		this.#quiet();
		const empire = this.real.empires[seat];
		const action = seat === this.seat && this.mine && empire ? wouldBe(this.real, empire, word) : null;
		if (action) this.why(action);
	}
}
