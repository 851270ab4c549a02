/** The position of Empire's End as the view describes it. */
import type { EmpiresEndEmpire, EmpiresEndOffer, EmpiresEndPosition, ViewRecord } from '$lib/messages';
import type { Bundle, Resource } from './facts';

export interface Empire extends EmpiresEndEmpire {
	resources: Record<Resource, number> | 'hidden';
}
export type OfferName = 'first' | 'second';
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
/** Two cards are on offer, or were a moment ago: they are called by their numbers. */
export const isNumbered = (position: Position): boolean =>
	Object.keys(position.offers).length > 1 || position.phase === 'double_disaster';
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

/** The offers that threaten a place, as they are numbered: "I", "II". */
export function flamesAt(position: Position, place: number): string[] {
	const names: [OfferName, string][] = [
		['first', 'I'],
		['second', 'II']
	];
	return names.filter(([name]) => position.offers[name]?.position === place).map(([, numeral]) => numeral);
}

/** What a seat has to decide: `choose_home`, with its arguments. */
export const decision = (empire: Empire | undefined): { name: string; args: string[] } => {
	const [name = '', ...args] = empire?.decides?.split(' ') ?? [];
	return { name, args };
};

export const intact = (empire: Empire): number => Object.keys(empire.row).length - empire.destroyed.length;
