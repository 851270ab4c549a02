/** The parts of the screen by its width: which are shown, and which one is open where they share a place. */
import { sizeOf, type Size } from './breakpoints';

/** `people`: the players, and `danger`: what is threatened, where a board has a part for them. */
export type Part = 'actions' | 'hand' | 'people' | 'danger' | 'chronicle';
/** What the parts below a map need, where a board does not say. */
const ROOM = 400;

export class Screen {
	/** The parts that a phone has tabs for. */
	readonly #all: Part[];
	/** The height of the whole map for each pixel of its width. */
	readonly #shape: number;
	/** What the parts below it need. */
	readonly #room: number;

	constructor(shape = 1, all: Part[] = ['actions', 'hand', 'chronicle'], room = ROOM) {
		this.#shape = shape;
		this.#all = all;
		this.#room = room;
	}

	width = $state(1280);
	height = $state(0);
	/** What something else beside the board takes of a wide window. */
	beside = $state(0);
	readonly size = $derived<Size>(sizeOf(this.width, this.beside));
	/** A tablet held upright: below the whole map there is room for everything, and nothing lies over it. */
	readonly tall = $derived(this.size === 'tablet' && this.height >= this.width);
	/** How high the map is there. */
	readonly map = $derived.by(() => Math.min(this.width * this.#shape, this.height - this.#room));
	/** The choice stands below the map instead of over its lower edge. */
	readonly below = $derived(this.size === 'phone' || this.tall);
	/** The sheet of a tablet, which lies over the map. */
	readonly #sheet = $derived(this.size === 'tablet' && !this.tall);
	/** The part that is open on a phone, and in the sheet of a tablet. */
	open = $state<Part>('actions');
	/** The sheet of a tablet is put aside. */
	#aside = $state(false);
	/** A city is being chosen, so that the whole map is wanted. */
	yields = $state(false);
	readonly folded = $derived(this.#sheet && (this.#aside || this.yields));
	/** The parts among which one must choose. */
	readonly parts = $derived.by((): Part[] =>
		this.size === 'phone'
			? this.#all
			: this.#sheet
				? this.#all.filter((part) => part !== 'hand' && part !== 'danger')
				: []
	);

	readonly tabsAt = $derived(this.size === 'phone' ? 'below' : 'side');

	shows(part: Part): boolean {
		if (this.size === 'phone') return this.open === part;
		if (this.#sheet && part !== 'hand') return !this.folded && this.#inSheet === part;
		return true;
	}
	/** Put the sheet of a tablet aside: the whole map is wanted. */
	putAside(): void {
		this.#aside = true;
	}
	/** Open a part; in a sheet the open one again folds it. */
	show(part: Part): void {
		this.#aside = this.#sheet && !this.#aside && this.#inSheet === part;
		this.open = part;
	}

	readonly #inSheet = $derived<Part>(this.open === 'hand' || this.open === 'danger' ? 'actions' : this.open);
}
