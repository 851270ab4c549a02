/** What the bar and the ending show of a game that has no board of its own. */
import type { BoardFrame } from '$lib/games/board_contract';
import { t, titled, words } from '$lib/text/i18n.svelte';

/** An action in words: its kind, then what it is about. */
export const deedText: BoardFrame['deed'] = ({ kind, args }, names) =>
	[titled(kind), ...Object.entries(args).map(([domain, word]) => words.name(domain, word, names))].join(' ');

export const frame: BoardFrame = {
	telling: {
		beats: {},
		usual: [700, 'piece'],
		placesOf: () => []
	},
	headline(view, names, shared) {
		const mine = view.legal.length > 0;
		const who = names[view.actors[0] ?? -1];
		const title = mine && !shared ? t('your-turn') : who ? t('turn-of', { name: who }) : '';
		return { title, detail: '' };
	},
	deed: deedText,
	seatNote: () => '',
	numbers: () => []
};
