/** A replay that goes on by itself, at a speed, until its end or until somebody stops it. */
import type { Replay } from './replay.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a step is looked at, in milliseconds: one that something happens in, and one without. */
const STEP = 1600;
const EMPTY = 250;

export class Autoplay {
	playing = $state(false);
	speed = $state<Speed>(1);
	readonly #replay: Replay;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(replay: Replay) {
		this.#replay = replay;
	}

	/** Begin, from the start again if it is at its end; or stop. */
	async toggle(): Promise<void> {
		if (this.playing) {
			this.stop();
			return;
		}
		this.playing = true;
		if (this.#replay.at >= this.#replay.moves) await this.#replay.go(0);
		this.#wait();
	}

	stop(): void {
		this.playing = false;
		clearTimeout(this.#timer);
	}

	#wait(): void {
		const shown = this.#replay.step?.events.length ? STEP : EMPTY;
		this.#timer = setTimeout(() => void this.#on(), shown / this.speed);
	}

	async #on(): Promise<void> {
		const before = this.#replay.at;
		await this.#replay.go(this.#replay.after).catch(() => undefined);
		if (this.#replay.at === before || this.#replay.at >= this.#replay.moves) this.stop();
		else if (this.playing) this.#wait();
	}
}
