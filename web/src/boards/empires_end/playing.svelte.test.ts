import { expect, test } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { StepRecord } from '$lib/messages';
import { Playing } from './playing.svelte';

const bid = (seat: number): Record<string, string | number> => ({
	kind: 'bid_shown',
	seat,
	axes: 1,
	coins: 0,
	strength: 3
});
const STEP: StepRecord = { number: 2, seat: 0, events: [bid(0), bid(1)] };
const VIEW = { legal: [], actors: [], result: null, position: { empires: [{}, {}] } };

const looking = (now: unknown, steps: StepRecord[]): Playing =>
	new Playing(
		() => ({ seat: 0, seats: [0], view: VIEW, steps, news: 1, story: { now, busy: true } }) as unknown as BoardProps
	);

test('when the first bid is on the stage, all bids of the conflict are shown', () => {
	const one = looking({ event: STEP.events[0], step: STEP }, [{ ...STEP, events: [STEP.events[0]!] }]);
	expect(one.reveal?.fighters.map((fighter) => fighter.seat)).toEqual([0, 1]);
	expect(one.busy).toBe(true);
});

test('before and after it, none are', () => {
	expect(looking(null, [STEP]).reveal).toBeNull();
	expect(looking({ event: { kind: 'paid' }, step: STEP }, [STEP]).reveal).toBeNull();
});
