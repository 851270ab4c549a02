import { expect, test } from 'vitest';
import type { Style } from './chronicle_blocks';
import type { GameEvent, StepRecord } from '$lib/net/messages';
import { sinceOf } from './since_last_move';

const STYLE: Style = {
	telling: { beats: { marched: [600, 'legion'], drew: [100, 'card'], sacked: [900, 'sack'], turned: [800, 'card'] } },
	heads: ['turn_began'],
	losses: ['sacked'],
	routine: { drew: { as: 'drew', by: [] } },
	answers: ['declined']
};
const ME = 0;
const BOT = 1;
const CHANCE = -1;
let number = 0;
const step = (seat: number, ...kinds: string[]): StepRecord => ({
	number: number++,
	seat,
	events: kinds.map((kind) => ({ kind }))
});
const told = (...steps: StepRecord[]): [boolean, ...unknown[]] => {
	const since = sinceOf(steps, ME, STYLE);
	return [since.others, ...since.lines.map(({ event }) => event.kind)];
};

test('what the others did since my deed is told in the lines of the chronicle', () => {
	const bots = [step(BOT, 'turn_began', 'marched'), step(CHANCE, 'sacked'), step(BOT, 'finished')];
	expect(told(step(BOT, 'marched'), step(ME, 'marched'), ...bots)).toEqual([true, 'marched', 'sacked']);
});

test('what chance made of my own deed is told too', () => {
	expect(told(step(ME, 'plundered'), step(CHANCE, 'turned'))).toEqual([false, 'turned']);
	expect(told(step(ME, 'plundered'))).toEqual([false]);
});

test('an answer is no deed, and before the first deed there is nothing to tell', () => {
	expect(told(step(ME, 'marched'), step(BOT, 'marched'), step(ME, 'declined'))).toEqual([true, 'marched']);
	expect(told(step(BOT, 'marched'), step(ME, 'declined'))).toEqual([false]);
	expect(sinceOf([step(BOT, 'marched')], -2, STYLE).lines).toEqual([]);
});

test('whoever only ends a turn, which nothing tells of, has acted; whoever passes after a deed has not', () => {
	expect(told(step(ME), step(BOT, 'marched'))).toEqual([true, 'marched']);
	expect(told(step(ME, 'marched'), step(BOT, 'marched'), step(ME))).toEqual([true, 'marched']);
});

test('what others did and what was lost is told before what only happens', () => {
	const quiet = Array.from({ length: 9 }, () => step(CHANCE, 'turned'));
	const bots = ['marched', 'marched', 'drew'].map((kind) => step(BOT, kind));
	expect(told(step(ME, 'marched'), ...bots, ...quiet, step(CHANCE, 'sacked'))).toEqual([
		true,
		...['marched', 'marched', 'drew'],
		...Array.from({ length: 4 }, () => 'turned'),
		'sacked'
	]);
});

test('of very many deeds the weightiest are kept, in their order', () => {
	const many = Array.from({ length: 20 }, () => step(BOT, 'marched'));
	expect(told(step(ME, 'marched'), step(BOT, 'turned'), ...many, step(CHANCE, 'sacked'))).toEqual([
		true,
		...['turned', ...Array.from({ length: 12 }, () => 'marched'), 'sacked']
	]);
});

test('what came of a card is told in its place', () => {
	const steps = [step(ME, 'marched'), step(CHANCE, 'turned', 'marched', 'finished'), step(CHANCE, 'turned')];
	const { lines } = sinceOf(steps, ME, { ...STYLE, leading: ['turned'] });
	expect(lines.map(({ event }) => event.kind)).toEqual(['marched', 'turned']);
});

test('others who only pass in my turn have not acted; whose turns went by have, though they did nothing', () => {
	expect(told(step(ME, 'marched'), step(CHANCE, 'turned'), step(BOT))).toEqual([false, 'turned']);
	const turns = [step(CHANCE, 'turned', 'turn_began'), step(BOT), step(CHANCE, 'turned', 'turn_began')];
	expect(told(step(ME, 'marched'), ...turns)).toEqual([true, 'turned', 'turned']);
});

test('a line knows its places, and its number where the board shows numbers', () => {
	const telling = { ...STYLE.telling, placesOf: (event: GameEvent) => [`at ${event.kind}`] };
	const steps = [step(ME, 'marched'), step(BOT, 'marched'), step(BOT, 'drew'), step(CHANCE, 'sacked')];
	const lines = (style: Style): unknown[] =>
		sinceOf(steps, ME, style).lines.map(({ number, places }) => [number, ...places]);
	expect(lines({ ...STYLE, telling, numbered: true })).toEqual([
		[1, 'at marched'],
		[2, 'at drew'],
		[3, 'at sacked']
	]);
	expect(lines(STYLE)).toEqual([[null], [null], [null]]);
});

test('routine that was gathered is about the places of all of it', () => {
	const telling = { ...STYLE.telling, placesOf: (event: GameEvent) => [String(event.place)] };
	const drew = (place: string): StepRecord => ({ ...step(BOT), events: [{ kind: 'drew', place }] });
	const { lines } = sinceOf([step(ME, 'marched'), drew('a'), drew('b'), drew('a')], ME, { ...STYLE, telling });
	expect(lines.map(({ places }) => places)).toEqual([['a', 'b']]);
});

test('an offer that is settled is not told once more', () => {
	expect(
		sinceOf([step(ME, 'marched'), step(BOT, 'turned'), step(BOT, 'marched')], ME, { ...STYLE, passing: ['turned'] })
			.lines
	).toHaveLength(1);
});

test('how many lines stand only in the chronicle is known', () => {
	const many = Array.from({ length: 11 }, () => step(CHANCE, 'turned'));
	const { lines, more } = sinceOf([step(ME, 'marched'), step(BOT, 'marched'), ...many], ME, STYLE);
	expect([lines.length, more]).toEqual([8, 4]);
	expect(sinceOf([step(ME, 'marched'), step(BOT, 'marched')], ME, STYLE).more).toBe(0);
});

test('blows of the same kind that came together are told one by one', () => {
	const blows = step(CHANCE, 'sacked', 'turned', 'marched', 'turned');
	const { lines } = sinceOf([step(ME, 'marched'), blows], ME, { ...STYLE, each: ['turned'] });
	expect(lines.map(({ event }) => event.kind)).toEqual(['sacked', 'turned', 'turned']);
});

test('where a game groups what happened, losses come first with their numbers, and each partner is one line', () => {
	const groups = { lost: ['sacked'], came: ['turned'] };
	const style: Style = { ...STYLE, groups };
	const steps = [step(ME, 'marched'), step(CHANCE, 'turned'), step(BOT, 'marched'), step(BOT, 'turned', 'marched')];
	const since = sinceOf([...steps, step(CHANCE, 'sacked'), step(BOT, 'drew')], ME, style);
	expect(since.lines.map(({ event, number }) => [number, event.kind])).toEqual([
		[1, 'sacked'],
		[2, 'turned'],
		[3, 'turned']
	]);
	expect(since.counts).toEqual({ lost: 1, came: 2 });
	expect(since.partners.map(({ seat, main, lines }) => [seat, main.kind, lines.length])).toEqual([[BOT, 'marched', 2]]);
});
