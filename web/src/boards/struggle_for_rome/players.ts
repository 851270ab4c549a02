/** Players and tribes are called by who plays them, where that is known, and by their colour otherwise. */
import { t, words } from '$lib/words.svelte';
import { PLAYERS } from './looks';

/** Seats take the colours in this order. */
const COLOURS = Object.keys(PLAYERS);

function player(word: string, seats: readonly string[]): string | undefined {
	return seats[COLOURS.indexOf(word)] || undefined;
}
/** "Livia's horsemen" for `red_horseman`. */
function tribe(word: string, seats: readonly string[]): string | undefined {
	const [colour = '', kind = ''] = word.split('_');
	const name = player(colour, seats);
	return name && t(`sr-${kind}-of`, { name });
}

export function callPlayers(): void {
	for (const domain of ['player', 'victim', 'partner', 'whom']) words.call(domain, player);
	words.call('tribe', tribe);
}
