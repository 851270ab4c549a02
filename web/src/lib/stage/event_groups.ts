/**
 * Events that are told together, and how long that takes.
 *
 * What a person does is told event by event. What a bot does is told deed by deed, and its whole turn takes at most
 * `TURN`: routine gets what is left for it, and the few things that deserve a moment get more.
 */
import type { GameEvent, StepRecord } from '$lib/net/messages';
import type { Change } from '$lib/net/apply_patch';
import { lasts, type Telling } from './event_display';

export interface Bunch {
	/** The one that is shown. */
	event: GameEvent;
	/** All that are told with it, in order. */
	events: GameEvent[];
	/** What each of them changes in the position. */
	changes: Change[][];
	/** The whole step that it belongs to. */
	step: StepRecord;
	/** The events again, as parts of the steps that they belong to. */
	parts: StepRecord[];
	/** In milliseconds at the usual speed; Infinity: until somebody goes on. */
	lasts: number;
	/** In whose turn it happens. */
	turn: string;
}
interface Situation {
	/** A bot is on turn. */
	bot: boolean;
	turn: string;
	/** Somebody who plays looks on: what must be seen waits for them. */
	sits: boolean;
	/** How much of this turn's time is used already. */
	spent: number;
}

/** How long the turn of a bot may take at the usual speed. */
export const TURN = 4000;
/** What its routine may take of that, and one deed of it. */
const ROUTINE = 3000;
const DEED = 380;
/** A moment in the turn of a bot. */
const MOMENT = 1400;

export function bunched(
	telling: Pick<Telling<unknown>, 'beats' | 'usual' | 'moments' | 'strokes' | 'held' | 'begins'>,
	steps: readonly StepRecord[],
	{ bot, turn, sits, spent }: Situation
): Bunch[] {
	const usual = (event: GameEvent): number => lasts(telling, event);
	const isMoment = (event: GameEvent): boolean => Boolean(telling.moments?.includes(kindOf(event)));
	const isHeld = (event: GameEvent): boolean => Boolean(telling.held?.includes(kindOf(event)));
	const alone = (event: GameEvent): boolean => isMoment(event) || isHeld(event);
	const made: Bunch[] = [];
	let silent: Change[] = []; // changes of moves without events: they are seen with the next event
	for (const step of steps) {
		for (const [place, event] of step.events.entries()) {
			const changes = [...silent, ...changesOf(step, place)];
			silent = [];
			const last = made.at(-1);
			if (last && joins(last, event, step)) join(last, event, step, changes);
			else made.push(bunchOf(step, event, changes));
		}
		if (!step.events.length) silent.push(...changesOf(step, 0));
	}
	for (const one of made) {
		if (isHeld(one.event)) one.lasts = isFirst(one) ? (sits ? Infinity : one.lasts) : 0;
		else if (bot && one.lasts > 0) {
			one.lasts = isMoment(one.event)
				? share(MOMENT, TURN - spent, 2)
				: share(Math.min(DEED, one.lasts), ROUTINE - spent, 3);
			spent += one.lasts;
		}
	}
	return made;

	function bunchOf(step: StepRecord, event: GameEvent, changes: Change[]): Bunch {
		const parts = [partOf(step, event)];
		return { event, events: [event], changes: [changes], step, parts, lasts: usual(event), turn };
	}
	function joins(last: Bunch, event: GameEvent, step: StepRecord): boolean {
		if (alone(event) || alone(last.event) || telling.begins?.includes(kindOf(event))) return false;
		const stroke = telling.strokes?.includes(kindOf(event)) && kindOf(last.event) === kindOf(event);
		return Boolean(stroke) || (bot && last.step === step);
	}
	function join(last: Bunch, event: GameEvent, step: StepRecord, changes: Change[]): void {
		const part = last.parts.at(-1)!;
		last.events.push(event);
		last.changes.push(changes);
		if (part.number === step.number) part.events.push(event);
		else last.parts.push(partOf(step, event));
		if (usual(event) > last.lasts) Object.assign(last, { event, lasts: usual(event) });
	}
	/** All bids of a conflict are shown with the first of them. */
	function isFirst(one: Bunch): boolean {
		return one.step.events.find((event) => kindOf(event) === kindOf(one.event)) === one.event;
	}
}

/** What it wants, but no more than a part of what is left: the end of a long turn becomes quick, and never silent. */
const share = (wanted: number, left: number, parts: number): number =>
	Math.max(0, Math.floor(Math.min(wanted, left / parts)));
const partOf = ({ number, seat }: StepRecord, event: GameEvent): StepRecord => ({ number, seat, events: [event] });
const changesOf = (step: StepRecord, place: number): Change[] => step.changes?.[place] ?? [];
const kindOf = (event: GameEvent): string => event.kind;
