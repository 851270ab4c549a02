import { expect, test } from 'vitest';
import { blocksOf } from './deeds';
import type { StepRecord } from './messages';

const STYLE = {
	telling: { beats: { marched: [600, 'legion'], discarded: [300, 'card'], sacked: [900, 'sack'] } },
	heads: ['turn_began'],
	losses: ['sacked']
} satisfies Parameters<typeof blocksOf>[1];
const step = (number: number, ...kinds: string[]): StepRecord => ({
	number,
	seat: 0,
	events: kinds.map((kind) => ({ kind }))
});
const told = (...steps: StepRecord[]): unknown[] =>
	blocksOf(steps, STYLE).map((block) => [
		block.head?.['kind'] ?? null,
		...block.lines.map((line) => [line.event['kind'], line.details.length, line.loss])
	]);

test('a move is one line, told by what matters most in it', () => {
	expect(told(step(1, 'discarded', 'marched', 'drew'))).toEqual([[null, ['marched', 2, false]]]);
});

test('a turn is a block with a heading', () => {
	expect(told(step(1, 'marched'), step(2, 'turn_began'), step(3, 'marched'))).toEqual([
		[null, ['marched', 0, false]],
		['turn_began', ['marched', 0, false]]
	]);
});

test('a loss has a line of its own, also in the middle of a move', () => {
	expect(told(step(1, 'marched', 'sacked', 'drew'))).toEqual([
		[null, ['marched', 0, false], ['sacked', 0, true], ['drew', 0, false]]
	]);
});

test('nothing is lost, however long the game', () => {
	const long = Array.from({ length: 500 }, (_, i) => step(i, 'marched', 'drew'));
	expect(blocksOf(long, STYLE)[0]!.lines).toHaveLength(500);
});
