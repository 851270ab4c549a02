/** The parts of the screen by its width: which are shown, and which one is open where they share a place. */
import { sizeOf, type Size } from './size';

/** `people`: the players, where a board has a part for them. */
export type Part = 'actions' | 'hand' | 'people' | 'chronicle';

export class Screen {
	/** The parts that a phone has tabs for. */
	readonly #all: Part[];

	constructor(all: Part[] = ['actions', 'hand', 'chronicle']) {
		this.#all = all;
	}

	width = $state(1280);
	/** What something else beside the board takes of a wide window. */
	beside = $state(0);
	readonly size = $derived<Size>(sizeOf(this.width, this.beside));
	/** The part that is open on a phone, and in the sheet of a tablet. */
	open = $state<Part>('actions');
	/** The sheet of a tablet is put aside. */
	#aside = $state(false);
	/** A city is being chosen, so that the whole map is wanted. */
	yields = $state(false);
	readonly folded = $derived(this.size === 'tablet' && (this.#aside || this.yields));
	/** The parts among which one must choose. */
	readonly parts = $derived.by((): Part[] =>
		this.size === 'phone' ? this.#all : this.size === 'tablet' ? ['actions', 'chronicle'] : []
	);

	shows(part: Part): boolean {
		if (this.size === 'phone') return this.open === part;
		if (this.size === 'tablet' && part !== 'hand' && part !== 'people') return !this.folded && this.#inSheet === part;
		return true;
	}
	/** Open a part; on a tablet the open one again folds the sheet. */
	show(part: Part): void {
		this.#aside = this.size === 'tablet' && !this.#aside && this.#inSheet === part;
		this.open = part;
	}

	readonly #inSheet = $derived<Part>(this.open === 'chronicle' ? 'chronicle' : 'actions');
}
