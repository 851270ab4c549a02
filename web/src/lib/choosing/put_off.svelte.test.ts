import { expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { PutOff } from './put_off.svelte';

const DECLINE = { text: 'decline', kind: 'decline', args: {} };
const ACCEPT = { text: 'accept', kind: 'accept', args: {} };
const seen = (turn: string, legal: unknown[] = [ACCEPT, DECLINE], result: unknown = null): ViewRecord =>
	({ legal, result, position: { turn } }) as unknown as ViewRecord;

test('a question is put off until the turn is over, and is asked again in the next', () => {
	let view = $state.raw(seen('1 red'));
	const rest = new PutOff(
		() => view,
		({ position }) => (position as { turn: string }).turn
	);
	expect([rest.no?.text, rest.answer]).toEqual(['decline', null]);
	rest.begin();
	expect(rest.answer?.text).toBe('decline');
	view = seen('1 red', [ACCEPT]);
	expect(rest.answer, 'what cannot be refused is asked').toBeNull();
	view = seen('1 red');
	expect(rest.answer?.text, 'the next offer of the same turn').toBe('decline');
	view = seen('1 blue');
	expect(rest.answer).toBeNull();
	view = seen('1 red', [DECLINE], { winners: [0] });
	expect(rest.answer, 'nothing is asked after the end').toBeNull();
});
