/** Positions that follow from what each event changed. */
import type { StepRecord, Told, ViewRecord } from './messages';

/** A place, keys and numbers one after another, and what stands there now; a place alone has gone. */
export type Change = unknown[];
type Part = Record<string | number, unknown>;

/** A position after some changes; what it was made from stays as it was, and so do the parts that have not changed. */
export function folded<Position>(position: Position, changes: readonly Change[]): Position {
	return changes.reduce(
		(part: unknown, [place, ...value]) => put(part, place as (string | number)[], value),
		position
	) as Position;
}

function put(part: unknown, [key, ...rest]: (string | number)[], value: unknown[]): unknown {
	if (key === undefined) return value[0];
	const made = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Part) }) as Part;
	if (rest.length) made[key] = put(made[key], rest, value);
	else if (value.length) made[key] = value[0];
	else Reflect.deleteProperty(made, key);
	return made;
}

/** What is at a place of a position. */
export const placeIn = (position: unknown, place: readonly (string | number)[]): unknown =>
	place.reduce((part: unknown, key) => (part as Part | null | undefined)?.[key], position);

/** A position after some steps. */
export const afterSteps = <Position>(position: Position, steps: readonly StepRecord[]): Position =>
	steps.flatMap((step) => step.changes ?? []).reduce(folded, position);

/** The view after something was told, whole or by its change since `number`; null if it does not follow on that. */
export function viewAfter(number: number | undefined, before: ViewRecord | undefined, told: Told): ViewRecord | null {
	const { view, change } = told;
	if (view) return view;
	if (!before || !change || change.since !== number) return null;
	const { actors, legal, result, can_undo } = change;
	return { ...before, actors, legal, result, can_undo, position: afterSteps(before.position, told.steps) };
}
