/** What everybody may know of a hand: how many of each kind it holds at least and at most. A kind without a bound may be all of it. */
import { t, words } from '$lib/text/i18n.svelte';
import { KINDS } from '../pieces/palette';
import { handSize, type Player } from './position';

export interface Known {
	total: number;
	kinds: { kind: string; least: number; most: number }[];
	/** One for each card: its kind where that is sure, nothing where it is not. */
	cards: string[];
}

export function knownOf(player: Player): Known {
	const { hand } = player;
	const total = handSize(player);
	const covered =
		'at_least' in hand ? (hand as { at_least: Record<string, number>; at_most: Record<string, number> }) : null;
	const open = hand as Record<string, number>;
	const kinds = KINDS.map((kind) => ({
		kind,
		least: covered ? (covered.at_least[kind] ?? 0) : (open[kind] ?? 0),
		most: covered ? (covered.at_most[kind] ?? total) : (open[kind] ?? 0)
	}));
	const seen = kinds.flatMap(({ kind, least }) => Array.from({ length: least }, () => kind));
	return { total, kinds, cards: [...seen, ...Array.from({ length: Math.max(0, total - seen.length) }, () => '')] };
}

/** "ore: 0–2, grain: 1": what such a hand may hold. */
export const rangesOf = ({ kinds }: Known): string =>
	kinds
		.filter(({ most }) => most > 0)
		.map(({ kind, least, most }) =>
			t('said', { name: words.name('good', kind), text: least === most ? String(least) : `${least}–${most}` })
		)
		.join(', ');
