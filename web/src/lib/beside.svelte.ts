/** What stands beside a board on a very wide screen: the rules, as one more column. */
const FROM = 2200;
const COLUMN = 400;

export class Beside {
	/** Of the whole window. */
	width = $state(0);
	#shut = $state(false);
	readonly fits = $derived(this.width >= FROM);
	readonly shown = $derived(this.fits && !this.#shut);
	/** What it takes from the board. */
	readonly column = $derived(this.shown ? COLUMN : 0);

	open(): void {
		this.#shut = false;
	}
	close(): void {
		this.#shut = true;
	}
}
export const beside = new Beside();
