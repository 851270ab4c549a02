/** A study that several people edit: what the server has of it, and news of every change. */
import { toasts } from '$lib/layout/toasts.svelte';
import { api, Refused } from '$lib/net/api';
import { Line } from '$lib/net/connection.svelte';
import type { SharedSpot, SharedStudy, StudyNews } from '$lib/net/messages';
import { whyUnread } from './open_study';
import type { Change } from './study_changes';
import type { StudyFile } from './study_file';

/** A newer version is there; `anew` if others made it. */
type Taken = (file: StudyFile, anew: boolean) => Promise<void>;
/** Milliseconds until something that came too fast is sent again. */
const BREATH = 2000;
const address = (id: string): string =>
	`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/studies/${id}`;

export class Together {
	study = $state.raw<SharedStudy | null>(null);
	/** People who have it open. */
	readers = $state(1);
	readonly #id: string;
	readonly #key: string;
	#taken: Taken = () => Promise.resolve();
	#line: Line | null = null;
	/** The line is there again. */
	#back: () => void = () => undefined;
	/** Questions one after the other, so that an older version never comes after a newer one. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(id: string, key: string) {
		this.#id = id;
		this.#key = key;
	}

	/** Share a study that was mine alone. */
	static async of(file: StudyFile): Promise<Together> {
		const { id, key } = await api.shareStudy(file);
		return new Together(id, key);
	}

	get link(): { id: string; key: string } {
		return { id: this.#id, key: this.#key };
	}

	async open(taken: Taken): Promise<void> {
		this.#taken = taken;
		await this.#look();
		this.#line = new Line(
			address(this.#id),
			() => ({ type: 'ping' }),
			(news) => this.#hear(news as unknown as StudyNews)
		);
		this.#line.connect();
	}
	close(): void {
		this.#line?.close();
	}

	/** Make a change for everybody; nothing if it was refused, which is told. Without a connection it waits for one. */
	async change(change: Change): Promise<SharedSpot | null> {
		return this.#queue(async () => {
			for (;;)
				try {
					const made = await api.changeStudy(this.#id, this.#key, { version: this.study?.version ?? 0, ...change });
					await this.#take(made, false);
					return made;
				} catch (error) {
					toasts.show(whyUnread(error));
					if (await this.#again(error)) continue;
					await this.#look().catch(() => undefined);
					return null;
				}
		});
	}
	/** Wait until a change that did not come through can be sent again; false if it was refused for good. */
	async #again(error: unknown): Promise<boolean> {
		const code = error instanceof Refused ? error.code : '';
		if (code === 'offline') await new Promise<void>((done) => (this.#back = done));
		else if (code === 'too_fast') await new Promise((done) => setTimeout(done, BREATH));
		else return false;
		return true;
	}

	#hear({ version, readers }: StudyNews): void {
		this.readers = readers;
		this.#back();
		if (version > (this.study?.version ?? 0)) void this.#queue(() => this.#look()).catch(() => undefined);
	}
	async #look(): Promise<void> {
		await this.#take(await api.sharedStudy(this.#id, this.#key), Boolean(this.study));
	}
	async #take(study: SharedStudy, anew: boolean): Promise<void> {
		const before = this.study;
		const known = before?.version ?? 0;
		if (study.version < known) return;
		this.study = study;
		if (study.version === known) return;
		try {
			await this.#taken(study.file as unknown as StudyFile, anew);
		} catch (error) {
			this.study = before; // it is asked for again with the next news
			throw error;
		}
	}
	#queue<Value>(deed: () => Promise<Value>): Promise<Value> {
		const mine = this.#last.then(deed, deed);
		this.#last = mine.catch(() => undefined);
		return mine;
	}
}
