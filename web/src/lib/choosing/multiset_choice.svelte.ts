/**
 * A heap of words put together one by one, where only some heaps are allowed: barbarians to remove, faces of dice.
 *
 * It knows the allowed heaps and nothing else; the order of the words in a heap does not matter.
 */
export type Counts = Record<string, number>;

export const counted = (words: readonly string[]): Counts => {
	const counts: Counts = {};
	for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
	return counts;
};
const within = (part: Counts, whole: Counts): boolean =>
	Object.entries(part).every(([word, count]) => count <= (whole[word] ?? 0));

export class Heap<T> {
	readonly #allowed: () => { words: string[]; means: T }[];
	#picked = $state.raw<string[]>([]);

	constructor(allowed: () => { words: string[]; means: T }[]) {
		this.#allowed = allowed;
	}

	readonly #heaps = $derived.by(() =>
		this.#allowed().map(({ words, means }) => ({ counts: counted(words), words, means }))
	);
	/** All words that occur, in the order in which they first do. */
	readonly words = $derived([...new Set(this.#heaps.flatMap((heap) => heap.words))]);
	readonly picked = $derived(this.#picked);
	readonly #counts = $derived(counted(this.#picked));
	/** What the heap means, once it is an allowed one. */
	readonly complete = $derived(
		this.#heaps.find((heap) => heap.words.length === this.#picked.length && within(this.#counts, heap.counts))?.means ??
			null
	);
	/** The most words that a heap can have. */
	readonly most = $derived(Math.max(0, ...this.#heaps.map((heap) => heap.words.length)));

	count(word: string): number {
		return this.#counts[word] ?? 0;
	}
	/** Whether some allowed heap has everything that is picked and one more of this word. */
	canAdd(word: string): boolean {
		const more = { ...this.#counts, [word]: this.count(word) + 1 };
		return this.#heaps.some((heap) => within(more, heap.counts));
	}
	add(word: string): void {
		if (this.canAdd(word)) this.#picked = [...this.#picked, word];
	}
	remove(word: string): void {
		const at = this.#picked.lastIndexOf(word);
		if (at >= 0) this.#picked = this.#picked.filter((_, i) => i !== at);
	}
	clear(): void {
		this.#picked = [];
	}
}
