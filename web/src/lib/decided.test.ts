import { beforeAll, expect, test } from 'vitest';
import { causeSentence, turningPoint, turnSentence, type Point } from './decided';
import type { GameResult } from './ending';
import type { AnalysisRecord } from './messages';
import { words } from './words.svelte';

beforeAll(() => words.add('people'));

const act = (text: string): Point['action'] => ({ text, kind: text, args: {} });
const point = (number: number, chance: number, better: number): Point => ({
	number,
	seat: 1,
	action: act('march'),
	chance,
	better: act('recruit'),
	better_chance: better,
	reasons: []
});
const analysis = (more: Partial<AnalysisRecord>): AnalysisRecord => ({
	cooperative: false,
	chances: [],
	balance: [
		[],
		[
			{ turn: 1, first: 0, luck: 0.1, own: 0.2, others: 0 },
			{ turn: 2, first: 1, luck: -0.3, own: 0.3, others: 0.1 }
		]
	],
	points: [],
	...more
});
const result = (winners: number[]): GameResult => ({ winners, places: [], scores: [], reason: '', rule: '' });

test('the first sentence tells what moved the chances of the winner most', () => {
	expect(causeSentence(analysis({}), result([1]), ['Ada', 'Bob'])).toBe(
		'Bob won by deciding well: own decisions moved the chance to win by +50 %, dice and draws by −20 %.'
	);
});

test('a game that all lost together was decided by what cost most', () => {
	const lost = analysis({ cooperative: true, balance: [[{ turn: 1, first: 0, luck: -0.4, own: -0.1, others: 0 }]] });
	expect(causeSentence(lost, result([]), [])).toContain(
		'Dice and draws decided most: they moved your chance to win by −40 %'
	);
});

test('the second one names the decision that cost most, and what would have been better', () => {
	const found = turningPoint(analysis({ points: [point(7, 0.4, 0.5), point(30, 0.2, 0.6)] }));
	expect(turnSentence(found, ['Ada', 'Bob'], (action) => action.text)).toBe(
		'It turned at move 30: Bob chose “march” (20% to win), where “recruit” had 60%.'
	);
	expect(turnSentence(undefined, [], () => '')).toBe('No single decision cost much.');
});
