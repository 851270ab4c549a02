/** What stands beside a board on a wide screen: what can be done now and the rules, or the talk, as one more column. */
const ASKED = 1600; // who asks for it gets it beside the board
const RAIL = 1280; // the board has a rail whose place it takes
const FROM = 2200; // it is there without being asked for
const COLUMN = 400;

export class Beside {
	/** Of the whole window. */
	width = $state(0);
	#wanted = $state<boolean | null>(null);
	readonly fits = $derived(this.width >= ASKED);
	/** It lies over the rail of the board. */
	readonly covers = $derived(!this.fits && this.width >= RAIL);
	readonly shown = $derived(this.fits && (this.#wanted ?? this.width >= FROM));
	/** What it takes from the board. */
	readonly column = $derived(this.shown ? COLUMN : 0);

	/** Which of both it is. */
	what = $state<'rules' | 'talk'>('rules');

	open(what: 'rules' | 'talk' = 'rules'): void {
		this.what = what;
		this.#wanted = true;
	}
	close(): void {
		this.#wanted = false;
	}
}
export const beside = new Beside();
