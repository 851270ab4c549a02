/** Short sentences about what happened elsewhere: one at a time, five seconds each. */
export interface Toast {
	id: number;
	sentence: string;
}

const SECONDS = 5;
const MOST = 4;

export class Toasts {
	current = $state.raw<Toast | null>(null);
	#waiting: Toast[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#made = 0;

	show(sentence: string): void {
		if (this.current?.sentence === sentence) return;
		this.#waiting = [...this.#waiting, { id: ++this.#made, sentence }].slice(-MOST);
		if (!this.current) this.next();
	}

	next(): void {
		clearTimeout(this.#timer);
		this.current = this.#waiting.shift() ?? null;
		if (this.current) this.resume();
	}

	/** While somebody points at it or it has the focus, it stays. */
	hold(): void {
		clearTimeout(this.#timer);
	}
	resume(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.next(), SECONDS * 1000);
	}
}

export const toasts = new Toasts();
