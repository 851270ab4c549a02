import { expect, test } from 'vitest';
import type { StepRecord } from '$lib/net/messages';
import { gainsOf } from './gains';

const step = (...events: object[]): StepRecord => ({ number: 1, seat: 0, events }) as unknown as StepRecord;

test('what everybody got is counted by kind, a trade once for both sides', () => {
	const steps = [
		step(
			{ kind: 'produced', player: 'red', number: 2, resource: 'ore' },
			{ kind: 'drew', player: 'blue', resource: '?' }
		),
		step({ kind: 'gained_gold', player: 'red', gold: 3 }, { kind: 'plundered', tribe: 'blue_warrior', city: 'roma' }),
		step(
			{ kind: 'traded', player: 'red', partner: 'blue', number: 1, good: 'ore' },
			{ kind: 'traded', player: 'blue', partner: 'red', number: 1, good: 'grain' }
		)
	];
	expect(gainsOf(['red', 'blue'], steps)).toEqual([
		{ player: 'red', ore: 2, grain: 0, pasture: 0, gold: 3, trades: 1, plunders: 0 },
		{ player: 'blue', ore: 0, grain: 0, pasture: 1, gold: 0, trades: 1, plunders: 1 }
	]);
});
