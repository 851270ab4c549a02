import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, t, words } from '$lib/text/i18n.svelte';
import { called } from './ability_text';
import { askedOf, auctionAbout, otherTaken } from './prompts';
import { CARDS, CONFLICTS, ROMAN, TILES } from '../state/facts';
import '../frame';
import type { Position } from '../state/position';

const NAMES = ['Livia', 'Bot Varro', 'Bot Seneca'];
const fire = Object.keys(CARDS).find((card) => CARDS[card]!.type === 'fire')!;
const flood = Object.keys(CARDS).find((card) => CARDS[card]!.type === 'flood')!;
const conflict = Object.keys(CONFLICTS)[0]!;
const [tile] = Object.keys(TILES) as [string];
const upheaval = ROMAN[CONFLICTS[conflict]!.upheaval.position]!;

/** Livia decides this; Varro is about to act where a disaster may be replaced; a fire strikes IV, and a flood II. */
function seen(decides: string, two: boolean): Position {
	const empire = {
		score: 0,
		hand: [fire, flood],
		row: { 3: tile },
		destroyed: [],
		innovations: { [tile]: [fire] },
		struck: [],
		bid: { axes: 3, coins: 0 },
		decides
	};
	const first = { card: fire, position: 4, tokens: {}, handled: false };
	const second = { card: flood, position: 2, tokens: {}, handled: false };
	return {
		seats: 3,
		phase: two ? 'double_disaster' : 'disaster',
		temple: 0,
		empires: [empire, { ...empire, decides: null }, { ...empire, decides: null }],
		offers: two ? { first, second } : { first },
		conflict,
		agenda: ['turn 1', 'window 1']
	} as unknown as Position;
}

/** Every step at which a seat decides, with what its question must name; `taken` is the card that led to it. */
const STEPS: { step: string; two?: boolean; taken?: string; named: (() => string)[] }[] = [
	{ step: 'on_turn', named: [() => called(fire), () => 'IV'] },
	{ step: 'on_turn', two: true, named: [() => called(fire), () => 'IV', () => called(flood), () => 'II'] },
	{ step: 'in_window', named: [() => 'Bot Varro', () => called(fire), () => 'IV'] },
	{ step: 'choose_ruin 5', taken: flood, named: [() => called(flood), () => 'V'] },
	{ step: 'choose_ruin 5', named: [() => 'V'] },
	{ step: `choose_home ${flood}`, named: [() => called(flood)] },
	{ step: 'in_relief', taken: flood, named: [() => called(flood), () => '2'] },
	{ step: 'in_economy', named: [() => words.name('phase', 'economy')] },
	{ step: `in_reactivation ${fire}`, named: [() => called(fire), () => 'III'] },
	{ step: 'in_industry', named: [() => words.name('phase', 'industry')] },
	{ step: 'with_cards', named: [() => words.name('phase', 'industry')] },
	{ step: 'with_leftovers', named: [() => words.name('phase', 'industry'), () => '2'] },
	{ step: `in_swap ${tile}`, named: [() => called(tile)] },
	{ step: `in_move ${fire}`, named: [() => called(fire), () => 'III'] },
	{ step: 'choose_part', named: [() => words.name('phase', 'economy'), () => words.name('phase', 'industry')] },
	{ step: 'choose_axes', named: [() => words.name('phase', 'conflict'), () => upheaval] },
	{ step: 'choose_coins', named: [() => words.name('phase', 'conflict'), () => '3'] },
	{ step: 'choose_refresh', named: [() => words.name('phase', 'conflict')] },
	{ step: 'choose_hand', named: [() => called(fire), () => called(flood)] },
	{ step: 'choose_strike', named: [] }
];

describe.each(Object.keys(LANGUAGES))('what is asked, in %s', (language) => {
	beforeAll(async () => {
		await words.use(language);
		await words.add('empires_end');
		await words.add('empires_end_board');
	});
	afterAll(() => words.use('en'));

	test.each(STEPS)('$step', ({ step, two = false, taken = null, named }) => {
		const question = askedOf(seen(step, two), 0, NAMES, taken);
		expect(question).not.toMatch(/\{|\}|ask-|due-/);
		expect(question).toMatch(/[?.)]$/);
		for (const what of named) expect(question.toLowerCase()).toContain(what().toLowerCase());
		expect(askedOf(seen(step, two), 1, NAMES), 'nobody else is asked').toBe('');
	});

	test('who took the other card is told so as "you"', () => {
		const position = { ...seen('on_turn', false), takers: [0] };
		expect(otherTaken(position, 1, NAMES)).toContain('Livia');
		expect(otherTaken(position, 0, NAMES)).not.toMatch(/Livia|ee-/);
		expect(otherTaken({ ...position, takers: [] }, 0, NAMES)).toBe('');
	});

	test('of two cards, that both are answered', () => {
		expect(t('ee-ask-both-short')).toMatch(/both|obie|deux|beide/i);
	});

	test('the temple goes with a single card, and of two with the last', () => {
		const [one, two] = [false, true].map((both) => auctionAbout(seen('on_turn', both)));
		expect(two).not.toBe(one);
		expect(two).toMatch(/\b(last|ostatni|derni|laatste)/);
	});

	test('who is to act next is not told their own name', () => {
		const question = askedOf({ ...seen('in_window', false), agenda: ['turn 0', 'window 0'] }, 0, NAMES);
		expect(question).toContain(called(fire));
		expect(question).not.toContain('Livia');
	});
});

test('no step at which a seat decides is forgotten', () => {
	const agenda = readFileSync('../src/occasus/games/empires_end/steps.py', 'utf8').split('# What a seat decides')[1]!;
	const steps = [...agenda.matchAll(/STEPS\.\w+\(\s*"(\w+)"/g)].map((match) => match[1]!);
	expect(steps.length).toBeGreaterThan(15);
	expect(steps.filter((step) => !STEPS.some((known) => known.step.split(' ')[0] === step))).toEqual([]);
});
