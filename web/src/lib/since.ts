/** What happened since one's own last deed, in a few lines: from the same lines as the chronicle. */
import { blocksOf, type Style } from './deeds';
import type { StepRecord, ViewRecord } from './messages';
import type { Told } from './telling';

export interface SinceLine {
	event: Told;
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
	/** The weightiest, as they happened. */
	lines: SinceLine[];
	/** How many lines more stand only in the chronicle. */
	more: number;
}
export const NOTHING: Since = { others: false, lines: [], more: 0 };
const USUAL = 8; // lines; what others did, what was lost and the great moments are told beyond that
const MOST = 14;

/**
 * What came of the last deed of a seat, and what the others did after it; an answer to somebody else is no deed. To whoever
 * has done nothing yet it is told only where it was `missed`.
 */
export function sinceOf(steps: readonly StepRecord[], seat: number, style: Style, missed = false): Since {
	const { answers = [], passing = [] } = style;
	const deed = steps.findLastIndex(
		(step) => step.seat === seat && step.events.some((event) => !answers.includes(String(event['kind'])))
	);
	const own = deed < 0 ? steps.findLastIndex((step) => step.seat === seat && !step.events.length) : deed;
	if (seat < 0 || (own < 0 && !missed)) return NOTHING;
	const rest = steps.slice(own + 1);
	const acting = rest.filter((step) => step.seat >= 0 && step.seat !== seat && step.events.length);
	const shown = style.reader?.(rest, seat) ?? rest;
	const deeds = shown.filter((step) => acting.includes(step) || !rest.includes(step));
	const told = linesOf(shown, new Set(deeds.map(({ number }) => number)), style).filter(
		({ event, weighs }) => weighs > 0 && !passing.includes(String(event['kind']))
	);
	const ranked = told.toSorted((a, b) => Number(b.first) - Number(a.first) || b.weighs - a.weighs);
	const kept = new Set(ranked.slice(0, MOST).filter((line, i) => line.first || i < USUAL));
	const begun = rest.some(({ events }) => events.some((event) => style.heads.includes(String(event['kind']))));
	const others = acting.length > 0 || (begun && rest.some((step) => step.seat >= 0 && step.seat !== seat));
	const lines = told
		.filter((line) => kept.has(line))
		.map(({ event, places }, i) => ({ event, number: style.numbered && others ? i + 1 : null, places }));
	return { others, lines, more: told.length - lines.length, whole: own < 0 };
}

interface Weighed {
	event: Told;
	weighs: number;
	/** A deed of somebody, a loss, or a great moment: told before what only happens. */
	first: boolean;
	places: string[];
}

function linesOf(steps: readonly StepRecord[], deeds: ReadonlySet<number>, style: Style): Weighed[] {
	const { telling, leading = [], each = [] } = style;
	const weight = (event: Told): number => telling.beats[String(event['kind'])]?.[0] ?? 0;
	return blocksOf(steps, style)
		.flatMap((block) => block.lines)
		.flatMap(({ id, event, details, gathered, loss }) => {
			const told = gathered ? details : [event];
			const came = leading.includes(String(event['kind'])) ? details.findLast((one) => weight(one) > 0) : undefined;
			const line = {
				event: came ?? event,
				weighs: weight(told[0]!),
				first: loss || deeds.has(parseInt(id)) || Boolean(telling.moments?.includes(String(event['kind']))),
				places: [...new Set((came ? [came] : told).flatMap((one) => telling.placesOf?.(one) ?? []))]
			};
			const kind = String(line.event['kind']);
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
