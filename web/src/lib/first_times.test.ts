import { expect, test } from 'vitest';
import { FIRST_TIMES, firstTime, met, noteMet } from './first_times';

const step = (...kinds: string[]) => ({ number: 0, seat: 0, events: kinds.map((kind) => ({ kind, rule: '' })) });

test('what happens for the first time is found once, in the order in which it happened', () => {
	const kept = new Map<string, string>();
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	} as unknown as Storage;
	const steps = [step('marched'), step('revolted', 'sacked')];
	const first = firstTime('fall_of_rome', steps, met(store));
	expect(first).toBe(FIRST_TIMES['fall_of_rome']?.['revolted']);
	noteMet(first!.message, store);
	expect(firstTime('fall_of_rome', steps, met(store))?.message).toBe('first-fr-sacked');
	noteMet('first-fr-sacked', store);
	expect(firstTime('fall_of_rome', steps, met(store))).toBeNull();
	expect(firstTime('another_game', steps, [])).toBeNull();
});
