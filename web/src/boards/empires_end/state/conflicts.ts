/** What came of a conflict: the bids, shown together, and what each strength brought. */
import type { FieldOf } from '$lib/stage/event_display';
import type { StepRecord } from '$lib/net/messages';
import { eventsOf, type BoardEvent, type Kind } from './position';
import type { Bundle, Resource } from './facts';

export interface Fighter {
	seat: number;
	/** Strength before the bid, as it was told when the conflict began; all of it where that is not known. */
	base: number;
	axes: number;
	coins: number;
	strength: number;
	points: number;
	gained: Bundle;
	wins: boolean;
	/** The two locations that change places. */
	upheaval: [string, string] | null;
}
export interface Reveal {
	step: number;
	card: string;
	fighters: Fighter[];
}

const num = (event: BoardEvent, name: FieldOf<BoardEvent>): number => Number(event[name] ?? 0);

const ENDS: readonly Kind[] = ['hourglass_moved', 'locations_counted'];
const ends = (event: BoardEvent): boolean => ENDS.includes(event.kind);

/** Whether this is a bid that is shown, or what the bids of the same step led to. */
export function isOfBids(event: BoardEvent, step: StepRecord): boolean {
	const events = eventsOf([step]);
	const first = events.findIndex((one) => one.kind === 'bid_shown');
	const last = events.findIndex((one, at) => at > first && ends(one));
	const at = events.indexOf(event);
	return first >= 0 && at >= first && (last < 0 || at < last);
}

/** The last conflict that was decided, if any. */
export function lastReveal(steps: readonly StepRecord[]): Reveal | null {
	for (let i = steps.length - 1; i >= 0; i--) {
		if (eventsOf([steps[i]!]).some((event) => event.kind === 'bid_shown')) return revealAt(steps, i);
	}
	return null;
}

function revealAt(steps: readonly StepRecord[], at: number): Reveal {
	const fighters = new Map<number, Fighter>();
	const bases = new Map<number, number>();
	const before = eventsOf(steps.slice(0, at + 1));
	for (const event of before) if (event.kind === 'base_strength') bases.set(num(event, 'seat'), num(event, 'strength'));
	const first = eventsOf([steps[at]!]).findIndex((event) => event.kind === 'bid_shown');
	// the upheaval may wait for somebody who refreshes; the next phase ends it
	const later = eventsOf(steps.slice(at)).slice(first);
	for (const event of later) {
		if (ends(event)) break;
		tell(fighters, event, bases);
	}
	const card = String(before.findLast((event) => event.kind === 'conflict_revealed')?.conflict_card ?? '');
	return { step: steps[at]!.number, card, fighters: [...fighters.values()].sort((a, b) => a.seat - b.seat) };
}

function tell(fighters: Map<number, Fighter>, event: BoardEvent, bases: ReadonlyMap<number, number>): void {
	const seat = num(event, 'seat');
	if (event.kind === 'bid_shown') {
		const bid = { axes: num(event, 'axes'), coins: num(event, 'coins'), strength: num(event, 'strength') };
		fighters.set(seat, {
			seat,
			base: bases.get(seat) ?? bid.strength,
			...bid,
			points: 0,
			gained: {},
			wins: false,
			upheaval: null
		});
		return;
	}
	const one = fighters.get(seat);
	if (!one) return;
	if (event.kind === 'scored') one.points += num(event, 'points');
	else if (event.kind === 'victory') one.wins = true;
	else if (event.kind === 'upheaved') one.upheaval = [String(event.location), String(event.other_location)];
	else if (event.kind === 'gained') {
		const kind = String(event.resource) as Resource;
		one.gained = { ...one.gained, [kind]: (one.gained[kind] ?? 0) + num(event, 'number') };
	}
}
