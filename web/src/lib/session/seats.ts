/** How seats are called, and who is waited for. */
import type { SeatRecord, TableRecord } from '$lib/net/messages';
import { screenNames, type ScreenNames } from '$lib/account/shared_screen_names.svelte';
import { t } from '$lib/text/i18n.svelte';

/** Names for bots, by seat. */
const BOTS = ['Cato', 'Varro', 'Seneca', 'Drusilla', 'Brutus', 'Agrippa'];
/** How the server calls somebody who has not said a name. */
const UNNAMED = 'Guest';

export const isNamed = (name: string): boolean => Boolean(name) && name !== UNNAMED;
/** A name that somebody has chosen; else the word for a guest in the reader's language. */
export const personName = (name: string): string => (name === UNNAMED ? t('guest') : name);

/** "Bot Cato". */
export const botCalled = ({ seat }: Pick<SeatRecord, 'seat'>): string =>
	t('bot-called', { name: BOTS[seat % BOTS.length]! });

/** A bot plays on for somebody who is known by name. */
const playsFor = ({ owner, name }: SeatRecord): boolean => Boolean(owner && name);

/** "Livia", also where a bot plays on for her, "Bot Cato", "Player 2": as sentences call a seat. Several seats of one person have names of their own, or numbers. */
export function toldName(seat: SeatRecord, mine: readonly number[], own: ScreenNames = {}): string {
	if (seat.kind === 'bot' && !playsFor(seat)) return botCalled(seat);
	const shared = mine.length > 1 && mine.includes(seat.seat);
	const name = shared ? '' : personName(seat.name ?? '');
	return own[seat.seat] || name || t('player', { number: seat.seat + 1 });
}

/** The same for lists of players, where the one seat of mine is marked: "Livia (you)", and who plays on: "Livia (Bot Cato)". */
export const seatName = (seat: SeatRecord, mine: readonly number[], own?: ScreenNames): string =>
	marked(toldName(seat, mine, own), seat, mine);
function marked(name: string, seat: SeatRecord, mine: readonly number[]): string {
	if (seat.kind === 'bot' && playsFor(seat)) return t('bot-for', { name, bot: botCalled(seat) });
	return mine.length === 1 && mine[0] === seat.seat ? t('you-called', { name }) : name;
}

/** The same for a whole table; seats of the same name are numbered. */
export function toldNames(table: TableRecord, mine: readonly number[]): string[] {
	const own = screenNames.of(table.id);
	const names = table.seats.map((seat) => toldName(seat, mine, own));
	return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${i + 1}`));
}
export function seatNames(table: TableRecord, mine: readonly number[]): string[] {
	return toldNames(table, mine).map((name, i) => marked(name, table.seats[i]!, mine));
}
/** Whose own deeds are told as "you": the one seat of mine; nobody's where a screen is passed around. */
export const readerOf = (mine: readonly number[]): number | undefined => (mine.length === 1 ? mine[0] : undefined);
/** Which of two that a sentence names is its reader. */
export function asReader(mine: readonly number[], first: number, second: number): 'first' | 'second' | 'none' {
	const reader = readerOf(mine);
	return reader === first ? 'first' : reader === second ? 'second' : 'none';
}

/** "Livia and Bot Cato": a list of names as the language joins them. */
export function joined(names: readonly string[], language: string): string {
	const found = LISTS.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
	LISTS.set(language, found);
	return found.format(names);
}
/** How each language joins a list: made once, because making it takes long. */
const LISTS = new Map<string, Intl.ListFormat>();

/** What a table is called: "Livia's table", or "Your table". */
export function tableTitle(table: TableRecord, me: string): string {
	const host = table.seats.find((seat) => seat.person === table.host);
	if (table.host === me || !host?.name) return t('table-mine');
	return t('table-of', { name: personName(host.name) });
}

/** How the one whose seat it was went, where they don't come back: they resigned, left, or ran out of time. */
export function gone(table: TableRecord, seat: SeatRecord): NonNullable<SeatRecord['gone']> {
	if (!seat.resigned || seat.gone) return seat.resigned ? (seat.gone ?? '') : '';
	if ((table.clock?.left[seat.seat] ?? 1) <= 0) return 'time'; // began in an earlier release, which kept only that
	return table.cooperative ? 'left' : 'resigned';
}

/** How somebody gave up the seat on which a bot plays on. */
export function parting(table: TableRecord, person: string): NonNullable<SeatRecord['gone']> {
	const seat = table.seats.find(({ kind, owner }) => kind === 'bot' && owner && owner === person);
	return seat ? gone(table, seat) : '';
}

/** What is known of a seat's person: their rating, and whether they are a guest or a program. */
export const seatFacts = (seat: SeatRecord): string[] => [
	typeof seat.rating === 'number'
		? t(seat.provisional ? 'seat-provisional' : 'seat-rating', { points: String(seat.rating) })
		: '',
	seat.guest ? t('seat-guest') : '',
	seat.program ? t('seat-program') : ''
];

/** Seats of others who were away too long, where nobody has asked to take over yet. Whoever thinks for long is there. */
export const abandonedSeats = (table: TableRecord, mine: readonly number[]): SeatRecord[] =>
	table.seats.filter(
		({ seat, takeover }) =>
			takeover &&
			!mine.includes(seat) &&
			!table.proposals?.some((each) => each.kind === 'takeover' && each.seat === seat)
	);
