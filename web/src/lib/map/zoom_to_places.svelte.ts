/** The few places that a question asks for, on the map of a small screen. */
import { untrack } from 'svelte';
import type { Zoom } from './zoom.svelte';
import type { GameEvent, StepRecord } from '$lib/net/messages';

type Point = [number, number];
type Side = 'left' | 'right';
/** So many places are still shown together. */
const FEW = 8;

/** Where few places are asked for, all come into sight; once, until others are asked for or the room is another. */
export function embraceFew(
	zoom: Zoom,
	asked: () => readonly string[],
	at: (place: string) => Point,
	side?: Side
): void {
	const few = $derived.by((): string => {
		const places = asked();
		return places.length <= FEW ? places.toSorted().join(' ') : '';
	});
	$effect(() => {
		const places = few;
		if (places && zoom.room[0]) untrack(() => zoom.led || zoom.embrace(places.split(' ').map(at), side));
	});
}

/** The places that the last step is about; where it is about none, the one before it. */
export function lastPlaces(steps: readonly StepRecord[], placesOf: (event: GameEvent) => string[]): string[] {
	const places = (step: StepRecord | undefined): string[] =>
		(step?.events as GameEvent[] | undefined)?.flatMap(placesOf) ?? [];
	return [...new Set(places(steps.findLast((step) => places(step).length)))];
}
