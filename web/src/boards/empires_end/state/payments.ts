/** Who paid what on the cards on offer, round by round, as the events tell it. */
import type { StepRecord } from '$lib/net/messages';
import type { BoardEvent, OfferName } from './position';
import type { Resource } from './facts';

/** A token that was laid on a card, or an innovation that let a seat pass. */
export type Payment = { token: Resource } | { skip: string };

/** The payments of each seat on one card, oldest first. */
export function paymentsOn(steps: readonly StepRecord[], offer: OfferName, seats: number): Payment[][] {
	const found: Payment[][] = Array.from({ length: seats }, () => []);
	for (const event of thisPhase(steps)) {
		if (event.disaster !== offer) continue;
		const own = found[Number(event.seat)];
		if (event.kind === 'paid') own?.push({ token: String(event.resource) as Resource });
		else if (event.kind === 'skipped') own?.push({ skip: String(event.innovation) });
	}
	return found;
}

/** What happened since the hourglass moved last. */
export function thisPhase(steps: readonly StepRecord[]): BoardEvent[] {
	const events: BoardEvent[] = [];
	for (let i = steps.length - 1; i >= 0; i--) {
		const told = steps[i]!.events as BoardEvent[];
		const from = told.findLastIndex((event) => event.kind === 'hourglass_moved');
		events.unshift(...told.slice(from + 1));
		if (from >= 0) break;
	}
	return events;
}
