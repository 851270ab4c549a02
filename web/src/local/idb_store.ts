/** What is kept on this device, in the browser's own database: texts by keys. */
const NAME = 'occasus';
const STORE = 'kept';
/** Which tab plays, where the browser has no locks. It is no record of Python's. */
const HOLDER = '~holder';

export type Changes = Record<string, string | null>;

export class Kept {
	#database: IDBDatabase;
	#holder = '';

	constructor(database: IDBDatabase) {
		this.#database = database;
	}

	static open(): Promise<Kept> {
		return new Promise((done, failed) => {
			const opening = indexedDB.open(NAME, 1);
			opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
			opening.onsuccess = () => done(new Kept(opening.result));
			opening.onerror = () => failed(opening.error as Error);
		});
	}

	/** All of it. */
	all(): Promise<Record<string, string>> {
		return new Promise((done, failed) => {
			const store = this.#database.transaction(STORE).objectStore(STORE);
			const [keys, texts] = [store.getAllKeys(), store.getAll() as IDBRequest<string[]>];
			texts.onsuccess = () => {
				const found = keys.result.map((key, i) => [String(key), texts.result[i]!] as const);
				done(Object.fromEntries(found.filter(([key]) => key !== HOLDER)));
			};
			texts.onerror = () => failed(texts.error as Error);
		});
	}

	/** From now on only this tab can keep anything, until another one does the same. */
	async take(): Promise<void> {
		const name = String(Math.random());
		await this.keep({ [HOLDER]: name });
		this.#holder = name;
	}

	/** Whether no other tab has done so since. */
	holds(): Promise<boolean> {
		const asked = this.#database.transaction(STORE).objectStore(STORE).get(HOLDER) as IDBRequest<string>;
		return new Promise((done, failed) => {
			asked.onsuccess = () => done(asked.result === this.#holder);
			asked.onerror = () => failed(asked.error as Error);
		});
	}

	/** Keeps changes, all or none of them; done when they are on the disk. `Elsewhere` if another tab has taken over. */
	keep(changes: Changes): Promise<void> {
		return new Promise((done, failed) => {
			const transaction = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
			const store = transaction.objectStore(STORE);
			let elsewhere = false;
			const write = (): void => {
				for (const [key, text] of Object.entries(changes)) {
					if (text === null) store.delete(key);
					else store.put(text, key);
				}
			};
			if (!this.#holder) write();
			else
				store.get(HOLDER).onsuccess = ({ target }) => {
					elsewhere = (target as IDBRequest<string>).result !== this.#holder;
					if (elsewhere) transaction.abort();
					else write();
				};
			transaction.oncomplete = () => done();
			transaction.onabort = transaction.onerror = () =>
				failed(elsewhere ? new Elsewhere() : ((transaction.error ?? new Error('aborted')) as Error));
		});
	}
}

/** Another tab has taken over. */
export class Elsewhere extends Error {}
