import { expect, test } from 'vitest';
import { viewAfter } from './apply_patch';
import type { Told, ViewRecord } from './messages';

const before = { seat: 0, position: { round: 1, bids: [3, 4] }, actors: [0], legal: [] } as unknown as ViewRecord;
const told = (since: number): Told =>
	({
		type: 'told',
		seat: 0,
		number: 5,
		steps: [{ changes: [[[['bids', 0], 7]], [[['round']]]] }],
		change: { since, actors: [1], legal: [], result: null, can_undo: false }
	}) as unknown as Told;

test('a change is applied to the view that it follows', () => {
	const after = viewAfter(4, before, told(4));
	expect(after).toMatchObject({ seat: 0, actors: [1], position: { bids: [7, 4] } });
	expect(after!.position).not.toHaveProperty('round');
	expect(before.position).toEqual({ round: 1, bids: [3, 4] });
});

test('a change of another view is refused, so that a whole one is asked for', () => {
	expect(viewAfter(3, before, told(4))).toBeNull();
	expect(viewAfter(undefined, undefined, told(4))).toBeNull();
});

test('a whole view replaces what was there', () => {
	const view = { ...before, actors: [2] };
	expect(viewAfter(undefined, undefined, { ...told(4), view })).toBe(view);
});
