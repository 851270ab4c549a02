/** What a seat is asked now, in a sentence: which card or phase asks, and about which place. From what the seat has to decide. */
import { joined } from '$lib/session/seats';
import { t, words } from '$lib/text/i18n.svelte';
import { called, effect } from './ability_text';
import { lying } from './action_text';
import { CARDS, CONFLICTS, ROMAN } from '../state/facts';
import { countOf, decision, offerName, offersOf, type Position } from '../state/position';

/** The rule behind each question. */
export const RULES: Record<string, string> = {
	choose_ruin: 'EE-LOC-10',
	choose_home: 'EE-INNO-04',
	in_relief: 'EE-POOR-03',
	in_industry: 'EE-IND-01',
	with_cards: 'EE-IND-05',
	with_leftovers: 'EE-IND-14',
	choose_part: 'EE-CMB-02',
	choose_refresh: 'EE-EXH-07',
	choose_hand: 'EE-LIGHT-02',
	choose_strike: 'EE-LIGHT-03'
};

/** "Fire at IV": the cards that are not handled yet, each with the place it strikes. */
function cardsOn(position: Position): string[] {
	return offersOf(position)
		.filter(([, offer]) => !offer.handled)
		.map(([name, offer]) =>
			t('ee-ask-at', { disaster: offerName(position, name), place: ROMAN[offer.position] ?? '' })
		);
}

const listed = (cards: string[]): string => joined(cards, words.language);

/** How the cards on offer go round; of two, the later one brings the temple (EE-DBL-08). */
export const auctionAbout = (position: Position): string =>
	t(offersOf(position).length > 1 ? 'ee-auction-about-two' : 'ee-auction-about');

/** Who took the other of two cards; empty where nobody has. */
export function otherTaken(position: Position, seat: number, names: readonly string[]): string {
	const taker = position.takers.at(-1);
	if (taker === undefined) return '';
	return taker === seat ? t('ee-taken-by-you') : t('ee-taken-by', { name: names[taker] ?? '' });
}

/** The question; `taken` is the card that the seat took last, where that led to it. Empty where nothing is asked. */
export function askedOf(
	position: Position,
	seat: number,
	names: readonly string[],
	taken: string | null = null
): string {
	const empire = position.empires[seat];
	const { name, args } = decision(empire);
	if (!empire || !name) return '';
	const [word = ''] = args;
	const card = taken ? called(taken) : '';
	const cards = cardsOn(position);
	switch (name) {
		case 'on_turn':
			return t(cards.length > 1 ? 'ee-ask-both' : 'ee-ask-on_turn', { cards: listed(cards) });
		case 'in_window': {
			const whose = Number(position.agenda.at(-1)?.split(' ')[1] ?? position.temple);
			const message = whose === seat ? 'ee-ask-in_window-mine' : 'ee-ask-in_window';
			return t(message, { name: names[whose] ?? '', cards: listed(cards) });
		}
		case 'choose_ruin': {
			const place = ROMAN[Number(word)] ?? '';
			return card ? t('ee-ask-ruin', { card, place }) : t('ee-ask-ruin-place', { place });
		}
		case 'choose_home':
			// what it does stands on the card, where that is shown
			return card
				? t('ee-ask-home', { card: called(word) })
				: t('due-choose_home', { card: called(word), effect: word in CARDS ? effect(word) : '' });
		case 'in_relief':
			return card ? t('ee-ask-relief', { card }) : t('due-in_relief');
		case 'in_reactivation':
		case 'in_swap':
		case 'in_move':
			return t(`ee-ask-${name}`, { card: lying(position, word) });
		case 'with_leftovers':
			return t('ee-ask-with_leftovers', { number: countOf(empire.hand) });
		case 'choose_axes': {
			const at = CONFLICTS[position.conflict ?? '']?.upheaval.position ?? 0;
			return t('ee-ask-choose_axes', { place: ROMAN[at] ?? '' });
		}
		case 'choose_coins': {
			const laid = empire.bid && empire.bid !== 'hidden' ? empire.bid.axes : 0;
			return t('ee-ask-choose_coins', { axes: t('amount-axe', { number: laid }) });
		}
		case 'choose_hand':
			return t('ee-ask-choose_hand', { cards: listed(Array.isArray(empire.hand) ? empire.hand.map(called) : []) });
		case 'choose_strike':
			return t('ee-ask-choose_strike', { number: countOf(empire.struck) + 1 });
		default: {
			const message = `ee-ask-${name}`;
			return t(words.has(message) ? message : `due-${name}`, { card: '', effect: '', name: '' });
		}
	}
}
