import { expect, test } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { StepRecord } from '$lib/messages';
import { Playing } from './playing.svelte';

const step = (number: number, kind: string): StepRecord => ({ number, seat: 0, events: [{ kind, seat: 0 }] });
const STEPS = [step(1, 'paid'), step(2, 'bid_shown'), step(3, 'paid'), step(4, 'paid')];
let tables = 0;

/** Somebody who looks at a table, step after step. */
function looking(seats: number[]): { one: Playing; see: (upTo: number, news?: number) => void } {
	const table = { id: `reveal-${(tables += 1)}` };
	const view = { legal: [], actors: [], result: null, position: { empires: [{}, {}] } };
	let now = $state.raw({ table, seat: seats[0] ?? -2, seats, view, steps: STEPS.slice(0, 1), news: 1 });
	const one = new Playing(() => now as unknown as BoardProps);
	expect(one.revealing).toBe(false);
	return {
		one,
		see: (upTo, news = upTo) => (now = { ...now, view: { ...view }, steps: STEPS.slice(0, upTo), news })
	};
}

test('whoever sits sees the bids of a conflict until they close them', () => {
	const { one, see } = looking([0]);
	see(2);
	expect(one.revealing).toBe(true);
	see(3); // another has gone on
	expect(one.revealing).toBe(true);
	one.seen();
	expect(one.revealing).toBe(false);
});

test('whoever watches sees them as they come, and never those of long ago', () => {
	const { one, see } = looking([]);
	see(2);
	expect(one.revealing).toBe(true);
	see(3);
	expect(one.revealing).toBe(false);
	see(1, 2);
	see(4, 5); // a jump in a replay
	expect(one.revealing).toBe(false);
});
