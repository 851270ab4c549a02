import { beforeAll, expect, test } from 'vitest';
import {
	costliest,
	decisionSentence,
	pointAt,
	turnSentence,
	verdictSentence,
	wholeSentence,
	type Point
} from './decided';
import type { AnalysisRecord } from './messages';
import { words } from './words.svelte';

beforeAll(() => words.add('account'));

const act = (text: string): Point['action'] => ({ text, kind: text, args: {} });
const point = (number: number, seat: number, chance: number, better: number): Point => ({
	number,
	seat,
	action: act('march'),
	chance,
	better: act('recruit'),
	better_chance: better,
	reasons: []
});
const lost: AnalysisRecord = {
	cooperative: true,
	chances: [],
	balance: [
		[
			{ turn: 1, first: 0, start: 0.74, end: 0.7, luck: -0.04, own: 0, others: 0 },
			{ turn: 2, first: 9, start: 0.7, end: 0, luck: -0.65, own: -0.05, others: 0 }
		]
	],
	accounts: [{ start: 0.74, end: 0, luck: -0.69, own: -0.05, others: 0, verdict: 'luck', swings: [1] }],
	least: 0.04,
	points: []
};
const GAME = 'fall_of_rome';

test('the whole game goes from a chance to a result, and the points add up', () => {
	expect(wholeSentence(lost, GAME, { seat: 0, name: '' })).toBe(
		'The whole game: from 74% to 0% to win. In percentage points: dice and cards −69, all players’ decisions −5.'
	);
});

test('a verdict says it in words, and names the turn that changed most', () => {
	expect(verdictSentence(lost, GAME, { seat: 0, name: '' })).toBe(
		'Mostly bad luck took it from you (dice and cards); the decisions of all players, taken together, cost little. ' +
			'Most changed in turn 2: from 70% to 0%.'
	);
});

test('whose decisions cost much beside bad luck reads of both', () => {
	const account = { ...lost.accounts[0]!, luck: -0.53, own: -0.21, verdict: 'both' };
	expect(verdictSentence({ ...lost, accounts: [account] }, GAME, { seat: 0, name: '' })).toContain(
		'You lost both by bad luck and by the decisions of all players.'
	);
});

test('a turn has figures of its own', () => {
	expect(turnSentence(lost, GAME, lost.balance[0]![0]!)).toBe(
		'This turn (1): from 74% to 70%. In percentage points: dice and cards −4, all players’ decisions 0.'
	);
});

test('a game without dice speaks of none, and of its own periods', () => {
	const rivals: AnalysisRecord = { ...lost, cooperative: false };
	const told = [
		wholeSentence(rivals, 'empires_end', { seat: 0, name: 'Ada' }),
		verdictSentence(rivals, 'empires_end', { seat: 0, name: 'Ada' }),
		turnSentence(rivals, 'empires_end', rivals.balance[0]![1]!)
	].join(' ');
	expect(told).not.toContain('dice');
	expect(told).toContain('Ada lost mostly by bad luck: cards.');
	expect(told).toContain('phase 2');
});

test('one reads of the own decision that cost most, and what would have been better', () => {
	const rivals: AnalysisRecord = {
		...lost,
		cooperative: false,
		points: [point(7, 1, 0.4, 0.5), point(30, 1, 0.2, 0.4), point(50, 0, 0.1, 0.9)]
	};
	expect(decisionSentence(rivals, costliest(rivals, 1), ['Ada', 'Bob'], (action) => action.text)).toBe(
		'The decision that cost Bob most was move 30: “march”. “recruit” would have been better by about 20 percentage points.'
	);
	expect(costliest(rivals, 2)).toBeUndefined();
	expect(decisionSentence(rivals, undefined, [], () => '')).toBe(
		'No single decision cost 4 percentage points or more.'
	);
});

test('whoever reads about a seat of their own is told so', () => {
	const rivals: AnalysisRecord = { ...lost, cooperative: false, points: [point(30, 0, 0.2, 0.4)] };
	expect(verdictSentence(rivals, GAME, { seat: 0, name: 'Ada', yours: true })).toContain('You lost mostly by bad luck');
	expect(wholeSentence(rivals, GAME, { seat: 0, name: 'Ada', yours: true })).toContain('You: from 74% to 0% to win.');
	expect(decisionSentence(rivals, costliest(rivals, 0), ['Ada'], ({ text }) => text, [0])).toContain('cost you most');
});

test('of two decisions in a row the one that is asked for is shown, before it and after it', () => {
	const [first, second] = [point(42, 1, 0.4, 0.54), point(43, 0, 0.38, 0.55)];
	const points = [first, second];
	expect(pointAt(points, 43)).toBe(second);
	expect(pointAt(points, 42)).toBe(first);
	expect(pointAt(points, 44)).toBe(second);
	expect(pointAt(points, 43, 42)).toBe(first);
	expect(pointAt(points, 80, 42)).toBeUndefined();
});
