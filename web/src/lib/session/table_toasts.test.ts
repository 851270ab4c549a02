import { beforeAll, expect, test } from 'vitest';
import { bareTable } from '$lib/games/detached_table';
import type { ProposalRecord, SeatRecord, TableRecord } from '$lib/net/messages';
import { onlyOther, tableNews } from './table_toasts';
import { words } from '$lib/text/i18n.svelte';

beforeAll(() => words.use('en'));

const ADA: SeatRecord = { seat: 0, kind: 'person', person: 'ada', name: 'Ada' };
const MARC: SeatRecord = { seat: 1, kind: 'person', person: 'marc', name: 'Marc' };
const table = (changes: Partial<TableRecord> = {}): TableRecord => ({
	...bareTable('t', 'empires_end', [ADA, MARC], false),
	...changes
});
const bot: SeatRecord = { seat: 1, kind: 'bot', bot: 'miles', owner: 'marc', name: 'Marc' };
const clock = { left: [60, 0], free: [10, 10], running: [true, false], paused: false };

test('who stops playing is told by name, with who plays on, to everybody else', () => {
	const after = (seat: SeatRecord, changes: Partial<TableRecord> = {}): TableRecord =>
		table({ seats: [ADA, seat], ...changes });
	expect(tableNews(table(), after({ ...bot, resigned: true }, { clock }), 'ada')).toEqual([
		'Marc ran out of time. Bot Varro takes over.'
	]);
	expect(tableNews(table(), after(bot), 'ada')).toEqual(['Bot Varro plays for Marc until Marc is back.']);
	expect(tableNews(table(), after({ ...bot, resigned: true, gone: 'time' }), 'ada')).toEqual([
		'Marc ran out of time. Bot Varro takes over.'
	]);
	expect(tableNews(table(), after({ ...bot, resigned: true }), 'ada')).toEqual([
		'Marc resigned. Bot Varro takes over.'
	]);
	expect(tableNews(table(), after({ seat: 1, kind: 'left', owner: 'marc', name: 'Marc' }), 'ada')).toEqual([
		'Marc has left the table.'
	]);
	expect(tableNews(after(bot), table(), 'ada')).toEqual(['Marc is back.']);
	expect(tableNews(table(), after(bot, { clock }), 'marc')).toEqual([]);
	expect(tableNews(table(), table({ changed: 9 }), 'ada')).toEqual([]);
});

test('who asked and got a no is told so; what came about, or was overtaken, is not called refused', () => {
	const undo = { id: 'p', kind: 'undo', person: 'ada', voters: ['ada', 'marc'], yes: ['ada'] } as ProposalRecord;
	const asking = table({ proposals: [undo] });
	expect(tableNews(asking, table({ proposals: [] }), 'ada')).toEqual(['Marc declined.']);
	expect(tableNews(asking, table({ proposals: [] }), 'marc')).toEqual([]);
	expect(tableNews(asking, table({ proposals: [], number: 4 }), 'ada')).toEqual([]);
	const many = table({ proposals: [{ ...undo, voters: ['ada', 'marc', 'zoe'] }] });
	expect(tableNews(many, table(), 'ada')).toEqual(['The others declined.']);
});

test('the only other person is known by name', () => {
	expect(onlyOther(table(), 'ada')).toBe('Marc');
	expect(onlyOther(table({ seats: [ADA, bot] }), 'ada')).toBe('');
});
