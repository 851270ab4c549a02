/** How those who share one screen are called, by seat. Kept in the browser: nobody else sees their table. */
export type ScreenNames = Readonly<Record<number, string>>;

const KEY = 'occasus.screen-names';
/** Names of so many tables are kept. */
const TABLES = 20;
const LONGEST = 40;

export class AllScreenNames {
	#tables = $state.raw<Record<string, ScreenNames>>({});
	#store: Storage | null;

	constructor(store: Storage | null) {
		this.#store = store;
		try {
			this.#tables = (JSON.parse(store?.getItem(KEY) ?? '{}') ?? {}) as Record<string, ScreenNames>;
		} catch {
			this.#tables = {}; // written by somebody else
		}
	}

	of(table: string): ScreenNames {
		return this.#tables[table] ?? {};
	}

	/** Call a seat by a name; an empty one forgets it. */
	call(table: string, seat: number, name: string): void {
		const names = { ...this.of(table), [seat]: name.trim().slice(0, LONGEST) };
		const others = Object.entries(this.#tables).filter(([id]) => id !== table);
		this.#tables = Object.fromEntries([...others.slice(1 - TABLES), [table, names]]);
		this.#store?.setItem(KEY, JSON.stringify(this.#tables));
	}
}

export const screenNames = new AllScreenNames(typeof localStorage === 'undefined' ? null : localStorage);
