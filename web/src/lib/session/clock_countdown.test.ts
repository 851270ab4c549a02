import { expect, test } from 'vitest';
import type { ClockRecord } from '$lib/net/messages';
import { timeLeft } from './clock_countdown';

const clock = (change: Partial<ClockRecord> = {}): ClockRecord => ({
	left: [300, 41.2],
	free: [10, 10],
	running: [true, false],
	paused: false,
	...change
});

test('free seconds pass before the store is touched, and only where a clock runs', () => {
	const heard = { clock: clock(), at: 1000 };
	expect(timeLeft(heard, 0, 1000)!.text).toBe('5:00');
	expect(timeLeft(heard, 0, 11_000)!.text).toBe('5:00');
	expect(timeLeft(heard, 0, 71_000)!.text).toBe('4:00');
	expect(timeLeft(heard, 1, 71_000)).toEqual({
		text: '0:42',
		low: false,
		last: false,
		short: true,
		running: false
	});
	expect(timeLeft(heard, 2, 1000)).toBeNull();
});

test('the last half minute is low, nothing falls below zero, and a pause stands still', () => {
	const heard = { clock: clock({ left: [25, 0] }), at: 0 };
	expect(timeLeft(heard, 0, 0)!.low).toBe(false); // 25 and 10 free
	expect(timeLeft(heard, 0, 20_000)).toEqual({
		text: '0:15',
		low: true,
		last: false,
		short: true,
		running: true
	});
	expect(timeLeft(heard, 0, 24_000)!.last).toBe(false); // 11 seconds
	expect(timeLeft(heard, 0, 25_000)!.last).toBe(true);
	expect(timeLeft(heard, 0, 900_000)!.text).toBe('0:00');
	expect(timeLeft({ clock: clock({ paused: true }), at: 0 }, 0, 900_000)!.text).toBe('5:00');
});
