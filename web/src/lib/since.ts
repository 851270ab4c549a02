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
	/** The weightiest, as they happened. */
	lines: SinceLine[];
}
export const NOTHING: Since = { others: false, lines: [] };
const MOST = 6;

/** What came of the last deed of a seat, and what the others did after it; an answer to somebody else is no deed. */
export function sinceOf(steps: readonly StepRecord[], seat: number, style: Style): Since {
	const { telling, answers = [], passing = [] } = style;
	const deed = steps.findLastIndex(
		(step) => step.seat === seat && step.events.some((event) => !answers.includes(String(event['kind'])))
	);
	const own = deed < 0 ? steps.findLastIndex((step) => step.seat === seat && !step.events.length) : deed;
	if (seat < 0 || own < 0) return NOTHING;
	const rest = steps.slice(own + 1);
	const weight = (event: Told): number => telling.beats[String(event['kind'])]?.[0] ?? 0;
	const told = blocksOf(rest, style)
		.flatMap((block) => block.lines)
		.map(({ event, gathered, details }) => {
			const told = gathered ? details : [event];
			return {
				event,
				weighs: weight(told[0]!),
				places: [...new Set(told.flatMap((one) => telling.placesOf?.(one) ?? []))]
			};
		})
		.filter(({ event, weighs }) => weighs > 0 && !passing.includes(String(event['kind'])));
	const least = told.map(({ weighs }) => weighs).toSorted((a, b) => b - a)[MOST - 1] ?? 0;
	let spare = MOST - told.filter(({ weighs }) => weighs > least).length; // of those that weigh as much as the last one
	const others = rest.some((step) => step.seat >= 0 && step.seat !== seat);
	const lines = told
		.filter(({ weighs }) => weighs > least || (weighs === least && spare-- > 0))
		.map(({ event, places }, i) => ({ event, number: style.numbered && others ? i + 1 : null, places }));
	return { others, lines };
}

/** The same as it is shown: to whoever is asked something, and one's own only where it was not told on the stage. */
export function sinceShown(view: ViewRecord, steps: readonly StepRecord[], style: Style, told: boolean): Since {
	if (!view.legal.length || view.result) return NOTHING;
	const since = sinceOf(steps, view.seat, style);
	return since.others || !told ? since : NOTHING;
}
