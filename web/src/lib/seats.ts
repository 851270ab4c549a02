/** How seats are called, and who is waited for. */
import type { SeatRecord, TableRecord } from './messages';
import { t } from './words.svelte';

/** Names for bots, by seat; and for guests who have not said theirs. */
const BOTS = ['Cato', 'Varro', 'Seneca', 'Drusilla', 'Brutus', 'Agrippa'];
const GUESTS = [
	...['Aurelia', 'Cassia', 'Claudia', 'Cornelia', 'Fabia', 'Flavia', 'Galla', 'Julia', 'Livia', 'Lucilla', 'Octavia'],
	...['Aetius', 'Aulus', 'Decimus', 'Gaius', 'Lucius', 'Marcus', 'Publius', 'Quintus', 'Rufus', 'Sextus', 'Titus']
];

export const guestName = (random = Math.random): string => GUESTS[Math.floor(random() * GUESTS.length)]!;

/** "Livia", "Bot Cato", "Player 2": as sentences call a seat. Several seats of one person are numbered. */
export function toldName(seat: SeatRecord, mine: readonly number[]): string {
	if (seat.kind === 'bot') return t('bot-called', { name: BOTS[seat.seat % BOTS.length]! });
	const shared = mine.length > 1 && mine.includes(seat.seat);
	return (!shared && seat.name) || t('player', { number: seat.seat + 1 });
}

/** The same for lists of players, where the one seat of mine is marked: "Livia (you)". */
export const seatName = (seat: SeatRecord, mine: readonly number[]): string => marked(toldName(seat, mine), seat, mine);
const marked = (name: string, { seat }: SeatRecord, mine: readonly number[]): string =>
	mine.length === 1 && mine[0] === seat ? t('you-called', { name }) : name;

/** The same for a whole table; seats of the same name are numbered. */
export function toldNames(table: TableRecord, mine: readonly number[]): string[] {
	const names = table.seats.map((seat) => toldName(seat, mine));
	return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${i + 1}`));
}
export const seatNames = (table: TableRecord, mine: readonly number[]): string[] =>
	toldNames(table, mine).map((name, i) => marked(name, table.seats[i]!, mine));

/** "Livia and Bot Cato": a list of names as the language joins them. */
export function joined(names: readonly string[], language: string): string {
	return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** What a table is called: "Livia's table", or "Your table". */
export function tableTitle(table: TableRecord, me: string): string {
	const host = table.seats.find((seat) => seat.person === table.host);
	if (table.host === me || !host?.name) return t('table-mine');
	return t('table-of', { name: host.name });
}
