import { describe, expect, it } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { Acting } from './picking.svelte';

const DOMAINS: Record<string, string[]> = {
	march: ['city', 'legions'],
	sail: ['city', 'legions'],
	pay: ['card'],
	event: ['event', 'option'],
	fortify: ['card'],
	choose: ['city']
};
function action(text: string): ActionRecord {
	const [kind = '', ...values] = text.split(' ');
	return { text, kind, args: Object.fromEntries((DOMAINS[kind] ?? []).map((name, i) => [name, values[i]!])) };
}
function acting(...texts: string[]): Acting {
	const position = { players: [{ role: 'consul', city: 'roma' }], turn: { active: 0 } };
	const view = { legal: texts.map(action), position } as unknown as ViewRecord;
	return new Acting(
		() => view,
		() => false
	);
}

describe('acting on the board', () => {
	it('lights the targets of a chosen deed', () => {
		const one = acting('end_actions', 'march genua 0', 'march genua 1', 'sail narbo 0');
		expect(one.targets).toBeNull();
		one.selection.choose('march');
		expect([...one.targets!]).toEqual(['genua']);
	});

	it('takes a touched city for the only deed that works there', () => {
		const one = acting('sail narbo 0', 'march genua 0', 'march genua 1');
		expect(one.touch('genua')).toBe('picked');
		expect(one.selection.kind).toBe('march');
		expect(one.picked).toBe('genua');
		expect(one.route).toEqual(['roma', 'genua']);
	});

	it('asks for the deed where several work, and takes the city along', () => {
		const one = acting('sail genua 0', 'march genua 0', 'march genua 1', 'march narbo 0');
		expect(one.touch('genua')).toBe('several');
		expect([one.place, one.kindsThere, one.picked]).toEqual(['genua', ['sail', 'march'], 'genua']);
		one.choose('march');
		expect([one.place, one.picked]).toEqual([null, 'genua']);
	});

	it('puts a touched city down again', () => {
		const one = acting('sail genua 0', 'march genua 0');
		one.touch('genua');
		one.back();
		expect(one.place).toBeNull();
	});

	it('leaves a dark city alone, and knows what to ask about it', () => {
		const one = acting('march genua 0', 'march genua 1');
		expect(one.touch('tingi')).toBe('nothing');
		one.selection.choose('march');
		expect(one.touch('tingi')).toBe('dark');
		expect(one.forbidden('tingi')).toBe('march tingi 0');
	});

	it('has nothing to say about cities where the deed needs none', () => {
		const one = acting('fortify white_roma', 'fortify black_roma');
		one.selection.choose('fortify');
		expect(one.touch('tingi')).toBe('nothing');
		expect(one.forbidden('tingi')).toBeNull();
	});

	it('lights the cities where nothing but a city is asked', () => {
		expect([...acting('choose roma', 'choose genua').targets!]).toEqual(['roma', 'genua']);
	});

	it('answers with a touched card', () => {
		const one = acting('pay white_roma', 'pay black_roma');
		expect(one.touchCard('black_roma')?.text).toBe('pay black_roma');
	});

	it('asks for the option of a touched event, which is played as it is until another is chosen', () => {
		const one = acting('march genua 0', 'event carpe_diem standard', 'event carpe_diem corruption');
		expect(one.touchCard('carpe_diem')).toBeNull();
		expect(one.selection.complete?.text).toBe('event carpe_diem standard');
		one.selection.pick('option', 'corruption');
		expect(one.selection.complete?.text).toBe('event carpe_diem corruption');
	});
});
