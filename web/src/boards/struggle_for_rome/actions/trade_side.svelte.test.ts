import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { BoardProps } from '$lib/games/board_contract';
import { Bargain } from './trade_side.svelte';

const act = (text: string): unknown => ({ text, kind: text, args: {} });
const OFFER = { give: { ore: 1 }, want: { grain: 1 }, answers: { blue: 'waiting' }, counters: {} };
/** Red makes an offer to blue, who looks. */
const asked = (round: number): unknown => ({
	...{ seat: 1, actors: [1, 0], legal: ['accept', 'decline', 'counter'].map(act), result: null },
	position: {
		round,
		turn: { player: 'red', phase: 'build' },
		players: { red: {}, blue: {} },
		agenda: ['answers red'],
		offer: OFFER
	}
});

test('whoever wants no trade this turn refuses each offer of it, and is asked in the next turn', () => {
	const sent: string[] = [];
	let view = $state.raw(asked(2));
	const props = (): BoardProps =>
		({
			...{ seat: 1, view, waiting: false, steps: [], story: { busy: false, skip: () => undefined } },
			...{ play: (text: string) => sent.push(text), foresee: () => Promise.resolve([]) }
		}) as unknown as BoardProps;
	const stop = $effect.root(() => {
		const bargain = new Bargain(props);
		flushSync();
		expect([bargain.shown, sent]).toEqual([true, []]);
		bargain.rest.begin();
		flushSync();
		view = asked(2);
		flushSync();
		expect([bargain.shown, sent]).toEqual([false, ['decline', 'decline']]);
		view = asked(3);
		flushSync();
		expect([bargain.shown, sent.length]).toEqual([true, 2]);
	});
	stop();
});
