/** Actions that follow one another without another question: each is sent as soon as it is legal. */
import type { ActionRecord } from '$lib/net/messages';

export class Queue {
	#waiting = $state.raw<string[]>([]);
	readonly busy = $derived(this.#waiting.length > 0);

	/** Begin a line of actions; the first is returned, the others wait. */
	begin(line: readonly string[]): string | null {
		this.#waiting = line.slice(1);
		return line[0] ?? null;
	}
	/** The next one, if it may be done; what is no longer possible ends the line. */
	next(legal: readonly ActionRecord[]): string | null {
		const [action, ...rest] = this.#waiting;
		if (action === undefined || !legal.length) return null;
		const possible = legal.some((one) => one.text === action);
		this.#waiting = possible ? rest : [];
		return possible ? action : null;
	}
	clear(): void {
		this.#waiting = [];
	}
}
