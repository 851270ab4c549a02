/** What is shown of a game: the news played one after another, and then what the server says. */
import { untrack } from 'svelte';
import type { StepRecord } from './messages';
import { Playback, type Beat, type Pace } from './playback.svelte';
import { settings } from './settings.svelte';
import { sounds, type Sound } from './sound';

/** An event as it comes over the line. */
export type Told = Record<string, string | number>;

/** How a game tells its events. */
export interface Telling<Position> {
	/** For how long each kind is shown, and with which sound. Kinds that are not listed take no time. */
	beats: Record<string, [number, Sound]>;
	/** The position while something is on its way, and when it has arrived. */
	lifted: (position: Position, event: Told) => Position;
	landed: (position: Position, event: Told) => Position;
	/** The places that an event is about. */
	placesOf: (event: Told) => string[];
}

/** How long a place stays marked when nothing may move. */
const MARKED = 1000;

/** The beats of what has just happened. */
export function beatsOf<Position>(
	telling: Telling<Position>,
	steps: readonly StepRecord[],
	news: number
): Beat<Position, Told>[] {
	return steps
		.filter((step) => step.number >= news)
		.flatMap((step) => step.events as Told[])
		.map((event) => ({
			event,
			lasts: telling.beats[String(event['kind'])]?.[0] ?? 0,
			lifted: (position) => telling.lifted(position, event),
			landed: (position) => telling.landed(position, event)
		}));
}

export class Story<Position> {
	readonly #telling: Telling<Position>;
	readonly playback: Playback<Position, Told>;
	/** Places where something has just happened, for those who want no motion. */
	marked = $state.raw<string[]>([]);
	#before: Position | null = null;
	#told = -1; // steps up to this number have been played
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(telling: Telling<Position>) {
		this.#telling = telling;
		this.playback = new Playback<Position, Told>((event) => this.#hear(event));
	}

	/** Take in a new position with what led to it. The first one is there at once. */
	follow(position: Position, steps: readonly StepRecord[], news: number, pace: Pace): void {
		untrack(() => {
			const before = this.#before;
			const last = steps.at(-1)?.number ?? -1;
			const beats = before ? beatsOf(this.#telling, steps, Math.max(news, this.#told + 1)) : [];
			this.#before = position;
			this.#told = last;
			if (!before || last < news)
				this.playback.skip(); // somebody came late, or something was taken back
			else if (beats.length) this.playback.play(before, beats, pace);
			if (before && pace === 'still') this.#mark(beats.flatMap((beat) => this.#telling.placesOf(beat.event)));
		});
	}

	#mark(places: string[]): void {
		clearTimeout(this.#timer);
		this.marked = [...new Set(places)];
		this.#timer = setTimeout(() => (this.marked = []), MARKED);
	}
	#hear(event: Told): void {
		const sound = this.#telling.beats[String(event['kind'])]?.[1];
		if (sound) sounds.play(sound, settings.effects);
	}
}
