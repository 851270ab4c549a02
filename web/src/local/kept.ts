/** What is kept on this device, in the browser's own database: texts by keys. */
const NAME = 'occasus';
const STORE = 'kept';

export type Changes = Record<string, string | null>;

export class Kept {
	#database: IDBDatabase;

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
			texts.onsuccess = () => done(Object.fromEntries(keys.result.map((key, i) => [String(key), texts.result[i]!])));
			texts.onerror = () => failed(texts.error as Error);
		});
	}

	/** Keeps changes, all or none of them; done when they are on the disk. */
	keep(changes: Changes): Promise<void> {
		return new Promise((done, failed) => {
			const transaction = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
			const store = transaction.objectStore(STORE);
			for (const [key, text] of Object.entries(changes)) {
				if (text === null) store.delete(key);
				else store.put(text, key);
			}
			transaction.oncomplete = () => done();
			transaction.onabort = transaction.onerror = () => failed((transaction.error ?? new Error('aborted')) as Error);
		});
	}
}
