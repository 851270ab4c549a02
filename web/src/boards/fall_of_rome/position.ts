/** The position of Fall of Rome as the view describes it. */
import type { ViewRecord } from '$lib/messages';
import { TRIBE_IDS } from './tribes';

export interface Pile {
	cards: number;
	revolt: boolean;
}
export interface Position {
	seats: number;
	options: Record<string, string | number | boolean>;
	players: { role: string | null; city: string | null; hand?: string[] }[];
	treasury: string[];
	barbarians: Record<string, Record<string, number>>;
	legions: Record<string, number>;
	forts: string[];
	allied: string[];
	rate: number;
	decline: number;
	supply: { barbarians: Record<string, number>; legions: number; forts: number };
	player_deck: {
		size: number;
		top: string[];
		piles: Pile[];
		cards: string[];
		events: number;
		event_deck: number;
		unseen_events: string[];
	};
	player_discard: string[];
	barbarian_deck: string[][];
	barbarian_discard: string[];
	removed: string[];
	turn: {
		active: number;
		phase: 'setup' | 'actions' | 'draw' | 'invade';
		actions: number;
		invasions_left: number;
		fewer: number;
		skip_invasion: number;
		drawn: string[];
		[key: string]: unknown;
	};
	agenda: string[];
	outcome: string;
}

export const positionOf = (view: ViewRecord): Position => view.position as unknown as Position;

/** The seat that owns a pawn: in solo one seat has all of them. */
export const seatOfPawn = (position: Position, pawn: number): number => (position.seats === 1 ? 0 : pawn);

/** The pawns in a city, by their number. */
export const pawnsIn = (position: Position, city: string): number[] =>
	position.players.flatMap((player, pawn) => (player.city === city ? [pawn] : []));

/** The barbarians of a city as a word, the same for the same crowd, so that what has not changed is not drawn again. */
export const crowdOf = (position: Position, city: string): string => {
	const horde = position.barbarians[city];
	return horde ? TRIBE_IDS.map((id) => horde[id] ?? 0).join('') : '';
};

/** A tribe that is allied, or has nobody on the map. */
export function isCalm(position: Position, tribe: string): boolean {
	return position.allied.includes(tribe) || !Object.values(position.barbarians).some((horde) => horde[tribe]);
}

export const stepsToLose = (position: Position): number => Number(position.options['decline.steps_to_lose'] ?? 8);
