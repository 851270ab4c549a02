import { expect, test } from 'vitest';
import { bareTable } from '$lib/games/detached_table';
import type { SeatRecord, TableRecord } from '$lib/net/messages';
import { gone, parting } from './seats';

const bot: SeatRecord = { seat: 1, kind: 'bot', bot: 'miles', owner: 'marc', name: 'Marc', resigned: true };
const table = (seat: SeatRecord, changes: Partial<TableRecord> = {}): TableRecord => ({
	...bareTable('t', 'empires_end', [{ seat: 0, kind: 'person', person: 'ada', name: 'Ada' }, seat], false),
	...changes
});

test.each(['resigned', 'left', 'time'] as const)('who %s is told so, whatever the game', (how) => {
	const seat = { ...bot, gone: how };
	for (const cooperative of [false, true]) {
		expect(gone(table(seat, { cooperative }), seat)).toBe(how);
		expect(parting(table(seat, { cooperative }), 'marc')).toBe(how);
	}
	expect(parting(table(seat), 'ada')).toBe('');
});

test('nobody is gone whose seat a bot keeps until they are back', () => {
	const lent: SeatRecord = { ...bot, resigned: false };
	expect(gone(table(lent), lent)).toBe('');
	expect(parting(table(lent), 'marc')).toBe('');
});

test('games of earlier releases say it as far as they know it', () => {
	const clock = { left: [60, 0], free: [10, 10], running: [true, false], paused: false };
	expect(gone(table(bot, { clock }), bot)).toBe('time');
	expect(gone(table(bot), bot)).toBe('resigned');
	expect(gone(table(bot, { cooperative: true }), bot)).toBe('left');
});
