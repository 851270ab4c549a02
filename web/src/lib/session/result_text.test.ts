import { beforeAll, expect, test } from 'vitest';
import { endingReason, readResult, skyOf } from './result_text';
import type { StepRecord, TableRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
});

test('the tribe that was to come is named where it had nobody left', () => {
	const result = readResult({ winners: [], reason: 'no_cubes', rule: 'FR-END-03' })!;
	const steps = [{ events: [{ kind: 'lost_no_cubes', tribe: 'vandals' }] }] as unknown as StepRecord[];
	expect(endingReason(result, [], steps)).toBe('A barbarian had to be placed, but no Vandals were left.');
	expect(endingReason(result)).toBe('A barbarian had to be placed, but none of its tribe was left.');
});

test('a defeat ends at night, a victory in the morning, for whoever only looks on in the evening', () => {
	const sky = (winners: number[], cooperative: boolean, mine: number[]): string =>
		skyOf(readResult({ winners })!, { cooperative } as TableRecord, mine);
	expect([sky([], true, [0]), sky([], true, [])]).toEqual(['dusk', 'dusk']);
	expect([sky([0, 1], true, [0]), sky([0, 1], true, [])]).toEqual(['dawn', 'dawn']);
	expect([sky([1], false, [0]), sky([1], false, [1]), sky([1], false, [])]).toEqual(['dusk', 'dawn', 'evening']);
});
