/** The position of Fall of Rome as the view describes it. */
import type { FallOfRomeEvent, FallOfRomePile, FallOfRomePosition, StepRecord, ViewRecord } from '$lib/net/messages';
import type { AnyOf } from '$lib/stage/event_display';
import { FACTS } from './layout';
import { TRIBE_IDS } from '../pieces/palette';

export type Pile = FallOfRomePile;
export type Position = FallOfRomePosition;
/** An event of this game, with no field for what its kind does not have. */
export type BoardEvent = AnyOf<FallOfRomeEvent>;

/** The events of some steps or foreseen lines; only so are their kinds checked. */
export const eventsOf = (parts: readonly Pick<StepRecord, 'events'>[]): BoardEvent[] =>
	parts.flatMap(({ events }) => events as BoardEvent[]);
export type Kind = BoardEvent['kind'];

export const positionOf = (view: ViewRecord): Position => view.position as Position;

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
	if (position.allied.includes(tribe)) return true;
	const begun = position.turn.phase !== 'setup'; // before that nobody has come yet
	return begun && !Object.values(position.barbarians).some((horde) => horde[tribe]);
}

/** So much before an end that loses the game it is told. */
const NEAR = 2;
/** Tribes of which so few are left that the next ones may lose the game; allied ones come as well (FR-ACT-ALLY-04). */
export const fewLeft = (position: Position): { tribe: string; number: number }[] =>
	TRIBE_IDS.map((tribe) => ({ tribe, number: position.supply.barbarians[tribe] ?? 0 })).filter(
		({ number }) => number <= NEAR
	);

/** The option's default stands for what is printed. */
const PRINTED = 8;
export function stepsToLose(position: Position): number {
	const chosen = Number(position.options['decline.steps_to_lose'] ?? PRINTED);
	return chosen === PRINTED ? FACTS.tracks.decline.steps_to_lose : chosen;
}
/** The steps until decline loses the game, where they are few; null before, and when it has. */
export function declineLeft(position: Position): number | null {
	const left = stepsToLose(position) - position.decline;
	return left > 0 && left <= NEAR ? left : null;
}
