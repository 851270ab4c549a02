import { expect, test } from 'vitest';
import { Refused } from '$lib/net/api';
import type { AnalysisRecord } from '$lib/net/messages';
import { GrowingAnalysis } from './growing_analysis.svelte';

const part = (done: number): AnalysisRecord => ({ done, total: 5 }) as AnalysisRecord;

test('it asks again for what comes after the turns it knows, until all are judged', async () => {
	const asked: number[] = [];
	const growing = new GrowingAnalysis('abc', (_, after = -1) => {
		asked.push(after);
		return Promise.resolve(part(Math.min(5, after + 3)));
	});
	await growing.again();
	expect(asked).toEqual([-1, 2]);
	expect(growing.value?.done).toBe(5);
	await growing.again();
	expect(asked).toHaveLength(2); // nobody waits twice
});

test('whoever goes stops asking, and a failure can be tried again', async () => {
	let refuse = true;
	const growing = new GrowingAnalysis('abc', (_, after = -1) =>
		refuse ? Promise.reject(new Refused('too_long', '')) : Promise.resolve(part(after + 1))
	);
	await growing.again();
	expect(growing.problem).not.toBe('');
	refuse = false;
	growing.stop();
	await growing.again();
	expect([growing.problem, growing.value?.done]).toEqual(['', 0]);
});
