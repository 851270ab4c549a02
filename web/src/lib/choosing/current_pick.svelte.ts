/** What is picked up on the board just now, so that help beside it speaks of that. */
class Picked {
	/** The kind of action, `march`; empty where none is chosen. */
	kind = $state('');
	/** Words of the table: a city, a tile, a card. */
	words = $state.raw<string[]>([]);

	/** A board says what is picked. */
	take(kind: string | null, ...words: (string | null | undefined)[]): void {
		this.kind = kind ?? '';
		this.words = words.filter((word): word is string => Boolean(word));
	}
}
export const picked = new Picked();
