import { describe, expect, it } from 'vitest';
import type { ActionRecord, ForeseenLine, ViewRecord } from '$lib/net/messages';
import { Foresight } from './preview.svelte';
import { Picking } from './picking.svelte';

const action = (kind: string, args: Record<string, string>): ActionRecord => ({
	text: [kind, ...Object.values(args)].join(' '),
	kind,
	args
});
const FORESIGHT = new Foresight(() => Promise.resolve([]));
const picking = (legal: ActionRecord[], waiting = false): Picking =>
	new Picking(
		() => ({ legal }) as unknown as ViewRecord,
		() => waiting,
		FORESIGHT
	);
const SWAPS = [
	action('swap', { location: 'farm_3', other_location: 'camp_5' }),
	action('swap', { location: 'farm_3', other_location: 'city_32' }),
	action('swap', { location: 'camp_5', other_location: 'city_32' })
];
const WORK = [
	action('use', { ability: 'farm_3' }),
	action('build', { card: 'fire_01', town: 'with_town', coins: '0' }),
	action('build', { card: 'fire_01', town: 'without_town', coins: '0' }),
	action('sell', { card: 'fire_01' }),
	action('done', {})
];

describe('what is picked', () => {
	it('two locations in any order are a swap', () => {
		const one = picking(SWAPS);
		one.touch('city_32');
		expect([...one.lit].sort()).toEqual(['camp_5', 'farm_3']);
		expect(one.chosen).toBeNull();
		one.touch('farm_3');
		expect(one.chosen?.text).toBe('swap farm_3 city_32');
	});

	it('what is touched again is taken back', () => {
		const one = picking(SWAPS);
		one.touch('city_32');
		one.touch('city_32');
		expect(one.words).toEqual([]);
	});

	it('a card leaves the ways to handle it to be chosen', () => {
		const one = picking(WORK);
		one.touch('fire_01');
		expect(one.matches.map((each) => each.kind)).toEqual(['build', 'build', 'sell']);
		one.choose('sell fire_01');
		expect(one.chosen?.kind).toBe('sell');
		one.back();
		expect(one.chosen?.kind).toBe('build'); // one of the ways to pay is always proposed
		one.back();
		expect(one.words).toEqual([]);
	});

	it('what cannot come together begins anew, and what is not offered does not count', () => {
		const one = picking(WORK);
		one.touch('fire_01');
		expect(one.touch('farm_3')).toBe(true);
		expect(one.chosen?.text).toBe('use farm_3');
		expect(one.touch('road_9')).toBe(false);
	});

	it('the only answer is filled in; while one waits there is none', () => {
		const only = [action('buy_coins', { coins: '0' })];
		expect(picking(only).chosen?.text).toBe('buy_coins 0');
		expect(picking(only, true).chosen).toBeNull();
	});

	it('a use begins when the server says what it asks next, however late that is', async () => {
		const swap = action('swap', { location: 'farm_3', other_location: 'camp_5' });
		let answer: (lines: ForeseenLine[]) => void = () => undefined;
		const late = new Foresight(() => new Promise((resolve) => (answer = resolve)));
		const legal = [action('use', { ability: 'city_32' }), action('done', {})];
		const one = new Picking(
			() => ({ legal }) as unknown as ViewRecord,
			() => false,
			late
		);
		const asked = late.wonder([['use city_32']]);
		one.touch('city_32');
		expect(one.begun).toBeNull();
		expect(one.words).toEqual(['city_32']);
		answer([{ legal: [swap, SWAPS[1]!], events: [], changed: {} } as unknown as ForeseenLine]);
		await asked;
		expect(one.begun?.text).toBe('use city_32');
		expect(one.words).toEqual([]);
		expect(one.lit.has('camp_5')).toBe(true);
		one.touch('camp_5');
		expect(one.line).toEqual(['use city_32', swap.text]);
		one.back();
		one.back();
		expect(one.begun).toBeNull();
	});
});
