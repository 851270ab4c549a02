/** What happened since one's own last deed, and everybody's last move, as they are marked on the map. */
import type { StepRecord } from '$lib/net/messages';
import type { Since } from '$lib/stage/since_last_move';
import { eventsOf, type BoardEvent } from '../state/position';
import { placesOf } from './beats';

export interface Recent {
	/** As it stands in the list; nothing for a last move that is marked only. */
	number: number | null;
	event: BoardEvent;
	player: string;
	place: string | null;
	/** Where a journey came from. */
	from: string | null;
}
const MAP_KINDS: readonly BoardEvent['kind'][] = [
	'placed',
	'travelled',
	'plundered',
	'founded',
	'expanded',
	'legionnaire_moved'
];
const playerIn = (event: BoardEvent): string =>
	String(event.player ?? '') || (String(event.tribe ?? '').split('_')[0] ?? '');

/** Where a tribe stood before one of its journeys. */
function originOf(steps: readonly StepRecord[], event: BoardEvent): string | null {
	if (event.kind !== 'travelled') return null;
	const told = eventsOf(steps);
	const before = told
		.slice(0, told.indexOf(event))
		.findLast((one) => (one.kind === 'placed' || one.kind === 'travelled') && one.tribe === event.tribe);
	return before ? String(before.crossroads) : null;
}
const recentOf = (steps: readonly StepRecord[], event: BoardEvent, number: number | null): Recent => ({
	number,
	event,
	player: playerIn(event),
	place: placesOf(event)[0] ?? null,
	from: originOf(steps, event)
});

/** What happened since one's own turn, with its numbers. */
export const sinceMarks = (steps: readonly StepRecord[], { lines }: Since): Recent[] =>
	lines.map(({ event, number }) => recentOf(steps, event as BoardEvent, number));

/** The last move of each player that the map shows. */
export function lastMoves(steps: readonly StepRecord[], players: readonly string[]): Recent[] {
	const told = eventsOf(steps);
	return players.flatMap((player) => {
		const event = told.findLast((one) => MAP_KINDS.includes(one.kind) && playerIn(one) === player);
		return event ? [recentOf(steps, event, null)] : [];
	});
}
