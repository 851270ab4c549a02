/** What is printed on tiles, cards and the track of Empire's End. */
import facts from 'facts:empires_end';

export type Resource = 'wheat' | 'axe' | 'hammer' | 'coin';
export type Bundle = Partial<Record<Resource, number>>;
export type Phase = 'disaster' | 'economy' | 'industry' | 'conflict' | 'end_game' | 'on_destruction';

export interface Ability {
	id: string;
	params: {
		resources?: Bundle;
		give?: Bundle;
		get?: Bundle[];
		max_times?: number;
		points?: number;
		strength?: number;
		hammers?: number;
		location_type?: string;
		resource?: Resource;
	};
}
export interface TileFacts {
	id: string;
	type: string;
	points: { value: number };
	rebuild_hammers: { value: number };
	phase: Phase;
	ability: Ability;
}
export interface CardFacts {
	id: string;
	type: string;
	number: number;
	bid: Resource[];
	cost: number;
	phase: Phase;
	ability: Ability;
}
export interface Band {
	min: number;
	max: number | null;
	points: number;
	resources: Bundle;
	refresh: number;
}
export interface ConflictFacts {
	id: string;
	victory: { points: number; resources: Bundle };
	brackets: Band[];
	upheaval: { rank: number; position: number };
}
interface Side {
	spaces: string[];
	lightning_space: number;
}
interface Facts {
	locations: { tiles: TileFacts[] };
	disaster_cards: { cards: CardFacts[] };
	conflict_cards: { cards: ConflictFacts[] };
	decline_track: { players_2: Side; players_3_4: Side };
	constants: { builds_or_sales_per_industry: number; rebuilds_per_industry: number };
}

export const FACTS = facts as Facts;
const byId = <T extends { id: string }>(all: T[]): Record<string, T> =>
	Object.fromEntries(all.map((one) => [one.id, one]));

export const RESOURCES: Resource[] = ['wheat', 'axe', 'hammer', 'coin'];
export const TILES = byId(FACTS.locations.tiles);
export const CARDS = byId(FACTS.disaster_cards.cards);
export const CONFLICTS = byId(FACTS.conflict_cards.cards);
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

export const isTile = (word: string): boolean => word in TILES;
/** A tile or a card by its word. */
export const bearer = (word: string): TileFacts | CardFacts | undefined => TILES[word] ?? CARDS[word];

/** The phases of the track in order; the first is space 1. */
export const trackFor = (seats: number): string[] =>
	(seats === 2 ? FACTS.decline_track.players_2 : FACTS.decline_track.players_3_4).spaces;

/** The printed band that a strength falls into. */
export const bandAt = (card: ConflictFacts, strength: number): Band | null =>
	card.brackets.find((band) => strength >= band.min && (band.max === null || strength <= band.max)) ?? null;
