import { expect, test } from 'vitest';
import type { TableRecord } from '$lib/net/messages';
import { abandonedSeats } from './seats';

const table = (proposals: unknown[] = []): TableRecord =>
	({
		seats: [
			{ seat: 0, kind: 'person', takeover: true },
			{ seat: 1, kind: 'person', takeover: true },
			{ seat: 2, kind: 'bot' }
		],
		proposals
	}) as unknown as TableRecord;
const offered = (mine: number[], proposals?: unknown[]): number[] =>
	abandonedSeats(table(proposals), mine).map(({ seat }) => seat);

test('nobody is told that they have been away while they look at the table', () => {
	expect(offered([0])).toEqual([1]);
	expect(offered([0, 1])).toEqual([]);
	expect(offered([2])).toEqual([0, 1]);
});

test('a seat that is being voted on is not offered', () => {
	expect(offered([0], [{ kind: 'takeover', seat: 1 }])).toEqual([]);
	expect(offered([0], [{ kind: 'undo', seat: 1 }])).toEqual([1]);
});
