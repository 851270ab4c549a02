/** Where somebody is in the guide of each game, and which chapters are done; kept in this browser. */
import type { Place } from './lesson.svelte';

const KEY = 'occasus-guides';
interface Kept {
	places: Record<string, Place>;
	done: string[];
}

function kept(): Kept {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
		return { places: found.places ?? {}, done: Array.isArray(found.done) ? found.done : [] };
	} catch {
		return { places: {}, done: [] };
	}
}

function keep(wanted: Kept): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(wanted));
	} catch {
		// a browser that keeps nothing: then the guide begins anew
	}
}

export const placeIn = (game: string): Place | null => kept().places[game] ?? null;
/** Whether a guide was left in the middle: one that is finished has nothing to continue. */
export const isBegun = (game: string, chapters: readonly string[]): boolean =>
	placeIn(game) !== null && !chapters.every((chapter) => doneChapters().includes(chapter));
export const doneChapters = (): string[] => kept().done;

export function notePlace(game: string, place: Place, done: boolean): void {
	const all = kept();
	all.places[game] = place;
	if (done && !all.done.includes(place.lesson)) all.done.push(place.lesson);
	keep(all);
}
