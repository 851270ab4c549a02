/** Players and tribes are called by who plays them, where that is known, and by their colour otherwise. */
import { t, words } from '$lib/text/i18n.svelte';
import { amount } from './amounts';
import { PLAYERS } from '../pieces/palette';

/** Seats take the colours in this order. */
const COLOURS = Object.keys(PLAYERS);

function player(word: string, seats: readonly string[]): string | undefined {
	return seats[COLOURS.indexOf(word)] || undefined;
}
/** "Livia's horsemen" for `red_horseman`, "Your horsemen" to Livia herself. */
function tribe(word: string, seats: readonly string[], reader?: number): string | undefined {
	const [colour = '', kind = ''] = word.split('_');
	if (reader !== undefined && reader === seatOf(word)) return t(`sr-${kind}-mine`);
	const name = player(colour, seats);
	return name && t(`sr-${kind}-of`, { name });
}

/** The seat that leads `red_horseman`. */
const seatOf = (word: string): number => COLOURS.indexOf(word.split('_')[0] ?? '');

export function callPlayers(): void {
	for (const domain of ['player', 'victim', 'partner', 'whom']) {
		words.call(domain, player);
		words.own(domain, (word) => COLOURS.indexOf(word));
	}
	for (const domain of ['harvest', 'given', 'received', 'wanted'])
		words.call(domain, (word) => {
			const [good = '', number = ''] = word.split('_');
			return amount(good, Number(number));
		});
	words.call('tribe', tribe);
	words.own('tribe', seatOf);
}
