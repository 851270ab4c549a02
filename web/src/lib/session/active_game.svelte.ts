/** The game of mine that goes on while I read elsewhere in this tab, so that one click leads back to it. */
const KEY = 'occasus-left';

export interface Left {
	id: string;
	game: string;
}

export class LeftTable {
	table = $state.raw<Left | null>(null);
	#kept: Storage | null;

	constructor(kept: Storage | null) {
		this.#kept = kept;
		try {
			const found = JSON.parse(kept?.getItem(KEY) ?? 'null') as Partial<Left> | null;
			if (found?.id && found.game) this.table = { id: found.id, game: found.game };
		} catch {
			// nothing that we wrote: then there is no way back
		}
	}

	/** I sit at this table, and its game goes on. */
	note(table: Left): void {
		if (this.table?.id !== table.id) this.#keep({ id: table.id, game: table.game });
	}

	/** Its game is over, or I left for good. */
	forget(id: string): void {
		if (this.table?.id === id) this.#keep(null);
	}

	#keep(table: Left | null): void {
		this.table = table;
		try {
			this.#kept?.setItem(KEY, JSON.stringify(table));
		} catch {
			// a browser that keeps nothing: then it is known until the page is loaded anew
		}
	}
}

function ofTab(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		return null; // forbidden in this browser
	}
}

export const leftTable = new LeftTable(ofTab());
