import { expect, test } from 'vitest';
import { blocksOf, linesOfStep } from './chronicle_blocks';
import type { StepRecord } from '$lib/net/messages';

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
		...block.lines.map((line) => [line.event.kind, line.details.length, line.loss])
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

test('so has what is read at once', () => {
	const blocks = blocksOf([step(1, 'marched', 'fell', 'drew')], { ...STYLE, alone: ['fell'] });
	expect(blocks[0]!.lines.map((line) => [line.event.kind, line.loss])).toEqual([
		['marched', false],
		['fell', false],
		['drew', false]
	]);
});

test('nothing is lost, however long the game', () => {
	const long = Array.from({ length: 500 }, (_, i) => step(i, 'marched', 'drew'));
	expect(blocksOf(long, STYLE)[0]!.lines).toHaveLength(500);
});

const WORK = {
	...STYLE,
	routine: { used: { as: 'worked', by: ['seat'] }, drew: { as: 'drawn', by: ['seat'] } },
	follows: ['done']
};
const by = (number: number, seat: string, ...kinds: string[]): StepRecord => ({
	number,
	seat: Number(seat),
	events: kinds.map((kind) => ({ kind, seat, rule: 'X-1' }))
});

test('routine of one seat is one line in a block, however others come between', () => {
	const [block] = blocksOf([by(1, '0', 'used', 'gained'), by(2, '1', 'used'), by(3, '0', 'used')], WORK);
	expect(block!.lines.map((line) => line.event)).toEqual([
		{ kind: 'worked', seat: '0', rule: 'X-1', number: 2 },
		{ kind: 'used', seat: '1', rule: 'X-1' }
	]);
	expect(block!.lines[0]!.details.map((event) => event.kind)).toEqual(['used', 'gained', 'used']);
});

test('a line of routine may name all that it gathers', () => {
	const cards = ['roma', 'tyras'].map((card, i) => ({
		number: i,
		seat: 0,
		events: [{ kind: 'drew', seat: '0', card }]
	}));
	const [block] = blocksOf(cards, { ...STYLE, routine: { drew: { as: 'drew', by: ['seat'], list: 'card' } } });
	expect(block!.lines.map((line) => line.event.card)).toEqual(['roma tyras']);
	expect(block!.lines[0]!.details).toHaveLength(2);
});

test('a new block gathers anew', () => {
	const blocks = blocksOf([by(1, '0', 'used'), step(2, 'turn_began'), by(3, '0', 'used')], WORK);
	expect(blocks.map((block) => block.lines.map((line) => line.event.kind))).toEqual([['used'], ['used']]);
});

test('what only follows joins the deed of its seat, and stands alone where there is none', () => {
	const [block] = blocksOf([by(1, '0', 'marched'), by(2, '1', 'done'), by(3, '0', 'done')], WORK);
	expect(block!.lines.map((line) => [line.event.kind, line.event.seat, line.details.length])).toEqual([
		['marched', '0', 1],
		['done', '1', 0]
	]);
});

test('one step says what the chronicle says of it, with the turn that it begins', () => {
	const lines = (...kinds: string[]): unknown[] => linesOfStep(step(4, ...kinds), STYLE).map((event) => event.kind);
	expect(lines('discarded', 'marched', 'sacked')).toEqual(['marched', 'sacked']);
	expect(lines('drew', 'turn_began')).toEqual(['drew', 'turn_began']);
	expect(lines()).toEqual([]);
	expect(linesOfStep(step(4, 'marched', 'drew'))).toHaveLength(1);
});
