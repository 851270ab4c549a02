/** Short sentences about what happened elsewhere: one at a time, five seconds each; longer where something is asked. */
export interface Toast {
	id: number;
	sentence: string;
	/** What one may do about it. */
	action?: { label: string; run: () => void };
}

const SECONDS = 5;
const TO_ANSWER = 10;
const MOST = 4;

export class Toasts {
	current = $state.raw<Toast | null>(null);
	#waiting: Toast[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#made = 0;

	show(sentence: string, action?: Toast['action']): void {
		const toast: Toast = action ? { id: ++this.#made, sentence, action } : { id: ++this.#made, sentence };
		if (this.current?.sentence === sentence) return;
		this.#waiting = [...this.#waiting, toast].slice(-MOST);
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
		this.#timer = setTimeout(() => this.next(), (this.current?.action ? TO_ANSWER : SECONDS) * 1000);
	}
}

export const toasts = new Toasts();
