/** The position of Empire's End as the view describes it. */
import type {
	EmpiresEndEmpire,
	EmpiresEndEvent,
	EmpiresEndOffer,
	EmpiresEndPosition,
	StepRecord,
	ViewRecord
} from '$lib/net/messages';
import type { AnyOf } from '$lib/stage/event_display';
import { words, t } from '$lib/text/i18n.svelte';
import { CARDS, ROMAN, type Bundle, type Resource } from './facts';

export interface Empire extends EmpiresEndEmpire {
	resources: Record<Resource, number> | 'hidden';
}
export type OfferName = 'first' | 'second';
/** An event of this game, with no field for what its kind does not have. */
export type BoardEvent = AnyOf<EmpiresEndEvent>;

/** The events of some steps or foreseen lines; only so are their kinds checked. */
export const eventsOf = (parts: readonly Pick<StepRecord, 'events'>[]): BoardEvent[] =>
	parts.flatMap(({ events }) => events as BoardEvent[]);
export type Kind = BoardEvent['kind'];
export interface Offer extends EmpiresEndOffer {
	tokens: Bundle;
}
export interface Position extends Omit<EmpiresEndPosition, 'offers'> {
	empires: Empire[];
	offers: Partial<Record<OfferName, Offer>>;
}
export interface Place {
	place: number;
	tile: string;
	destroyed: boolean;
	innovations: string[];
}

export const positionOf = (view: ViewRecord): Position => view.position as Position;
/** Two cards are on offer, or were a moment ago: whatever is done says to which. */
export const isDouble = (position: Position): boolean =>
	Object.keys(position.offers).length > 1 || position.phase === 'double_disaster';
/** What a phase is about, for the looks of the table. */
export const sceneOf = (phase: string): 'conflict' | 'disaster' | 'work' =>
	phase === 'conflict' ? 'conflict' : phase.includes('disaster') ? 'disaster' : 'work';
export const countOf = (heap: number | string[]): number => (typeof heap === 'number' ? heap : heap.length);

/** The row of an empire from left to right. */
export const placesOf = (empire: Empire): Place[] =>
	Object.entries(empire.row).map(([place, tile]) => ({
		place: Number(place),
		tile,
		destroyed: empire.destroyed.includes(tile),
		innovations: empire.innovations[tile] ?? []
	}));

/** Where a tile lies in its row. */
export const placeOf = (empire: Empire, tile: string): number =>
	Number(Object.entries(empire.row).find(([, other]) => other === tile)?.[0] ?? 0);

/** The cards on offer in order. */
export const offersOf = (position: Position): [OfferName, Offer][] =>
	(['first', 'second'] as const).flatMap((name): [OfferName, Offer][] =>
		position.offers[name] ? [[name, position.offers[name]]] : []
	);
export const seatsOf = (position: Position): number[] => [...position.empires.keys()];
export const kindOf = (card: string): string => CARDS[card]?.type ?? card;

/** A card on offer by its disaster: "Fire"; of two of a kind the later is "second Fire". */
export function offerName(position: Position, offer: OfferName | undefined): string {
	const card = position.offers[offer ?? 'first']?.card ?? '';
	const name = words.name('card', kindOf(card));
	const twice = offer === 'second' && kindOf(position.offers.first?.card ?? '') === kindOf(card);
	return twice ? t('ee-second-of', { name }) : name;
}

/** A disaster that threatens a place. */
export interface Flame {
	name: string;
	type: string;
}
/** Which places are threatened, and by what. */
export function flamesOf(position: Position): Record<number, Flame[]> {
	const found: Record<number, Flame[]> = {};
	for (const [name, offer] of offersOf(position))
		(found[offer.position] ??= []).push({ name: offerName(position, name), type: kindOf(offer.card) });
	return found;
}
export const flamesAt = (position: Position, place: number): Flame[] => flamesOf(position)[place] ?? [];

/** What a seat has to decide: `choose_home`, with its arguments. */
export const decision = (empire: Empire | undefined): { name: string; args: string[] } => {
	const [name = '', ...args] = empire?.decides?.split(' ') ?? [];
	return { name, args };
};

export const intact = (empire: Empire): number => Object.keys(empire.row).length - empire.destroyed.length;

/** The place under which a card lies, whoever has it: "IV"; empty where it lies nowhere. */
export function homeOf(position: Position, card: string): string {
	for (const empire of position.empires) {
		const home = Object.entries(empire.innovations).find(([, cards]) => cards.includes(card));
		if (home) return ROMAN[placeOf(empire, home[0])] ?? '';
	}
	return '';
}
