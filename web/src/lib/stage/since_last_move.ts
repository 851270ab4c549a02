/** What happened since one's own last deed, in a few lines: from the same lines as the chronicle. */
import { blocksOf, type Style } from './chronicle_blocks';
import { lasts } from './event_display';
import type { GameEvent, StepRecord, ViewRecord } from '$lib/net/messages';

export interface SinceLine {
	event: GameEvent;
	/** Who did it; nobody: it happened. */
	seat: number;
	/** As it stands on the board; null where it has none: on other boards, and for what came of one's own deed. */
	number: number | null;
	/** What it is about on the board. */
	places: string[];
}
export interface Since {
	/** Others have acted; else these lines are what came of one's own deed. */
	others: boolean;
	/** One has done nothing yet: it is all that happened. */
	whole?: boolean;
	/** The weightiest, as they happened; where a game tells apart what happened, in its order. */
	lines: SinceLine[];
	/** What each of the others did, where that is folded. */
	partners: Partner[];
	/** How often each group of what happened did, where a game tells them apart. */
	counts: Readonly<Record<string, number>> | null;
	/** How many lines more stand only in the chronicle. */
	more: number;
}
/** All that somebody else did, told by what weighs most. */
export interface Partner {
	seat: number;
	main: GameEvent;
	lines: SinceLine[];
}
export const NOTHING: Since = { others: false, lines: [], more: 0, partners: [], counts: null };
const USUAL = 8; // lines; what others did, what was lost and the great moments are told beyond that
const MOST = 14;

/**
 * What came of the last deed of a seat, and what the others did after it; an answer to somebody else is no deed. To whoever
 * has done nothing yet it is told only where it was `missed`.
 */
export function sinceOf(steps: readonly StepRecord[], seat: number, style: Style, missed = false): Since {
	const { answers = [], passing = [] } = style;
	const deed = steps.findLastIndex(
		(step) => step.seat === seat && step.events.some((event) => !answers.includes(event.kind))
	);
	const own = deed < 0 ? steps.findLastIndex((step) => step.seat === seat && !step.events.length) : deed;
	if (seat < 0 || (own < 0 && !missed)) return NOTHING;
	const rest = steps.slice(own + 1);
	const acting = rest.filter((step) => step.seat >= 0 && step.seat !== seat && step.events.length);
	const shown = style.reader?.(rest, seat) ?? rest;
	const deeds = shown.filter((step) => acting.includes(step) || !rest.includes(step));
	const told = linesOf(shown, new Set(deeds.map(({ number }) => number)), style).filter(
		({ event, weighs }) => weighs > 0 && !passing.includes(event.kind)
	);
	const ranked = told.toSorted((a, b) => Number(b.first) - Number(a.first) || b.weighs - a.weighs);
	const begun = rest.some(({ events }) => events.some((event) => style.heads.includes(event.kind)));
	const others = acting.length > 0 || (begun && rest.some((step) => step.seat >= 0 && step.seat !== seat));
	if (style.groups) return { ...grouped(told, seat, style.groups), others, whole: own < 0 };
	const kept = new Set(ranked.slice(0, MOST).filter((line, i) => line.first || i < USUAL));
	const lines = told
		.filter((line) => kept.has(line))
		.map(({ event, seat, places }, i) => ({ event, seat, number: style.numbered && others ? i + 1 : null, places }));
	return { others, lines, more: told.length - lines.length, whole: own < 0, partners: [], counts: null };
}

/** What happened, group by group and numbered; what the others did stays folded, each with all of it. */
function grouped(
	told: readonly Weighed[],
	me: number,
	groups: NonNullable<Style['groups']>
): Omit<Since, 'others' | 'whole'> {
	const names = Object.keys(groups);
	const groupOf = ({ event }: Weighed): number => names.findIndex((name) => groups[name]!.includes(event.kind));
	const happened = told.filter((line) => groupOf(line) >= 0).toSorted((a, b) => groupOf(a) - groupOf(b));
	const lines = happened.map(({ event, seat, places }, i) => ({ event, seat, number: i + 1, places }));
	const counts = Object.fromEntries(
		names.map((name, place) => [name, happened.filter((line) => groupOf(line) === place).length])
	);
	const done = told.filter((line) => line.seat >= 0 && line.seat !== me && groupOf(line) < 0);
	const partners = [...new Set(done.map(({ seat }) => seat))].map((seat) => {
		const theirs = done.filter((line) => line.seat === seat);
		const main = theirs.reduce((most, line) => (line.weighs >= most.weighs ? line : most)).event;
		return { seat, main, lines: theirs.map(({ event, places }) => ({ event, seat, number: null, places })) };
	});
	return { lines, partners, counts, more: 0 };
}

interface Weighed {
	event: GameEvent;
	seat: number;
	weighs: number;
	/** A deed of somebody, a loss, or a great moment: told before what only happens. */
	first: boolean;
	places: string[];
}

function linesOf(steps: readonly StepRecord[], deeds: ReadonlySet<number>, style: Style): Weighed[] {
	const { telling, leading = [], each = [] } = style;
	const weight = (event: GameEvent): number => lasts(telling, event);
	const movers = new Map(steps.map(({ number, seat }) => [number, seat]));
	return blocksOf(steps, style)
		.flatMap((block) => block.lines)
		.flatMap(({ id, event, details, gathered, loss }) => {
			const told = gathered ? details : [event];
			const came = leading.includes(event.kind) ? details.findLast((one) => weight(one) > 0) : undefined;
			const line = {
				event: came ?? event,
				seat: movers.get(parseInt(id)) ?? -1,
				weighs: weight(told[0]!),
				first: loss || deeds.has(parseInt(id)) || Boolean(telling.moments?.includes(event.kind)),
				places: [...new Set((came ? [came] : told).flatMap((one) => telling.placesOf?.(one) ?? []))]
			};
			const kind = line.event.kind;
			if (!each.includes(kind)) return [line];
			const alike = [event, ...details].filter((one) => one['kind'] === kind);
			return alike.map((one) => ({ ...line, event: one, places: telling.placesOf?.(one) ?? [] }));
		});
}

/** The same as it is shown: to whoever is asked something, and one's own only where it was not told on the stage. */
export function sinceShown(
	view: ViewRecord,
	steps: readonly StepRecord[],
	style: Style,
	told: boolean,
	missed: boolean
): Since {
	if (!view.legal.length || view.result) return NOTHING;
	const since = sinceOf(steps, view.seat, style, missed);
	return since.others || !told ? since : NOTHING;
}

/** What was told until the present turn began. */
export const untilTurn = (steps: readonly StepRecord[]): StepRecord[] =>
	steps.slice(0, 1 + steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'turn_began')));
