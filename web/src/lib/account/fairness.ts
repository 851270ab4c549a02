/**
 * Fair chance: what a table promised, what this browser added to it, and whether both were kept.
 *
 * The promise is written down here when it is first seen, before this browser's number is sent. So the server can
 * neither change its own number afterwards nor leave ours out without being found out.
 */
import type { TableRecord } from '$lib/net/messages';

export interface Pin {
	commitment: string;
	/** What this browser added; empty if it added nothing. */
	nonce: string;
	/** The game had begun when it came: it was not added. */
	late?: boolean;
}

export type Verdict =
	'none' | 'going' | 'late' | 'kept' | 'kept-late' | 'cannot' | 'broken-promise' | 'broken-nonce' | 'broken-seed';

type Send = (table: string, nonce: string) => Promise<Pick<TableRecord, 'state' | 'seats'>>;

const KEY = 'occasus-fair';
const KEPT = 200; // tables that are remembered

export function pinOf(table: string): Pin | null {
	return pins()[table] ?? null;
}

function pins(): Record<string, Pin> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Pin>;
	} catch {
		return {};
	}
}

function write(table: string, pin: Pin): void {
	const others = Object.entries(pins()).filter(([id]) => id !== table);
	try {
		localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, pin]].slice(-KEPT))));
	} catch {
		// a browser that keeps nothing cannot check anything later
	}
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Writes the promise of a table down, and adds a number for seats of mine that have none yet. */
export async function takePart(table: TableRecord, mine: readonly number[], send: Send): Promise<void> {
	if (!table.commitment) return;
	let pin = pinOf(table.id);
	if (!pin) write(table.id, (pin = { commitment: table.commitment, nonce: '' }));
	const empty = table.seats.some((seat) => mine.includes(seat.seat) && !seat.nonce);
	if (table.state !== 'lobby' || !empty || pin.commitment !== table.commitment) return;
	if (!pin.nonce) write(table.id, (pin = { ...pin, nonce: hex(crypto.getRandomValues(new Uint8Array(16))) }));
	const { nonce } = pin;
	const answer = await send(table.id, nonce);
	const added = answer.seats.some((seat) => seat.nonce === nonce);
	if (answer.state !== 'lobby' && !added) write(table.id, { ...pin, late: true });
}

/** Whether the promise was kept, as far as it can be told by now. */
export async function judge(table: TableRecord): Promise<Verdict> {
	if (!table.commitment) return 'none';
	const pin = pinOf(table.id);
	if (pin && pin.commitment !== table.commitment) return 'broken-promise';
	if (table.state === 'lobby') return 'going';
	const nonces = table.seats.map((seat) => seat.nonce ?? '');
	const late = Boolean(pin?.late);
	if (pin?.nonce && !late && !nonces.includes(pin.nonce)) return 'broken-nonce';
	if (table.state !== 'over') return late ? 'late' : 'going';
	if (!globalThis.crypto?.subtle) return 'cannot';
	if ((await hash(table.secret)) !== table.commitment) return 'broken-promise';
	return (await hash([table.secret, ...nonces].join('/'))) !== table.seed ? 'broken-seed' : late ? 'kept-late' : 'kept';
}

const hash = async (text: string): Promise<string> =>
	hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
