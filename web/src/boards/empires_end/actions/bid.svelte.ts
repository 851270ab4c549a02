/** A secret bid: axes and coins chosen together, and sealed in the two steps of the game. */
import type { ActionRecord } from '$lib/net/messages';
import { eventsOf } from '../state/position';
import type { Foresight } from './preview.svelte';

const numbersOf = (actions: readonly ActionRecord[], kind: string, domain: string): number[] =>
	actions.filter((action) => action.kind === kind).map((action) => Number(action.args[domain]));

export class Bid {
	readonly #legal: () => ActionRecord[];
	readonly #foresight: Foresight;
	/** Axes that have left the screen already; null before that. */
	readonly #laid: () => number | null;
	#axes = $state(0);
	#coins = $state(0);
	/** The coins that follow as soon as they are asked for. */
	#follows = $state<number | null>(null);

	constructor(legal: () => ActionRecord[], laid: () => number | null, foresight: Foresight) {
		this.#legal = legal;
		this.#laid = laid;
		this.#foresight = foresight;
	}

	readonly #axeChoices = $derived.by(() => numbersOf(this.#legal(), 'bid_axes', 'axes'));
	readonly #coinChoices = $derived.by(() => {
		const now = numbersOf(this.#legal(), 'bid_coins', 'coins');
		return now.length ? now : numbersOf(this.#foresight.of('bid_axes 0')?.legal ?? [], 'bid_coins', 'coins');
	});
	readonly mostAxes = $derived.by(() => this.#laid() ?? Math.max(0, ...this.#axeChoices));
	readonly mostCoins = $derived(Math.max(0, ...this.#coinChoices));
	/** The axes are on their way: only the coins are left to choose. */
	readonly halfway = $derived.by(() => this.#laid() !== null);
	readonly axes = $derived.by(() => this.#laid() ?? Math.min(this.#axes, this.mostAxes));
	readonly coins = $derived(Math.min(this.#coins, this.mostCoins));

	/** The actions that make this bid. */
	readonly line = $derived(
		this.halfway ? [`bid_coins ${this.coins}`] : [`bid_axes ${this.axes}`, `bid_coins ${this.coins}`]
	);
	/** The strength that it comes to, as the server says; null while that is not known. */
	readonly strength = $derived.by((): number | null => {
		const line = this.#foresight.of(...this.line);
		const told = line && eventsOf([line]).find((event) => event.kind === 'committed');
		return told ? Number(told.strength) : null;
	});
	/** Questions that must be answered before one can choose well. */
	readonly wonders = $derived.by(() => (this.halfway ? [this.line] : [['bid_axes 0'], this.line]));

	setAxes(number: number): void {
		this.#axes = Math.max(0, Math.min(number, this.mostAxes));
	}
	setCoins(number: number): void {
		this.#coins = Math.max(0, Math.min(number, this.mostCoins));
	}

	/** Begin to seal it; returns the first action. */
	seal(): string {
		this.#follows = this.halfway ? null : this.coins;
		return this.line[0]!;
	}
	/** The action that completes a bid that was sealed, once it is asked for. */
	completes(): string | null {
		if (this.#follows === null || !this.halfway) return null;
		const action = `bid_coins ${this.#follows}`;
		if (!this.#legal().some((one) => one.text === action)) return null;
		this.#follows = null;
		return action;
	}
	/** A new conflict. */
	clear(): void {
		this.#axes = 0;
		this.#coins = 0;
		this.#follows = null;
	}
}
