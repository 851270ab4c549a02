/** What is shown of the game: the news played one after another, and then what the server says. */
import { untrack } from 'svelte';
import type { StepRecord } from '$lib/messages';
import { Playback, type Pace } from '$lib/playback.svelte';
import { sounds } from '$lib/sound';
import { settings } from '$lib/settings.svelte';
import { beatsOf, placesOf, soundOf } from './beats';
import type { Position } from './position';
import type { Told } from './unfold';

/** How long a place stays marked when nothing may move. */
const MARKED = 1000;

export class Story {
	readonly playback = new Playback<Position, Told>((event) => this.#hear(event));
	/** Cities where something has just happened, for those who want no motion. */
	marked = $state.raw<string[]>([]);
	#before: Position | null = null;
	#told = -1; // steps up to this number have been played
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Take in a new position with what led to it. The first one is there at once. */
	follow(position: Position, steps: readonly StepRecord[], news: number, pace: Pace): void {
		untrack(() => {
			const before = this.#before;
			const last = steps.at(-1)?.number ?? -1;
			const beats = before ? beatsOf(steps, Math.max(news, this.#told + 1)) : [];
			this.#before = position;
			this.#told = last;
			if (!before || last < news)
				this.playback.skip(); // somebody came late, or something was taken back
			else if (beats.length) this.playback.play(before, beats, pace);
			if (before && pace === 'still') this.#mark(beats.flatMap((beat) => placesOf(beat.event)));
		});
	}

	#mark(cities: string[]): void {
		clearTimeout(this.#timer);
		this.marked = [...new Set(cities)];
		this.#timer = setTimeout(() => (this.marked = []), MARKED);
	}
	#hear(event: Told): void {
		const sound = soundOf(event);
		if (sound) sounds.play(sound, settings.effects);
	}
}
