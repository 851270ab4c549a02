import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one sentence is shown at a time, five seconds each', () => {
	const toasts = new Toasts();
	toasts.show('first');
	toasts.show('second');
	expect(toasts.current?.sentence).toBe('first');
	vi.advanceTimersByTime(5000);
	expect(toasts.current?.sentence).toBe('second');
	vi.advanceTimersByTime(5000);
	expect(toasts.current).toBeNull();
});

test('a sentence that is pointed at stays', () => {
	const toasts = new Toasts();
	toasts.show('first');
	toasts.hold();
	vi.advanceTimersByTime(60_000);
	expect(toasts.current?.sentence).toBe('first');
	toasts.resume();
	vi.advanceTimersByTime(5000);
	expect(toasts.current).toBeNull();
});

test('the same sentence is not said twice in a row, and old news is dropped', () => {
	const toasts = new Toasts();
	toasts.show('same');
	toasts.show('same');
	for (let i = 0; i < 9; i++) toasts.show(`news ${i}`);
	toasts.next();
	expect(toasts.current?.sentence).toBe('news 5');
});
