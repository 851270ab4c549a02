/**
 * Events shown one after another: each is a beat that lasts some time, with a picture before and after it.
 *
 * What is on the table always comes from the server. A beat only says how to get there: `lifted` while something is
 * on its way, `landed` afterwards. When the last beat is over, or somebody skips, the server's own picture is shown.
 */
export interface Beat<Picture, Event> {
	event: Event;
	/** How long it lasts at the usual speed, in milliseconds. */
	lasts: number;
	lifted: (before: Picture) => Picture;
	landed: (lifted: Picture) => Picture;
}

/** How fast: nothing moves at all, as usual, or in half the time. */
export type Pace = 'still' | 'normal' | 'fast';
export type Wait = (ms: number, then: () => void) => () => void;

const usual: Wait = (ms, then) => {
	const timer = setTimeout(then, ms);
	return () => clearTimeout(timer);
};
/** A long story is told faster, so that nobody waits longer than this for it. */
const LONGEST = 12000;

/** Whether a story is being told; the ending of a game waits for it. */
export const stage = $state({ busy: false });

export class Playback<Picture, Event> {
	/** What is shown while something is played; null: what the server says. */
	picture = $state.raw<Picture | null>(null);
	/** The event on its way, and how long it takes. */
	now = $state.raw<{ event: Event; ms: number; id: number } | null>(null);
	/** How many events are still to come, after the one on its way. */
	ahead = $state(0);
	readonly busy = $derived(this.picture !== null);
	#beats: Beat<Picture, Event>[] = [];
	#stop: (() => void) | null = null;
	#share = 1;
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
		if (pace === 'still' || !beats.some((beat) => beat.lasts > 0)) {
			for (const beat of beats) if (beat.lasts > 0) this.#begun(beat.event);
			if (pace === 'still') this.skip();
			return;
		}
		const waiting = this.picture !== null;
		this.#beats = [...this.#beats, ...beats];
		const total = this.#beats.reduce((sum, beat) => sum + beat.lasts, 0);
		this.#share = Math.min(1, LONGEST / total) * (pace === 'fast' ? 0.5 : 1);
		this.ahead = this.#beats.length;
		if (waiting) return;
		this.picture = from;
		stage.busy = true;
		this.#next();
	}

	/** To the end at once. */
	skip(): void {
		this.#stop?.();
		this.#stop = null;
		this.#beats = [];
		this.ahead = 0;
		this.now = null;
		this.picture = null;
		stage.busy = false;
	}

	#next(): void {
		const beat = this.#beats.shift();
		this.ahead = this.#beats.length;
		if (!beat || this.picture === null) {
			this.skip();
			return;
		}
		const lifted = beat.lifted(this.picture);
		const land = (): void => {
			this.picture = beat.landed(lifted);
			this.#next();
		};
		if (beat.lasts === 0) {
			land();
			return;
		}
		const ms = Math.round(beat.lasts * this.#share);
		this.picture = lifted;
		this.now = { event: beat.event, ms, id: ++this.#id };
		this.#begun(beat.event);
		this.#stop = this.#wait(ms, land);
	}
}
