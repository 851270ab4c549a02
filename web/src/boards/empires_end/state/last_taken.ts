/** Somebody takes a disaster: the card, who, and what came of it so far, as the events tell it. */
import type { StepRecord } from '$lib/net/messages';
import type { BoardEvent, Kind } from './position';
import { thisPhase } from './payments';

export interface Taking {
	took: BoardEvent;
	card: string;
	seat: number;
	/** What followed, in the order of the rules. */
	after: BoardEvent[];
}

/** Kinds that belong to taking a card. */
const FOLLOWS: readonly Kind[] = [
	'temple_moved',
	'gained',
	'destroyed',
	'triggered',
	'attached',
	'nothing_left',
	'card_lost',
	'scored'
];

/** The taking that the event on the stage belongs to; null if it is about something else. */
export function takingOf(steps: readonly StepRecord[], now: BoardEvent | null): Taking | null {
	if (!now || (now.kind !== 'took' && !FOLLOWS.includes(now.kind))) return null;
	const events = thisPhase(steps);
	const at = events.findLastIndex((event) => event.kind === 'took');
	const took = events[at];
	if (!took || took.seat !== now.seat) return null;
	const after = events.slice(at + 1).filter((event) => event.seat === took.seat);
	if (after.some((event) => !FOLLOWS.includes(event.kind))) return null;
	return { took, card: String(took.card), seat: Number(took.seat), after };
}
