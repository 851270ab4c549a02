/** Events, and how a game tells them. */
import type { Sound } from './sound';

/** An event as it comes over the line. */
export type Told = Record<string, string | number>;

/** How a game tells its events. */
export interface Telling<Position> {
	/** For how long each kind is shown, and with which sound. Kinds that are not listed take no time. */
	beats: Record<string, [number, Sound]>;
	/** Kinds that deserve a moment of their own, however fast the rest is told. */
	moments?: readonly string[];
	/** Kinds that are told in one stroke when they follow each other: cards drawn, income. */
	strokes?: readonly string[];
	/** Kinds of which the first stands for all of a step, and waits until somebody who sits at the table has seen it. */
	held?: readonly string[];
	/** Kinds with which a turn begins: they are never told with what was before. */
	begins?: readonly string[];
	/** Whose turn it is; nothing where everybody plays at once. */
	onTurn?: (position: Position) => number | null;
	/** The position while something is on its way, and when it has arrived. */
	lifted: (position: Position, event: Told) => Position;
	landed: (position: Position, event: Told) => Position;
	/** The places that an event is about. */
	placesOf: (event: Told) => string[];
}
