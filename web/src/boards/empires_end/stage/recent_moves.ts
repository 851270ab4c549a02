/** Where each player last changed something in a row, as `seat word`. */
import type { StepRecord } from '$lib/net/messages';
import { eventsOf, type Kind } from '../state/position';
import { placesOf } from './beats';

const CHANGES: readonly Kind[] = ['destroyed', 'attached', 'rebuilt', 'swapped', 'moved', 'upheaved'];

export function lastChanges(steps: readonly StepRecord[]): string[] {
	const last = new Map<unknown, string[]>();
	for (const event of eventsOf(steps)) if (CHANGES.includes(event.kind)) last.set(event.seat, placesOf(event));
	return [...last.values()].flat();
}
