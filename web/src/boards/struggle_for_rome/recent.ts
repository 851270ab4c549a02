/** What the others did since one's own last deed, and everybody's last move: told in the rail, and marked on the map. */
import { blocksOf } from '$lib/deeds';
import type { StepRecord } from '$lib/messages';
import type { Told } from '$lib/telling';
import { placesOf, STYLE } from './beats';

export interface Recent {
	/** As it stands in the list; nothing for a last move that is marked only. */
	number: number | null;
	event: Told;
	player: string;
	place: string | null;
	/** Where a journey came from. */
	from: string | null;
}
/** What changes the map, or takes something from somebody. */
const LOUD = [
	'travelled',
	'plundered',
	'turned',
	'founded',
	'expanded',
	'legionnaire_moved',
	'robbed',
	'took_gold',
	'shortage'
];
const MAP_KINDS = ['placed', 'travelled', 'plundered', 'founded', 'expanded', 'legionnaire_moved'];
const MOST = 6;
const kindOf = (event: Told): string => String(event['kind']);
const playerIn = (event: Told): string =>
	String(event['player'] ?? '') || (String(event['tribe'] ?? '').split('_')[0] ?? '');

/** Where a tribe stood before one of its journeys. */
function originOf(steps: readonly StepRecord[], event: Told): string | null {
	if (kindOf(event) !== 'travelled') return null;
	const told = steps.flatMap((step) => step.events as Told[]);
	const before = told
		.slice(0, told.indexOf(event))
		.findLast((one) => ['placed', 'travelled'].includes(kindOf(one)) && one['tribe'] === event['tribe']);
	return before ? String(before['crossroads']) : null;
}
const recentOf = (steps: readonly StepRecord[], event: Told, number: number | null): Recent => ({
	number,
	event,
	player: playerIn(event),
	place: placesOf(event)[0] ?? null,
	from: originOf(steps, event)
});

/** The deeds of the others since the last one of this seat, oldest first; none once it has done something itself. */
export function sinceTurn(steps: readonly StepRecord[], seat: number): Recent[] {
	if (seat < 0) return [];
	const own = steps.findLastIndex(
		(step) => step.seat === seat && !step.events.some((event) => STYLE.answers!.includes(kindOf(event as Told)))
	);
	if (own < 0) return [];
	const mine = chanceAfter(steps, own);
	const lines = blocksOf(steps.slice(mine), STYLE).flatMap((block) => block.lines);
	return lines
		.map((line) => [line.event, ...line.details].find((event) => LOUD.includes(kindOf(event))))
		.filter((event): event is Told => event !== undefined && kindOf(event) !== 'turned')
		.slice(-MOST)
		.map((event, i) => recentOf(steps, event, i + 1));
}
/** What chance did for a move belongs to it. */
function chanceAfter(steps: readonly StepRecord[], index: number): number {
	let next = index + 1;
	while (next < steps.length && steps[next]!.seat < 0) next++;
	return next;
}

/** The last move of each player that the map shows. */
export function lastMoves(steps: readonly StepRecord[], players: readonly string[]): Recent[] {
	const told = steps.flatMap((step) => step.events as Told[]);
	return players.flatMap((player) => {
		const event = told.findLast((one) => MAP_KINDS.includes(kindOf(one)) && playerIn(one) === player);
		return event ? [recentOf(steps, event, null)] : [];
	});
}
