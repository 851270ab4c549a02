import { describe, expect, it, test } from 'vitest';
import type { StepRecord, GameEvent } from '$lib/net/messages';
import { stretches } from '../state/bands';
import { lastReveal } from '../state/conflicts';
import { bandAt, CONFLICTS } from '../state/facts';
import { outcome, takingSteps } from '../state/outcome';
import { flamesAt, type Position } from '../state/position';
import { placesOf } from '../stage/beats';
import { scoreLines, sumAfter } from '../state/scoring';

const EMPIRE = {
	score: 5,
	resources: { wheat: 1, axe: 2, hammer: 0, coin: 0 },
	hand: ['fire_01'],
	row: { '1': 'farm_3', '2': 'camp_5', '3': 'city_32' },
	destroyed: ['camp_5'],
	innovations: { farm_3: ['fire_02'] },
	exhausted: []
};
const POSITION = {
	seats: 2,
	hourglass: 1,
	temple: 0,
	offers: { first: { card: 'fire_03', tokens: { wheat: 1 }, position: 3, handled: false } },
	empires: [EMPIRE, { ...EMPIRE, resources: 'hidden', hand: 4 }]
} as unknown as Position;
const step = (number: number, ...events: GameEvent[]): StepRecord => ({
	number,
	seat: 0,
	events
});

test('an event says which places it is about', () => {
	expect(placesOf({ kind: 'destroyed', seat: '1', location: 'city_32' })).toEqual(['1 city_32']);
	expect(flamesAt(POSITION, 3).map((flame) => flame.type)).toEqual(['fire']);
});

const total = (score: number, points: number, destroyed: string[] = []) => ({
	...{ score, destroyed, at_end: { points, least: false } },
	row: { '1': 'farm_3', '2': 'camp_5', '3': 'city_32' }
});

test('at an end that was not counted line by line, the sheets still come to the points', () => {
	const lines = scoreLines([], [total(12, 53, ['camp_5']), total(20, 60)]);
	expect(lines.map(({ what, points }) => `${what} ${points}`)).toEqual([
		...['track 12', 'locations 35', 'rest 6'],
		...['track 20', 'locations 40', 'rest 0']
	]);
	expect([0, 1].map((seat) => sumAfter(lines, seat, Infinity))).toEqual([53, 60]);
});

describe('a conflict', () => {
	const steps = [
		step(1, { kind: 'conflict_revealed', conflict_card: 'conflict_01' }),
		step(
			2,
			{ kind: 'committed', seat: '1', axes: '?', coins: '?' },
			{ kind: 'bid_shown', seat: '0', axes: '2', coins: '1', strength: '7' },
			{ kind: 'bid_shown', seat: '1', axes: '0', coins: '0', strength: '3' },
			{ kind: 'scored', seat: '0', points: '7' },
			{ kind: 'gained', seat: '0', resource: 'wheat', number: '2' },
			{ kind: 'victory', seat: '0' },
			{ kind: 'scored', seat: '0', points: '3' },
			{ kind: 'upheaved', seat: '1', location: 'city_32', other_location: 'farm_3' },
			{ kind: 'hourglass_moved', space: '8', phase: 'disaster' },
			{ kind: 'scored', seat: '1', points: '99' }
		)
	];

	it('is put together from what was told, up to the next phase', () => {
		expect(lastReveal(steps)).toMatchObject({
			card: 'conflict_01',
			fighters: [
				{ seat: 0, strength: 7, points: 10, gained: { wheat: 2 }, wins: true, upheaval: null },
				{ seat: 1, strength: 3, points: 0, wins: false, upheaval: ['city_32', 'farm_3'] }
			]
		});
	});

	it('has bands with gaps between them', () => {
		const card = CONFLICTS['conflict_01']!;
		expect(stretches(card).map(({ from, to, kind }) => [from, to, kind])).toEqual([
			[0, 2, 'loss'],
			[3, 4, 'none'],
			[5, 6, 'gain'],
			[7, null, 'gain']
		]);
		expect([bandAt(card, 4), bandAt(card, 12)?.points]).toEqual([null, 7]);
	});
});

describe('the end', () => {
	it('is counted line by line', () => {
		const steps = [
			step(
				9,
				{ kind: 'locations_counted', seat: '0', points: '30' },
				{ kind: 'innovation_counted', seat: '0', innovation: 'riot_05', points: '6' }
			),
			step(10, { kind: 'locations_counted', seat: '1', points: '41' })
		];
		const lines = scoreLines(steps, [total(5, 41), total(7, 48)]);
		expect(lines.map(({ seat, what }) => `${seat} ${what}`)).toEqual([
			'0 track',
			'1 track',
			'0 locations',
			'1 locations',
			'0 riot_05'
		]);
		expect([sumAfter(lines, 0, 2), sumAfter(lines, 0, Infinity), sumAfter(lines, 1, Infinity)]).toEqual([5, 41, 48]);
	});
});

it('foreseen events come to tokens and points', () => {
	const events = [
		{ kind: 'gained', resource: 'axe', number: '1' },
		{ kind: 'gained', resource: 'axe', number: '2' },
		{ kind: 'spent', resource: 'wheat', number: '1' },
		{ kind: 'scored', points: '4' },
		{ kind: 'refreshed', innovation: 'fire_01' }
	];
	expect(outcome({ events })).toEqual({
		gained: { axe: 3 },
		spent: { wheat: 1 },
		points: 4,
		refreshed: ['fire_01']
	});
});

it('says once that a card without tokens brings nothing', () => {
	const events = [{ kind: 'took', rule: 'EE-DIS-12' }];
	expect(takingSteps({ events, legal: [], changed: {} }, POSITION.empires[0]!, 0)).toEqual([
		{ text: expect.any(String), rule: 'EE-DIS-14' }
	]);
	const gained = [...events, { kind: 'gained', resource: 'wheat', number: 2, rule: 'EE-INFO-04' }];
	expect(takingSteps({ events: gained, legal: [], changed: {} }, POSITION.empires[0]!, 0)[0]).toHaveProperty('tokens');
});
