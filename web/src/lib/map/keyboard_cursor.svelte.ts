/** The place that the keyboard stands on: arrow keys go to the nearest one in their direction. */
type At = (place: string) => [number, number];

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const STEPS: Record<Direction, [number, number]> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};

export const isDirection = (key: string): key is Direction => key in STEPS;

/** The nearest place that way; what lies aside counts as farther. */
export function nearest(from: string, direction: Direction, among: readonly string[], at: At): string {
	const [dx, dy] = STEPS[direction];
	const [x, y] = at(from);
	let [best, least] = [from, Infinity];
	for (const place of among) {
		const [u, v] = at(place);
		const ahead = (u - x) * dx + (v - y) * dy;
		const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
		if (place === from || ahead <= 0 || aside > ahead * 2) continue;
		const cost = ahead + aside * 1.6;
		if (cost < least) [best, least] = [place, cost];
	}
	return best;
}

export class Cursor {
	place = $state<string | null>(null);
	/** The board has the focus, so that its ring is shown. */
	focused = $state(false);
	readonly shown = $derived(this.focused ? this.place : null);
	readonly #home: () => string;
	readonly #among: () => readonly string[];
	readonly #at: At;

	/** `home`: where to begin; `among`: all places; `at`: where each lies. */
	constructor(home: () => string, among: () => readonly string[], at: At) {
		this.#home = home;
		this.#among = among;
		this.#at = at;
	}

	focus(): void {
		this.focused = true;
		this.place ??= this.#home();
	}
	blur(): void {
		this.focused = false;
	}
	/** Returns the place where it stands now. */
	move(direction: Direction): string {
		this.place = nearest(this.place ?? this.#home(), direction, this.#among(), this.#at);
		return this.place;
	}
}
