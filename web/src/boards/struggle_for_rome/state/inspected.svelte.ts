/** What somebody looks at: the place under the pointer, else the one that was touched, until anything else is. */
import type { Looked } from '../text/place_text';

/** A touch in here is no touch elsewhere. */
const CARD = '[data-place]';

export class Looking {
	pointed = $state.raw<Looked | null>(null);
	pinned = $state.raw<Looked | null>(null);
	readonly shown = $derived(this.pointed ?? this.pinned);

	putAside(): void {
		this.pinned = null;
	}
	/** A card that was opened by a touch is put aside by a touch elsewhere. */
	touched({ target }: PointerEvent): void {
		if (!(target instanceof Element && target.closest(CARD))) this.putAside();
	}
}
