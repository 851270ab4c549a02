import { expect, it } from 'vitest';
import { clockText, RefereeClock } from './referee_clock.svelte';

it('one clock runs at a time, stands where nobody decides, and is kept', () => {
	let now = 1000;
	const clock = new RefereeClock([0, 5000, 0], () => now);
	clock.turnTo(0);
	now += 3000;
	clock.tick();
	expect(clock.timeOf(0)).toBe(3000);
	clock.turnTo(1);
	now += 2000;
	expect(clock.kept).toEqual([3000, 7000, 0]);
	clock.turnTo(null);
	now += 60_000;
	expect(clock.kept).toEqual([3000, 7000, 0]);
	clock.turnTo(1);
	clock.turnTo(1); // still theirs: nothing begins anew
	now += 1000;
	expect(clock.kept).toEqual([3000, 8000, 0]);
});

it('reads as people say it', () => {
	expect([9_999, 309_000, 3_909_000].map(clockText)).toEqual(['0:09', '5:09', '1:05:09']);
});
