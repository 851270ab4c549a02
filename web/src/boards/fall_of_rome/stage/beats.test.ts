import { describe, expect, it } from 'vitest';
import { bunched } from '$lib/stage/event_groups';
import { placesOf, TELLING } from './beats';

const MARCHED = { kind: 'marched', role: 'consul', from_city: 'roma', city: 'genua', legions: '0' };
const REVEALED = { kind: 'revealed', barbarian_card: 'huns roma' };
const step = { number: 5, seat: -1, events: [REVEALED, { kind: 'dealt', seat: '0', card: 'x' }] };

describe('beats', () => {
	it('take time, or none', () => {
		const situation = { bot: false, turn: '0', sits: true, spent: 0 };
		expect(bunched(TELLING, [step], situation).map((beat) => [beat.event.kind, beat.lasts > 0])).toEqual([
			['revealed', true],
			['dealt', false]
		]);
	});
	it('know their places', () => {
		expect([placesOf(MARCHED), placesOf(REVEALED)]).toEqual([['genua', 'roma'], ['roma']]);
	});
});
