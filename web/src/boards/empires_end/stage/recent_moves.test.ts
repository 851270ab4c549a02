import { expect, test } from 'vitest';
import type { StepRecord } from '$lib/net/messages';
import { lastChanges } from './recent_moves';

const step = (...events: Record<string, unknown>[]): StepRecord =>
	({ number: 0, seat: 0, events }) as unknown as StepRecord;

test('the last change of each row is marked, and nothing that changes no row', () => {
	const steps = [
		step({ kind: 'attached', seat: 0, innovation: 'granary', location: 'farm' }),
		step({ kind: 'destroyed', seat: 1, location: 'city' }, { kind: 'scored', seat: 0, points: 3 }),
		step({ kind: 'swapped', seat: 0, location: 'road', other_location: 'town' })
	];
	expect(lastChanges(steps)).toEqual(['0 road', '0 town', '1 city']);
});
