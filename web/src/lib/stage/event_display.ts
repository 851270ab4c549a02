/** How a game shows its events. */
import type { GameEvent } from '$lib/net/messages';
import type { Sound } from './sound';

/** The names of all fields that some member of a union has. */
export type FieldOf<Union> = Union extends unknown ? keyof Union : never;
/** A union whose members can be asked for the fields of all others too, which they do not have. */
export type AnyOf<Union, Field extends PropertyKey = FieldOf<Union>> = Union extends unknown
	? Union & { [Other in Exclude<Field, keyof Union>]?: never }
	: never;

/** How a game shows its events. */
export interface Telling<Position, Kind extends string = string> {
	/** For how long each kind is shown, and with which sound. */
	beats: Beats<Kind>;
	/** The same of kinds that are not listed; without it, they take no time. */
	usual?: Beat;
	/** Kinds that deserve a moment of their own, however fast the rest is told. */
	moments?: readonly Kind[];
	/** Kinds that are told in one stroke when they follow each other: cards drawn, income. */
	strokes?: readonly Kind[];
	/** Kinds of which the first stands for all of a step, and waits until somebody who sits at the table has seen it. */
	held?: readonly Kind[];
	/** Kinds with which a turn begins: they are never told with what was before, and what they change is seen at once. */
	begins?: readonly Kind[];
	/** Kinds that carry something from one place to another: what they move is nowhere in the meantime. */
	moves?: readonly Kind[];
	/** Kinds of which nothing is written before they are over: dice land before anybody reads what they show. */
	suspense?: readonly Kind[];
	/** Whose turn it is; nothing where everybody plays at once. */
	onTurn?: (position: Position) => number | null;
	/** The places that an event is about. */
	placesOf: (event: GameEvent) => string[];
}
/** For how long something is shown, in milliseconds, and with which sound. */
export type Beat = [ms: number, sound: Sound];
/** The same for each kind of event. */
export type Beats<Kind extends string> = Partial<Record<Kind, Beat>>;

/** How an event is shown; nothing where it takes no time. */
export const beatOf = ({ beats, usual }: Pick<Telling<unknown>, 'beats' | 'usual'>, kind: string): Beat | undefined =>
	beats[kind] ?? usual;
/** For how long an event is shown. */
export const lasts = (telling: Pick<Telling<unknown>, 'beats' | 'usual'>, { kind }: GameEvent): number =>
	beatOf(telling, kind)?.[0] ?? 0;
