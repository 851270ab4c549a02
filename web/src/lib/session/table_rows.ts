/** Tables as lines of a list: whose turn it is, with whom. */
import { endingReason, endingTitle, ranking, readResult } from './result_text';
import type { TableRecord } from '$lib/net/messages';
import { joined, seatName, seatNames } from './seats';
import { t, words } from '$lib/text/i18n.svelte';

export const mySeats = (table: TableRecord, me: string): number[] =>
	table.seats.filter((seat) => seat.kind === 'person' && seat.person === me).map((seat) => seat.seat);

export const isMyTurn = (table: TableRecord, me: string): boolean =>
	table.state === 'playing' && mySeats(table, me).some((seat) => table.due.includes(seat));

export const openSeats = (table: TableRecord): number => table.seats.filter((seat) => seat.kind === 'open').length;

/** Who won a game that is over: "Livia has won", "Won: Rome stands". */
function resultWord(table: TableRecord, me: string): string {
	const result = readResult(table.result);
	const mine = mySeats(table, me);
	return result ? endingTitle(result, table, seatNames(table, []), mine) : t('state-over');
}

/** How it was won: "138 : 131 : 96", and why, as far as the words of the game are here. */
export function resultDetail(table: TableRecord, me = ''): string {
	const result = readResult(table.result);
	if (!result) return '';
	const scores = table.cooperative ? [] : ranking(result).flatMap(({ score }) => (score === null ? [] : [score]));
	return [scores.map((score) => words.number(score)).join(' : '), endingReason(result, mySeats(table, me))]
		.filter(Boolean)
		.join(' · ');
}

/** "Your turn", "Livia plays", "2 seats free", "Livia has won". */
export function stateWord(table: TableRecord, me: string): string {
	if (table.state === 'over') return resultWord(table, me);
	if (table.state === 'lobby') {
		const joins = openSeats(table) > 0 && !mySeats(table, me).length;
		return t(joins ? 'state-join' : 'state-lobby', { free: openSeats(table) });
	}
	if (isMyTurn(table, me)) return t('your-turn');
	const due = table.seats.filter((seat) => table.due.includes(seat.seat));
	if (!mySeats(table, me).length && words.has('watch')) return t('watch');
	return due.length === 1 ? t('state-plays', { name: seatName(due[0]!, mySeats(table, me)) }) : t('state-playing');
}

/** "with Livia and Bot Cato". */
export function company(table: TableRecord, me: string): string {
	const mine = mySeats(table, me);
	if (mine.length > 1) return t('with-one-screen', { players: mine.length });
	const others = table.seats.filter(
		(seat) => !mine.includes(seat.seat) && seat.kind !== 'open' && (!seat.owner || seat.owner !== me)
	);
	if (!others.length) return table.seats.length ? t('with-nobody') : ''; // a file of old does not tell
	return t('with', {
		names: joined(
			others.map((seat) => seatName(seat, mine)),
			words.language
		)
	});
}
