import { beforeAll, expect, test } from 'vitest';
import type { StepRecord, ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { dramaOf } from './drama';

const empire = (score: number, destroyed: string[]) => ({ score, destroyed, row: { 1: 'a', 2: 'b', 3: 'c' } });
const view = { seat: 1, position: { empires: [empire(20, ['a']), empire(12, [])] } } as unknown as ViewRecord;
const steps = [
	{
		events: [
			{ kind: 'locations_counted', seat: 0, points: 30 },
			{ kind: 'locations_counted', seat: 1, points: 40 }
		]
	}
] as unknown as StepRecord[];
const of = (scores: number[], places: number[], reason: string, mine: number[]) =>
	dramaOf({
		view,
		steps,
		result: { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, scores, reason, rule: '' },
		names: ['Varro', 'Livia'],
		mine
	});

beforeAll(async () => {
	await words.use('en');
	await words.add('empires_end');
	await words.add('empires_end_board');
});

test('the winner, by how much, and where the points came from', () => {
	const { title, sentence, facts } = of([50, 52], [2, 1], 'most_points', [1]);
	expect(facts).toEqual([
		'You: score track 12, intact locations 40, innovations 0',
		'Varro: score track 20, intact locations 30, innovations 0'
	]);
	expect(title).toBe('You won by 2');
	expect(sentence).toBe('You have 52 points, Varro 50. The biggest difference: intact locations, 40 to 30.');
	expect(of([50, 52], [2, 1], 'most_points', [0]).title).toBe('Livia won by 2');
	expect(of([50, 52], [2, 1], 'most_points', [0]).sentence).toContain('Livia has 52 points, you have 50.');
	expect(of([50, 52], [2, 1], 'most_points', []).sentence).toContain('Livia has 52 points, Varro 50.');
});

test('a tie is broken by what stands, and both numbers are told', () => {
	const { title, sentence } = of([52, 52], [2, 1], 'more_intact', []);
	expect(title).toBe('Livia won the tie-break');
	expect(sentence).toBe('Both have 52 points. Intact locations: Livia 3, Varro 2.');
});

test('whoever comes third reads their own points, and where they fell behind', () => {
	const { title, sentence } = dramaOf({
		view: { seat: 2, position: { empires: [empire(60, []), empire(50, []), empire(1, [])] } } as unknown as ViewRecord,
		steps: [
			{
				events: [
					{ kind: 'locations_counted', seat: 0, points: 40 },
					{ kind: 'locations_counted', seat: 1, points: 10 },
					{ kind: 'locations_counted', seat: 2, points: 36 }
				]
			}
		] as unknown as StepRecord[],
		result: { winners: [0], places: [1, 2, 3], scores: [100, 60, 37], reason: 'most_points', rule: '' },
		names: ['Varro', 'Seneca', 'Livia'],
		mine: [2]
	});
	expect(title).toBe('Varro won by 40');
	expect(sentence).toMatch(
		/^Varro has 100 points, Seneca 60, and you have 37\. The biggest difference: the score track, /
	);
});
