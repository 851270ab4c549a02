/** Views that are told by what has changed in them. */
import type { Told, ViewRecord } from './messages';

/** A place, keys and numbers one after another, and what stands there now; a place alone has gone. */
type Change = unknown[];
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

/** The view after something was told, whole or by its change since `number`; null if it does not follow on that. */
export function viewAfter(number: number | undefined, before: ViewRecord | undefined, told: Told): ViewRecord | null {
	const { view, change } = told;
	if (view) return view;
	if (!before || !change || change.since !== number) return null;
	const { actors, legal, result, can_undo } = change;
	return { ...before, actors, legal, result, can_undo, position: folded(before.position, change.changes) };
}
