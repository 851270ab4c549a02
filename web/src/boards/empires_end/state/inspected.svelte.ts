/** What is looked at: a tile, a card or a space of the track, by pointing, by focus, or by touch. */
export interface Looked {
	/** The word of a tile or card; empty for a space of the track. */
	word: string;
	/** Whose row it lies in; -1 for nobody's. */
	seat: number;
	space: number;
	/** Where it is on the screen. */
	box: { left: number; top: number; right: number; bottom: number };
	/** It stays until something else is touched. */
	pinned: boolean;
}

/** So long one points before the card comes. */
const PATIENCE = 400;

export class Looking {
	at = $state.raw<Looked | null>(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Point at something. */
	over(target: EventTarget | null): void {
		const found = find(target);
		clearTimeout(this.#timer);
		if (this.at?.pinned) return;
		if (!found) this.at = null;
		else this.#timer = setTimeout(() => (this.at = found), this.at ? 0 : PATIENCE);
	}
	/** By the keyboard it comes at once. */
	focus(target: EventTarget | null): void {
		const element = target instanceof Element ? target : null;
		if (!element?.matches(':focus-visible')) return;
		clearTimeout(this.#timer);
		this.at = find(target);
	}
	/** Touched, and nothing else to do with it. */
	pin(word: string, seat: number): void {
		const row = document.querySelector(
			seat >= 0 ? `[data-seat='${seat}'] [data-word='${word}']` : `[data-word='${word}']`
		);
		const found = find(row);
		this.at = found && { ...found, pinned: true };
	}
	pinSpace(target: EventTarget | null): boolean {
		const found = find(target);
		if (!found?.space) return false;
		this.at = { ...found, pinned: true };
		return true;
	}
	close(): boolean {
		clearTimeout(this.#timer);
		const open = this.at !== null;
		this.at = null;
		return open;
	}
}

function find(target: EventTarget | null): Looked | null {
	const element = target instanceof Element ? target.closest('[data-word], [data-space]') : null;
	if (!element) return null;
	const { left, top, right, bottom } = element.getBoundingClientRect();
	const seat = element.closest('[data-seat]')?.getAttribute('data-seat');
	return {
		word: element.getAttribute('data-word') ?? '',
		seat: seat ? Number(seat) : -1,
		space: Number(element.getAttribute('data-space') ?? 0),
		box: { left, top, right, bottom },
		pinned: false
	};
}
