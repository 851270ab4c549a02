import { describe, expect, it } from 'vitest';
import type { ActionRecord } from '$lib/net/messages';
import { Selection } from './selection.svelte';

const action = (text: string, ...names: string[]): ActionRecord => {
	const [kind, ...values] = text.split(' ');
	return { text, kind: kind!, args: Object.fromEntries(names.map((name, i) => [name, values[i]!])) };
};
const LEGAL = [
	action('end_actions'),
	...['roma', 'genua'].flatMap((city) => ['0', '1', '2'].map((n) => action(`march ${city} ${n}`, 'city', 'legions'))),
	action('march narbo 0', 'city', 'legions'),
	action('battle 1', 'dice'),
	action('fortify white_roma', 'card')
];
const made = (): Selection => new Selection(() => LEGAL);

describe('a selection', () => {
	it('offers every kind once', () => {
		expect(made().kinds).toEqual(['end_actions', 'march', 'battle', 'fortify']);
	});

	it('asks step by step, in the order of the arguments', () => {
		const selection = made();
		selection.choose('march');
		expect(selection.open).toMatchObject({ domain: 'city', values: ['roma', 'genua', 'narbo'] });
		selection.pick('city', 'roma');
		expect(selection.open).toMatchObject({ domain: 'legions', values: ['0', '1', '2'] });
		expect(selection.complete).toBeNull();
		selection.pick('legions', '2');
		expect(selection.complete?.text).toBe('march roma 2');
	});

	it('fills in a step with one answer', () => {
		const selection = made();
		selection.choose('march');
		selection.pick('city', 'narbo');
		expect(selection.steps[1]).toMatchObject({ value: '0', given: true });
		expect(selection.complete?.text).toBe('march narbo 0');
	});

	it('is complete at once where nothing is left to choose', () => {
		const selection = made();
		selection.choose('battle');
		expect(selection.complete?.text).toBe('battle 1');
	});

	it('keeps a later answer when an earlier one changes, if it still fits', () => {
		const selection = made();
		selection.choose('march');
		selection.pick('city', 'roma');
		selection.pick('legions', '2');
		selection.pick('city', 'genua');
		expect(selection.complete?.text).toBe('march genua 2');
		selection.pick('city', 'narbo');
		expect(selection.complete?.text).toBe('march narbo 0');
	});

	it('steps back answer by answer, then puts the kind down', () => {
		const selection = made();
		selection.choose('march');
		selection.pick('city', 'roma');
		selection.back();
		expect(selection.open?.domain).toBe('city');
		selection.back();
		expect(selection.kind).toBeNull();
	});

	it('knows which deeds are possible at a place', () => {
		expect(made().kindsAt('city', 'roma')).toEqual(['march']);
		expect([...made().reachable('city')]).toEqual(['roma', 'genua', 'narbo']);
	});

	it('is put down by choosing the same kind again', () => {
		const selection = made();
		selection.choose('march');
		selection.choose('march');
		expect(selection.kind).toBeNull();
	});
});
