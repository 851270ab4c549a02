/** The city that the keyboard stands on: arrow keys go to the nearest one in their direction. */
import { at, CITIES } from './layout';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const STEPS: Record<Direction, [number, number]> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};

export const isDirection = (key: string): key is Direction => key in STEPS;

/** The nearest city that way; what lies aside counts as farther. */
export function nearest(from: string, direction: Direction, among: readonly string[]): string {
	const [dx, dy] = STEPS[direction];
	const [x, y] = at(from);
	let [best, least] = [from, Infinity];
	for (const city of among) {
		const [u, v] = at(city);
		const ahead = (u - x) * dx + (v - y) * dy;
		const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
		if (city === from || ahead <= 0 || aside > ahead * 2) continue;
		const cost = ahead + aside * 1.6;
		if (cost < least) [best, least] = [city, cost];
	}
	return best;
}

export class Cursor {
	city = $state<string | null>(null);
	/** The board has the focus, so that its ring is shown. */
	focused = $state(false);
	readonly shown = $derived(this.focused ? this.city : null);
	readonly #home: () => string;

	/** `home`: where to begin. */
	constructor(home: () => string) {
		this.#home = home;
	}

	focus(): void {
		this.focused = true;
		this.city ??= this.#home();
	}
	blur(): void {
		this.focused = false;
	}
	/** Returns the city where it stands now. */
	move(direction: Direction): string {
		this.city = nearest(
			this.city ?? this.#home(),
			direction,
			CITIES.map((city) => city.id)
		);
		return this.city;
	}
}
