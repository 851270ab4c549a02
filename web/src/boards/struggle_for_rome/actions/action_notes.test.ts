import { beforeAll, expect, test } from 'vitest';
import type { ActionRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { noteOf } from './action_notes';
import type { Position } from '../state/position';

beforeAll(async () => {
	await words.use('en');
	await words.add('struggle_for_rome');
	await words.add('struggle_for_rome_board');
});

test('a journey that is not possible has no line on how far it reaches', () => {
	const position = { players: { red: { gold: 0, hand: {} } }, turn: { player: 'red' } } as unknown as Position;
	expect(noteOf('travel', [], position, 0)).toBe('');
});

test('of many cities two are named, and how many more there are', () => {
	const position = { players: { red: { gold: 0, hand: {} } }, turn: { player: 'red' } } as unknown as Position;
	const to = (city: string): ActionRecord => ({ text: `plunder ${city}`, kind: 'plunder', args: { city } });
	const legal = ['roma', 'ravenna', 'capua'].map(to);
	expect(noteOf('plunder', legal.slice(0, 2), position, 0)).toBe('Roma, Ravenna');
	expect(noteOf('plunder', legal, position, 0)).toBe('Roma, Ravenna and 1 more');
});

test('what is missing stays on the row when the rule is known; else the rule stands there', () => {
	const of = (hand: object): Position =>
		({ players: { red: { gold: 0, hand } }, turn: { player: 'red' } }) as unknown as Position;
	expect(noteOf('build_fighters', [], of({ ore: 1 }), 0, 'the rule')).toBe('missing: 1 horse');
	expect(noteOf('build_fighters', [], of({ ore: 1, horse: 1 }), 0, 'the rule')).toBe('the rule');
});

test('a dark build says why gold does not stand in for what is missing', () => {
	const note = (hand: object, gold: number, joker_used: boolean): string => {
		const turn = { player: 'red', joker_used };
		const position = { players: { red: { gold, hand } }, turn } as unknown as Position;
		return noteOf('build_fighters', [], position, 0, 'the rule');
	};
	expect(note({ ore: 1 }, 5, true)).toBe('missing: 1 horse; you’ve already used gold this turn');
	expect(note({}, 5, false)).toBe('missing: 1 ore, 1 horse (gold covers 1)');
	expect(note({ ore: 1 }, 1, true)).toBe('missing: 1 horse');
	expect(note({ ore: 1 }, 5, false)).toBe('the rule'); // gold would do, so that something else forbids it
});

test('a dark deed does not offer what it would bring', () => {
	const position = { players: { red: { gold: 0, hand: {} } }, turn: { player: 'red' } } as unknown as Position;
	const legal = ['take', 'end_turn'].map((kind): ActionRecord => ({ text: kind, kind, args: {} }));
	expect(noteOf('take', legal, position, 0)).toContain('ends the turn');
	expect(noteOf('take', legal.slice(1), position, 0)).toBe('');
	expect(noteOf('take', legal.slice(1), position, 0, 'the rule')).toBe('the rule');
});
