import { beforeEach, expect, test } from 'vitest';
import { bareTable } from '$lib/games/detached_table';
import { judge, pinOf, takePart } from './fairness';
import type { TableRecord } from '$lib/net/messages';

const SECRET = 'a secret of the server';
const COMMITMENT = '0bcc84a387e2bb4a2b5a2a5ad4b5d3a3';

async function sha(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function lobby(commitment = COMMITMENT): TableRecord {
	const seats = [
		{ seat: 0, kind: 'person' as const, nonce: '' },
		{ seat: 1, kind: 'bot' as const, nonce: '' }
	];
	return { ...bareTable('t', 'empires_end', seats, false), state: 'lobby', commitment };
}

/** A server that adds what it is sent. */
const echo =
	(table: TableRecord) =>
	(_id: string, nonce: string): Promise<TableRecord> =>
		Promise.resolve({ ...table, seats: [{ ...table.seats[0]!, nonce }, table.seats[1]!] });

/** Sits down, adds a number, and plays to the end: the table as an honest server shows it then. */
async function played(): Promise<TableRecord> {
	const table = lobby(await sha(SECRET));
	await takePart(table, [0], echo(table));
	const nonce = pinOf('t')!.nonce;
	const seats = [{ ...table.seats[0]!, nonce }, table.seats[1]!];
	return { ...table, seats, state: 'over', secret: SECRET, seed: await sha(`${SECRET}/${nonce}/`) };
}

beforeEach(() => localStorage.clear());

test('the promise is written down before a number is sent, once for each table', async () => {
	const sent: string[] = [];
	const send = (table: string, nonce: string): Promise<TableRecord> => {
		expect(pinOf(table)).toEqual({ commitment: COMMITMENT, nonce });
		sent.push(nonce);
		return echo(lobby())(table, nonce);
	};
	await takePart(lobby(), [0], send);
	await takePart(lobby(), [0], send);
	expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
	expect(sent).toEqual([sent[0], sent[0]]);
});

test('somebody who watches writes the promise down and adds nothing; nor does one whose seat has a number', async () => {
	const send = (): Promise<TableRecord> => Promise.reject(new Error('nothing is to be sent'));
	await takePart(lobby(), [], send);
	expect(pinOf('t')).toEqual({ commitment: COMMITMENT, nonce: '' });
	const full = lobby();
	full.seats[0]!.nonce = 'ab';
	await takePart(full, [0], send);
});

test('no number is given to a server that has changed its promise', async () => {
	await takePart(lobby(), [], () => Promise.reject(new Error('nothing is to be sent')));
	const send = (): Promise<TableRecord> => Promise.reject(new Error('nothing is to be sent'));
	await takePart(lobby('another'), [0], send);
	expect(await judge(lobby('another'))).toBe('broken-promise');
});

test('a game of an honest server is told to be so', async () => {
	const table = await played();
	expect(await judge({ ...table, state: 'playing', secret: '', seed: '' })).toBe('going');
	expect(await judge(table)).toBe('kept');
	expect(await judge({ ...table, commitment: '' })).toBe('none');
});

test('every way of bending chance is found out', async () => {
	const table = await played();
	expect(await judge({ ...table, secret: 'another' })).toBe('broken-promise');
	expect(await judge({ ...table, seed: await sha('another') })).toBe('broken-seed');
	const seats = table.seats.map((seat) => ({ ...seat, nonce: '' }));
	expect(await judge({ ...table, seats, state: 'playing' })).toBe('broken-nonce');
	expect(await judge({ ...table, commitment: await sha('x'), secret: 'x' })).toBe('broken-promise');
});

test('a number that came when the game had begun is told to be late, and accuses nobody', async () => {
	const table = lobby(await sha(SECRET));
	const begun: TableRecord = { ...table, state: 'playing' };
	await takePart(table, [0], () => Promise.resolve(begun));
	expect(await judge(begun)).toBe('late');
	const over: TableRecord = { ...table, state: 'over', secret: SECRET, seed: await sha(`${SECRET}//`) };
	expect(await judge(over)).toBe('kept-late');
	expect(await judge({ ...over, seed: await sha('another') })).toBe('broken-seed');
});
