import { beforeAll, expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { dramaOf } from './drama';

const player = (gold: number, cities: string[]) => ({
	gold,
	legacy: false,
	shown_points: 0,
	horseman: { cities, tokens: {} },
	warrior: { cities: [], tokens: {} }
});
const position = { round: 9, diplomacy: 'red', players: { red: player(3, ['roma', 'verona']), blue: player(1, []) } };
const view = { seat: 0, position } as unknown as ViewRecord;
const of = (scores: number[], mine = [0]) =>
	dramaOf({
		view,
		steps: [],
		result: { winners: [0], places: [1, 2], scores, reason: 'ten_points', rule: '' },
		names: ['Livia', 'Drusilla'],
		mine
	});

beforeAll(async () => {
	await words.use('en');
	await words.add('struggle_for_rome');
	await words.add('struggle_for_rome_board');
});

test('points, round, how far ahead, and what the points were for', () => {
	const { title, sentence, ringed } = of([10, 8]);
	expect(title).toBe('Your realm prevails');
	expect(sentence).toMatch(/^10 points in round 9, 2 ahead of Drusilla: 2 cities \+2, .*\.$/);
	expect(of([10, 8], [1]).sentence).toContain('2 ahead of you: ');
	expect(ringed).toEqual(['roma', 'verona']);
});

test('gold decides among equal points', () => {
	expect(of([10, 10]).sentence).toBe('Round 9: you and Drusilla both have 10 points, and gold decides: 3 to 1.');
	expect(of([10, 10], []).sentence).toContain('Livia and Drusilla both have');
});
