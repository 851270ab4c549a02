import { beforeAll, expect, test } from 'vitest';
import { attention } from '$lib/account/title_badge';
import { codeIn } from '$lib/games/start_game';
import { endingReason, endingTitle, isVictory, ranking, readResult } from './result_text';
import type { SeatRecord, TableRecord } from '$lib/net/messages';
import { isNamed, joined, personName, seatName, seatNames, tableTitle, toldName, toldNames } from './seats';
import { AllScreenNames } from '$lib/account/shared_screen_names.svelte';
import { company, isMyTurn, resultDetail, stateWord } from './table_rows';
import { words } from '$lib/text/i18n.svelte';

const SEATS: SeatRecord[] = [
	{ seat: 0, kind: 'person', person: 'ada', name: 'Ada' },
	{ seat: 1, kind: 'person', person: 'livia', name: 'Livia' },
	{ seat: 2, kind: 'bot', bot: 'tiro' }
];
const table = (change: Partial<TableRecord> = {}): TableRecord =>
	({
		id: 't',
		host: 'livia',
		game: 'fall_of_rome',
		state: 'playing',
		due: [0],
		seats: SEATS,
		cooperative: true,
		...change
	}) as TableRecord;

beforeAll(() => words.use('en'));

test('seats are called by names; only the reader is you, and never in sentences', () => {
	expect(SEATS.map((seat) => seatName(seat, [0]))).toEqual(['Ada (you)', 'Livia', 'Bot Seneca']);
	expect(SEATS.map((seat) => toldName(seat, [0]))).toEqual(['Ada', 'Livia', 'Bot Seneca']);
	expect(SEATS.map((seat) => seatName(seat, [0, 1]))).toEqual(['Player 1', 'Player 2', 'Bot Seneca']);
});

test('nobody has a name that was never chosen: a guest is a guest in the reader’s language', async () => {
	const guest: SeatRecord = { seat: 0, kind: 'person', name: 'Guest' };
	await words.use('fr');
	expect([toldName(guest, []), personName('Ada'), isNamed('Guest'), isNamed('Ada')]).toEqual([
		'Invité',
		'Ada',
		false,
		true
	]);
	await words.use('en');
	expect(seatName(guest, [0])).toBe('Guest (you)');
});

test('those who share a screen have names of their own', () => {
	const store = new Map<string, string>();
	const names = new AllScreenNames({
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, text: string) => void store.set(key, text)
	} as unknown as Storage);
	names.call('t', 1, ' Livia ');
	expect(SEATS.map((seat) => toldName(seat, [0, 1], names.of('t')))).toEqual(['Player 1', 'Livia', 'Bot Seneca']);
	for (let i = 0; i < 30; i++) names.call(`other ${i}`, 0, 'Ada');
	expect(names.of('t')).toEqual({});
	expect(names.of('other 29')).toEqual({ 0: 'Ada' });
});

test('seats of the same name are numbered', () => {
	const seats = SEATS.map((seat) => ({ ...seat, name: 'Ada' }));
	expect(toldNames(table({ seats }), [])).toEqual(['Ada 1', 'Ada 2', 'Bot Seneca']);
	expect(seatNames(table({ seats }), [1])).toEqual(['Ada 1', 'Ada 2 (you)', 'Bot Seneca']);
});

test('who stopped playing is still named, with who plays on; whoever left is not their own company', () => {
	const bot = { seat: 1, kind: 'bot' as const, bot: 'miles', owner: 'livia', name: 'Livia' };
	const seats = [SEATS[0]!, bot, SEATS[2]!];
	expect(toldNames(table({ seats }), [0])[1]).toBe('Livia');
	expect(seatNames(table({ seats }), [0])[1]).toBe('Livia (Bot Varro)');
	const left = [SEATS[0]!, { seat: 1, kind: 'left' as const, owner: 'livia', name: 'Livia' }, SEATS[2]!];
	expect(company(table({ seats: left }), 'ada')).toBe('with Livia and Bot Seneca');
	expect(company(table({ seats: left }), 'livia')).toBe('with Ada and Bot Seneca');
});

test('a table is called after its host', () => {
	expect(tableTitle(table(), 'ada')).toBe('Livia’s table');
	expect(tableTitle(table(), 'livia')).toBe('Your table');
});

test('a table in a list says whose turn it is, and with whom', () => {
	expect(isMyTurn(table(), 'ada')).toBe(true);
	expect(stateWord(table(), 'ada')).toBe('Your turn');
	expect(stateWord(table(), 'livia')).toBe('Ada’s turn');
	expect(stateWord(table({ due: [0, 2] }), 'livia')).toBe('In progress');
	expect(stateWord(table({ state: 'over' }), 'ada')).toBe('Finished');
	expect(stateWord(table({ state: 'lobby', seats: [...SEATS, { seat: 3, kind: 'open' }] }), 'ada')).toBe('1 seat free');
	expect(company(table(), 'ada')).toBe('with Livia and Bot Seneca');
	expect(company(table({ seats: SEATS.slice(0, 1) }), 'ada')).toBe('alone');
	expect(joined(['A', 'B', 'C'], 'en')).toBe('A, B, and C');
});

test('a game together is won or lost by all', () => {
	const lost = readResult({ winners: [], places: [2, 2], scores: [0, 0], reason: 'decline', rule: 'FR-END-03' })!;
	expect(isVictory(lost, table(), [0])).toBe(false);
	expect(endingTitle(lost, table(), ['Ada', 'Livia'], [0])).toBe('You lost: Rome has fallen');
	expect(readResult(null)).toBeNull();
});

test('rivals have winners, places and scores', () => {
	const rivals = table({ cooperative: false });
	const result = readResult({ winners: [1], places: [2, 1], scores: [30, 41], reason: 'resigned', rule: '' })!;
	expect(endingTitle(result, rivals, ['Ada', 'Livia'], [0])).toBe('Livia won');
	expect(endingTitle(result, rivals, ['Ada', 'You'], [1])).toBe('You won');
	expect(isVictory(result, rivals, [1])).toBe(true);
	expect(ranking(result).map((line) => line.seat)).toEqual([1, 0]);
	expect(endingReason(result)).toBe('The opponent resigned.');
	expect(endingReason({ ...result, reason: 'unheard_of' })).toBe('');
});

test('whoever gave up is told so, and not that the other side did', () => {
	const result = readResult({ winners: [1], places: [2, 1], scores: [], reason: 'resigned', rule: '' })!;
	expect(endingReason(result, [0])).toBe('You resigned.');
	expect(endingReason(result, [1])).toBe('The opponent resigned.');
	expect(endingReason(result, [])).toBe('The opponent resigned.');
	expect(endingReason({ ...result, reason: 'claimed' }, [0])).toBe('You didn’t come back in time.');
	expect(endingReason({ ...result, reason: 'unheard_of' }, [0])).toBe('');
});

test('a game in a list says who won, and how', () => {
	const result = { winners: [1], places: [2, 1, 3], scores: [30, 41, 12], reason: 'resigned', rule: '' };
	const over = table({ state: 'over', cooperative: false, result });
	expect(stateWord(over, 'ada')).toBe('Livia won');
	expect(stateWord(over, 'livia')).toBe('You won');
	expect(resultDetail(over)).toBe('41 : 30 : 12 · The opponent resigned.');
	const lost = { winners: [], places: [2, 2, 2], scores: [0, 0, 0], reason: 'decline', rule: 'FR-END-03' };
	expect(stateWord(table({ state: 'over', result: lost }), 'ada')).toBe('You lost: Rome has fallen');
	expect(resultDetail(table())).toBe('');
});

test('an invitation is a code or a whole link', () => {
	expect(codeIn(' aquila-722 ')).toBe('aquila-722');
	expect(codeIn('https://example.org/join/aquila-722/')).toBe('aquila-722');
	expect(attention('Fall of Rome', true)).toBe('● Fall of Rome');
});
