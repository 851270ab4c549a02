/** What each seat did in this phase, one line a deed, as everybody may see it. */
import type { StepRecord } from '$lib/net/messages';
import type { BoardEvent } from './position';
import { thisPhase } from './payments';

/** Bookkeeping that belongs to another event, and what is said by the phase itself. */
const QUIET = new Set([
	'gained',
	'spent',
	'discounted',
	'committed',
	'chose_axes',
	'base_strength',
	'finished',
	'drew',
	'attached'
]);

export interface Deed {
	event: BoardEvent;
	/** Tokens and points that came of it: events that are told as one with it. */
	with: BoardEvent[];
}

export function deedsOf(steps: readonly StepRecord[], seat: number): Deed[] {
	const found: Deed[] = [];
	for (const event of thisPhase(steps)) {
		if (!('seat' in event) || Number(event.seat) !== seat) continue;
		const kind = event.kind;
		const last = found.at(-1);
		if ((kind === 'scored' || kind === 'gained' || kind === 'spent' || kind === 'attached') && last)
			last.with.push(event);
		else if (!QUIET.has(kind)) found.push({ event, with: [] });
	}
	return found;
}
