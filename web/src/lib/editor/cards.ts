/** Cards that lie in one place each: where one lies, and what changes when it moves. */
import type { Part, Parts, Pool } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import type { Change } from './pieces';
import { placesOf, read, type Data } from './places';

/** A card that nobody knows. */
export const UNKNOWN = '?';

export interface Lying {
	part: Part;
	/** The list it lies in, or the place that names it. */
	at: string;
	/** Its number in the list; -1 where the place names it. */
	index: number;
}

const SPOTS = ['cards', 'layers', 'word'];

/** The lists of a position in which the cards of a pool can lie, with their cards. */
export function spotsOf(data: Data, parts: Parts, pool: string): { part: Part; at: string; cards: string[] }[] {
	return parts.parts
		.filter((part) => part.pool === pool && SPOTS.includes(part.kind))
		.flatMap((part) => {
			const pattern = part.at.replace('{seat}', '*').replace('{place}', '*') + (part.kind === 'layers' ? '[*]' : '');
			return placesOf(data, pattern).map((at) => ({ part, at, cards: cardsOf(read(data, at)) }));
		});
}

/** The cards of a list; where only their number is known, nobody knows them. */
export function cardsOf(value: unknown): string[] {
	if (Array.isArray(value)) return value as string[];
	if (typeof value === 'number') return Array.from({ length: value }, () => UNKNOWN);
	return typeof value === 'string' ? [value] : [];
}

/** Where a card lies; null: where all lie that are written nowhere. */
export function lying(data: Data, parts: Parts, pool: string, card: string): Lying | null {
	for (const { part, at, cards } of spotsOf(data, parts, pool)) {
		const index = cards.indexOf(card);
		if (index >= 0) return { part, at, index: part.kind === 'word' ? -1 : index };
	}
	return null;
}

/** What changes when a card leaves a list. */
export function taken(data: Data, pool: Pool, from: Lying): Change[] {
	const rest = cardsOf(read(data, from.at)).filter((_, index) => index !== from.index);
	return [[from.at, from.index < 0 ? undefined : rest], ...piles(data, pool, 1)];
}

/** What changes when a card comes to the end of a list, from wherever it lies. */
export function moved(data: Data, parts: Parts, pool: Pool, card: string, to: string): Change[] {
	const from = card === UNKNOWN ? null : lying(data, parts, pool.id, card);
	const there = cardsOf(read(data, to)).filter((other) => other === UNKNOWN || other !== card);
	const left = from && from.at !== to ? taken(data, pool, from).slice(0, 1) : [];
	return [...left, [to, [...there, card]], ...(from ? [] : piles(data, pool, -1))];
}

/** The rest is a deck of piles: a card that leaves it comes from the top, and one that comes lies there. */
function piles(data: Data, pool: Pool, by: 1 | -1): Change[] {
	const sizes = pool.piles ? (read(data, pool.piles) as { cards: number }[] | undefined) : undefined;
	const top = sizes?.findIndex(({ cards }) => cards + by > 0) ?? -1;
	return sizes && top >= 0 ? [[`${pool.piles}[${top}].cards`, sizes[top]!.cards + by]] : [];
}

/** A card is called by the words it is made of: `huns roma`, a tribe and a city. */
export function cardName(pool: Pool, card: string): string {
	if (card === UNKNOWN) return t('editor-unknown');
	const domains = pool.domain.split(' ');
	const names = card.split(' ').map((word, index) => words.name(domains[index] ?? pool.domain, word));
	const name = names.join(' · ');
	const number = /_(\d+)$/.exec(card)?.[1]; // of several with the same name
	return number && !/\d/.test(name) ? `${name} ${words.number(Number(number))}` : name;
}
