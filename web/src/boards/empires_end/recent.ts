/** Where each player last changed something in a row, as `seat word`. */
import type { StepRecord } from '$lib/messages';
import type { Told } from '$lib/telling';
import { placesOf } from './beats';

const CHANGES = ['destroyed', 'attached', 'rebuilt', 'swapped', 'moved', 'upheaved'];

export function lastChanges(steps: readonly StepRecord[]): string[] {
	const last = new Map<unknown, string[]>();
	for (const event of steps.flatMap((step) => step.events as Told[]))
		if (CHANGES.includes(String(event['kind']))) last.set(event['seat'], placesOf(event));
	return [...last.values()].flat();
}
