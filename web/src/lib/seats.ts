/** How seats are called, and who is waited for. */
import type { SeatRecord, TableRecord } from './messages';
import { t } from './words.svelte';

/** Names for bots, by seat. */
const BOTS = ['Cato', 'Varro', 'Seneca', 'Livia', 'Brutus', 'Drusilla'];

/** "You", "Livia", "Bot Cato", "Player 2". Several seats of one person are numbered. */
export function seatName(seat: SeatRecord, mine: readonly number[]): string {
	if (mine.includes(seat.seat)) return mine.length === 1 ? t('you') : t('player', { number: seat.seat + 1 });
	if (seat.kind === 'bot') return t('bot-called', { name: BOTS[seat.seat % BOTS.length]! });
	return seat.name || t('player', { number: seat.seat + 1 });
}

export const seatNames = (table: TableRecord, mine: readonly number[]): string[] =>
	table.seats.map((seat) => seatName(seat, mine));

/** "Livia and Bot Cato": a list of names as the language joins them. */
export function joined(names: readonly string[], language: string): string {
	return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** What a table is called: "Livia's table", or the game when one plays alone. */
export function tableTitle(table: TableRecord, me: string): string {
	const host = table.seats.find((seat) => seat.person === table.host);
	if (table.host === me || !host?.name) return t('table-mine');
	return t('table-of', { name: host.name });
}
