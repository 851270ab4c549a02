/** What an empire would count if the game ended now, as the engine counts it from what this seat may know. */
import type { EmpiresEndAtEnd, ForeseenLine } from '$lib/net/messages';
import type { Empire } from './position';

export type Standing = EmpiresEndAtEnd;

export const standing = (empire: Empire): Standing => empire.at_end;

/** The same after a line of actions; what it does not change stays. */
export function standingAfter(line: ForeseenLine, empire: Empire, seat: number): Standing {
	const empires = line.changed['empires'] as Record<string, { at_end?: Partial<Standing> }> | undefined;
	return { ...empire.at_end, ...empires?.[String(seat)]?.at_end };
}
