/** Tiles, cards and empires in words: for tooltips, a screen reader and the text board. */
import { t, words } from '$lib/text/i18n.svelte';
import { called, effect } from './ability_text';
import { CARDS, ROMAN, TILES } from '../state/facts';
import { countOf, intact, type Empire, type Place, type Position } from '../state/position';

/** "VII: City 32, intact. Industry: swap any two of your locations". */
export function tileText({ place, tile, destroyed }: Omit<Place, 'innovations'>): string {
	const hammers = TILES[tile]!.rebuild_hammers.value;
	const state = destroyed ? t('ee-text-ruin', { hammers }) : effect(tile);
	return t('ee-text-of', { what: ROMAN[place]!, text: `${called(tile)}. ${state}` });
}

/** "Fire 1. Industry: ...; exhausted". */
export function innovationText(card: string, asleep: boolean, exhausted: boolean): string {
	const state = [asleep ? t('ee-text-asleep') : '', exhausted ? t('ee-text-exhausted') : ''].filter(Boolean);
	return words.clauses([`${called(card)}. ${effect(card)}`, ...state]);
}

/** "Fire 1: threatens VII, accepts wheat, hammer or coin. Its ability: ...". */
export function cardText(card: string): string {
	const facts = CARDS[card]!;
	const kinds = [...facts.bid, 'coin'].map((kind) => words.name('resource', kind));
	const accepts = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(kinds);
	const text = `${t('ee-text-card', { place: ROMAN[facts.number] ?? '', accepts })} ${effect(card)}.`;
	return t('ee-text-of', { what: called(card), text });
}

/** "Livia: 38 points, strength 3, 4 cards, 9 of 11 intact, holds the temple". */
export function empireText(position: Position, seat: number, name: string): string {
	const empire = position.empires[seat] as Empire;
	const parts = [
		t('ee-points', { points: empire.score }),
		t('ee-strength', { number: empire.strength }),
		t('ee-cards', { number: countOf(empire.hand) }),
		t('ee-intact', { number: intact(empire) })
	];
	if (position.temple === seat) parts.push(t('ee-temple'));
	return t('ee-text-of', { what: name, text: parts.join(', ') });
}
