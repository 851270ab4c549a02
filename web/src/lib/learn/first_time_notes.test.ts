import { expect, test } from 'vitest';
import { FIRST_TIMES, firstTime, met, noteMet } from './first_time_notes';

const step = (...kinds: string[]) => ({ number: 0, seat: 1, events: kinds.map((kind) => ({ kind, rule: '' })) });

test('what happens for the first time is found once, in the order in which it happened', () => {
	const kept = new Map<string, string>();
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	} as unknown as Storage;
	const steps = [step('marched'), step('revolted', 'sacked')];
	const first = firstTime('fall_of_rome', steps, met(store), [0]);
	expect(first).toBe(FIRST_TIMES['fall_of_rome']?.['revolted']);
	noteMet(first!.message, store);
	expect(firstTime('fall_of_rome', steps, met(store), [0])?.message).toBe('first-fr-sacked');
	noteMet('first-fr-sacked', store);
	expect(firstTime('fall_of_rome', steps, met(store), [0])).toBeNull();
	expect(firstTime('another_game', steps, [], [0])).toBeNull();
});

test('whoever acts has read what happened before', () => {
	const steps = [step('revolted'), { ...step('sacked'), seat: 0 }, step('marched')];
	expect(firstTime('fall_of_rome', steps, [], [0])?.message).toBe('first-fr-sacked'); // by the own move
	expect(firstTime('fall_of_rome', [...steps, { ...step('marched'), seat: 0 }], [], [0])).toBeNull();
});
