import { expect, test } from 'vitest';
import { battleOdds } from './battle_odds';

test('what falls at least, and how many legions on average', () => {
	const ways = [
		{ weight: 1, by: { 'legions.roma': -1 } },
		{ weight: 2, by: { 'barbarians.roma.huns': -1, 'barbarians.capua.huns': -1 } },
		{ weight: 1, by: { 'barbarians.roma.huns': -1, 'barbarians.roma.vandals': -1, 'legions.roma': -1 } }
	];
	expect(battleOdds(ways, 'roma')).toEqual({
		least: [
			{ number: 1, share: 0.75 },
			{ number: 2, share: 0.25 }
		],
		legions: -0.5
	});
	expect(battleOdds([], 'roma')).toEqual({ least: [], legions: 0 });
	const many = [{ weight: 1, by: { 'barbarians.roma.huns': -6 } }];
	expect(battleOdds(many, 'roma').least.map(({ number }) => number)).toEqual([1, 2, 3, 6]);
});
