/** Drawing marks on the board of a study. */
import { markOf, toggled, type Colour, type Mark } from './marks';
import { noteAt } from './study_file';
import type { StudyPlay } from './study_play.svelte';

export class Marking {
	/** A touch of the board marks it, instead of playing. */
	on = $state(false);
	colour = $state<Colour>('gold');
	readonly #play: () => StudyPlay | null;

	constructor(play: () => StudyPlay | null) {
		this.#play = play;
	}

	marks = $derived.by((): Mark[] => {
		const play = this.#play();
		return (play && noteAt(play.file, play.spot)?.marks) ?? [];
	});

	/** A ring around one place, an arrow between two. */
	draw(from: string, to: string): void {
		this.toggle(markOf(from, to, this.colour));
	}
	toggle(mark: Mark): void {
		this.#play()?.say({ marks: toggled(this.marks, mark) });
	}
	clear(): void {
		this.#play()?.say({ marks: [] });
	}
}
