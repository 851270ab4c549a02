/**
 * Events shown one after another: each is a beat that lasts some time, with a picture before and after it.
 *
 * What is on the table always comes from the server. A beat only says how to get there: `lifted` while something is
 * on its way, `landed` afterwards. When the last beat is over, or somebody skips, the server's own picture is shown.
 */
import type { Pace } from '$lib/account/settings.svelte';

export interface Beat<Picture, Event> {
	event: Event;
	/** How long it lasts at the usual speed, in milliseconds; Infinity: until somebody goes on. */
	lasts: number;
	/** In whose turn it happens; turns that are still to be told are counted. */
	turn?: string;
	lifted: (before: Picture) => Picture;
	landed: (lifted: Picture) => Picture;
}

/** How long something takes at each, as a part of the usual time. */
export const TEMPO: Record<Pace, number> = { still: 0, calm: 1.75, normal: 1, fast: 0.5 };
export type Wait = (ms: number, then: () => void) => () => void;

const usual: Wait = (ms, then) => {
	const timer = setTimeout(then, ms);
	return () => clearTimeout(timer);
};
/** When more than this waits to be told, it is told at twice the speed, unless somebody wants it calm. */
const MUCH = 8000;

export class Playback<Picture, Event> {
	/** What is shown while something is played; null: what the server says. */
	picture = $state.raw<Picture | null>(null);
	/** The event on its way, and how long it takes. */
	now = $state.raw<{ event: Event; ms: number; id: number } | null>(null);
	/** How many events are still to come, after the one on its way. */
	ahead = $state(0);
	/** How many turns are still to be told, after the one on the stage. */
	turns = $state(0);
	readonly busy = $derived(this.picture !== null);
	/** It goes on when somebody says so. */
	readonly held = $derived(this.now?.ms === Infinity);
	#beats: Beat<Picture, Event>[] = [];
	#turn = '';
	#land: (() => void) | null = null;
	#stop: (() => void) | null = null;
	#pace: Pace = 'normal';
	#id = 0;
	readonly #wait: Wait;
	readonly #begun: (event: Event) => void;

	/** `begun` hears every event as it begins, for sounds. */
	constructor(begun: (event: Event) => void = () => undefined, wait: Wait = usual) {
		this.#begun = begun;
		this.#wait = wait;
	}

	/** Show these beats, starting from a picture, after those that are still to come. */
	play(from: Picture, beats: Beat<Picture, Event>[], pace: Pace): void {
		const waiting = this.picture !== null;
		if (!waiting && !beats.some((beat) => beat.lasts > 0)) return;
		this.#pace = pace;
		this.#beats = [...this.#beats, ...beats];
		if (waiting) this.#count();
		else this.#next(from);
	}

	/** The event on the stage is over now. */
	next(): void {
		this.#stop?.();
		this.#land?.();
	}

	/** To the end at once. Returns what was not told any more. */
	skip(): Beat<Picture, Event>[] {
		const rest = this.#beats;
		this.#stop?.();
		this.#stop = this.#land = null;
		this.#beats = [];
		this.#count();
		this.now = null;
		this.picture = null;
		return rest;
	}

	/** How long the rest takes at the usual speed. */
	get waits(): number {
		return this.#beats.reduce((sum, beat) => sum + (beat.lasts === Infinity ? 0 : beat.lasts), 0);
	}

	#count(): void {
		const keys = this.#beats.filter((beat) => beat.lasts > 0 && beat.turn !== undefined).map((beat) => beat.turn!);
		this.ahead = this.#beats.length;
		this.turns = keys.filter((key, i) => key !== (keys[i - 1] ?? this.#turn)).length;
	}

	/** The next beat that takes time, starting from a picture; those that take none are over at once. */
	#next(from: Picture): void {
		const shown = this.#beats.findIndex((beat) => this.#time(beat) > 0);
		const over = this.#beats.splice(0, shown < 0 ? this.#beats.length : shown);
		const beat = this.#beats.shift();
		over.forEach((one) => this.#hear(one));
		if (!beat) {
			this.skip(); // nobody sees what was on the way
			return;
		}
		const picture = over.reduce((before, one) => one.landed(one.lifted(before)), from);
		this.#hear(beat);
		this.#show(beat, beat.lifted(picture), this.#time(beat));
	}

	#hear(beat: Beat<Picture, Event>): void {
		if (beat.turn !== undefined) this.#turn = beat.turn;
		if (beat.lasts > 0) this.#begun(beat.event);
	}

	#show(beat: Beat<Picture, Event>, lifted: Picture, ms: number): void {
		this.#count();
		this.picture = lifted;
		this.now = { event: beat.event, ms, id: ++this.#id };
		this.#land = () => {
			this.#stop = this.#land = null;
			this.#next(beat.landed(lifted));
		};
		this.#stop = ms === Infinity ? null : this.#wait(ms, this.#land);
	}

	#time(beat: Beat<Picture, Event>): number {
		if (beat.lasts === 0 || beat.lasts === Infinity) return beat.lasts;
		const hurried = this.waits > MUCH && this.#pace !== 'calm';
		return Math.round(beat.lasts * TEMPO[this.#pace] * (hurried ? 0.5 : 1));
	}
}
