/** What a position looks like while an event is on the stage, and what it changes has yet to arrive. */
import { folded, placeIn, type Change } from '$lib/net/apply_patch';
import type { GameEvent } from '$lib/net/messages';

/**
 * A position in which all that an event moves has left its place, and nothing has arrived: numbers that shrink have
 * shrunk, cards and pieces that go are not on their list, and whoever goes where the event says is nowhere.
 */
export function onTheWay<Position>(position: Position, changes: readonly Change[], event: GameEvent): Position {
	const goals: unknown[] = Object.values(event);
	return folded(
		position,
		changes.flatMap(([path, ...value]) => {
			const place = path as (string | number)[];
			const before = placeIn(position, place);
			if (!value.length) return [[place]]; // it goes altogether
			const left = leaves(before, value[0], goals);
			return left === before ? [] : [[place, left]];
		})
	);
}

function leaves(before: unknown, after: unknown, goals: readonly unknown[]): unknown {
	if (typeof before === 'number' && typeof after === 'number') return Math.min(before, after);
	if (typeof before === 'string') return goals.includes(after) ? null : before;
	if (Array.isArray(before) && Array.isArray(after)) return before.filter((one) => after.includes(one));
	return before;
}
