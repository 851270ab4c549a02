/** What may come, exactly: all that is public about both decks. */
import type { Position } from './position';
import { TRIBE_IDS } from '../pieces/palette';

export interface TribeOdds {
	tribe: string;
	share: number;
}
export interface CardOdds {
	card: string;
	share: number;
}

/**
 * The barbarian deck in layers of unknown order. Cards that an event has lifted to be laid back lie on top again: those
 * that are laid already in their order, and of the others, which all see, nobody knows yet which comes first (FR-RUL-111).
 */
function layersOf({ agenda, barbarian_deck, turn }: Position): string[][] {
	const due = agenda.slice(agenda.findLastIndex((step) => step.startsWith('played ')) + 1);
	if (!due.includes('lay')) return barbarian_deck;
	const laid = due.filter((step) => step.startsWith('laid ')).map((step) => [step.slice('laid '.length)]);
	return [...laid, turn.drawn, ...barbarian_deck];
}

/** How likely the next barbarian card is of each tribe. */
export function nextInvasion(position: Position): TribeOdds[] {
	const layer = layersOf(position).find((cards) => cards.length > 0) ?? position.barbarian_discard;
	return TRIBE_IDS.map((tribe) => ({
		tribe,
		share: layer.length ? layer.filter((card) => card.startsWith(`${tribe} `)).length / layer.length : 0
	}));
}

/** How likely each barbarian card is among the next so many; the order inside a layer is unknown. */
export function nextBarbarians(position: Position, cards: number): CardOdds[] {
	const found: CardOdds[] = [];
	let left = cards;
	for (const layer of layersOf(position)) {
		const drawn = Math.min(left, layer.length);
		if (drawn <= 0) continue;
		found.push(...layer.map((card) => ({ card, share: drawn / layer.length })));
		left -= drawn;
	}
	return found;
}

/** How many revolts are among the next cards of the player deck on average. */
function revoltsAmong(position: Position, cards: number): { revolts: number; known: number; drawn: number } {
	const top = position.player_deck.top.slice(0, cards);
	let [revolts, left] = [top.filter((card) => card === 'revolt').length, cards - top.length];
	for (const pile of position.player_deck.piles) {
		const drawn = Math.min(left, pile.cards);
		if (drawn <= 0) continue;
		if (pile.revolt) revolts += drawn / pile.cards;
		left -= drawn;
	}
	return { revolts, known: top.length, drawn: cards - left };
}

/** How likely one city card that is still in the deck is among the next so many. */
export function cityCardChance(position: Position, cards: number): number {
	const { revolts, known, drawn } = revoltsAmong(position, cards);
	const hidden = position.player_deck.cards.length + position.player_deck.events;
	const topRevolts = position.player_deck.top.slice(0, cards).filter((card) => card === 'revolt').length;
	return hidden ? Math.min(1, Math.max(0, drawn - known - (revolts - topRevolts)) / hidden) : 0;
}

/** How likely a revolt is among the next cards of the player deck. */
export function revoltChance(position: Position, cards: number): number {
	let none = 1;
	let left = cards;
	for (const card of position.player_deck.top) {
		if (left-- <= 0) return 1 - none;
		if (card === 'revolt') return 1;
	}
	for (const pile of position.player_deck.piles) {
		if (left <= 0) break;
		const drawn = Math.min(left, pile.cards);
		if (pile.revolt) none *= (pile.cards - drawn) / pile.cards;
		left -= drawn;
	}
	return 1 - none;
}

/** How many cards are sure to come before the next revolt can, and among how many it is then; 0 if none is left. */
export function nextRevolt(position: Position): { calm: number; number: number } {
	const { piles, top } = position.player_deck;
	const known = top.indexOf('revolt');
	if (known >= 0) return { calm: known, number: 1 };
	const at = piles.findIndex((pile) => pile.revolt);
	const calm = piles.slice(0, at).reduce((sum, pile) => sum + pile.cards, top.length);
	return at < 0 ? { calm: 0, number: 0 } : { calm, number: piles[at]!.cards };
}
/** All that are not carried out yet: in the deck, or drawn a moment ago. */
export const revoltsLeft = ({ player_deck: { piles, top }, turn }: Position): number =>
	piles.filter((pile) => pile.revolt).length +
	[...top, ...(turn?.drawn ?? [])].filter((card) => card === 'revolt').length;
