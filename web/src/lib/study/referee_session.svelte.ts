/** A refereed game that is open: what this device keeps of it, and those who enter moves on theirs. */
import { games } from '$lib/games/catalogue.svelte';
import { toasts } from '$lib/layout/toasts.svelte';
import { Refused } from '$lib/net/api';
import { t } from '$lib/text/i18n.svelte';
import { RefereeClock } from './referee_clock.svelte';
import { savedStudies, type Saved } from './saved_studies';
import type { Change } from './study_changes';
import { endOf, type Spot, type StudyFile } from './study_file';
import { StudyPlay } from './study_play.svelte';
import { Together } from './together.svelte';

/** How closely it looks. */
export type Depth = 'check' | 'count' | 'answer';
/** Of a whole game. */
const TOLD = 400;

export class RefereeSession {
	readonly depth: Depth;
	/** Hands are hidden in this game. */
	readonly hidden: boolean;
	readonly play: StudyPlay;
	/** Only where one is wanted; like the points, it stays on this device. */
	readonly clock: RefereeClock | null;
	points = $state.raw<number[]>([]);
	/** The browser can keep no more. */
	full = $state(false);
	/** Where others enter moves too. */
	together = $state.raw<Together | null>(null);
	readonly #saved: Saved;

	constructor(id: string) {
		const saved = savedStudies.find(id);
		if (!saved) throw new Refused('no_study', '');
		this.#saved = saved;
		this.depth = saved.depth === 'count' || saved.depth === 'answer' ? saved.depth : 'check';
		this.clock = saved.clock ? new RefereeClock(saved.clock) : null;
		this.points = saved.points ?? Array<number>(saved.file.seats).fill(0);
		this.hidden = games.find(saved.file.game)?.hidden ?? false;
		this.play = new StudyPlay(saved.file, () => this.save(), undefined, TOLD, this.hidden);
	}

	/** Open what this browser keeps, or what the others have made of it meanwhile. */
	async open(): Promise<void> {
		if (this.depth !== 'check') return;
		const { shared, spot } = this.#saved;
		try {
			if (shared) await this.#join(new Together(shared.id, shared.key)).catch((error: unknown) => this.#alone(error));
			await this.play.open(this.together ? { line: 0, at: endOf(this.play.file, 0) } : spot);
		} catch (error) {
			this.close();
			throw error;
		}
	}
	close(): void {
		this.together?.close();
	}

	/** Let others enter moves. */
	async share(): Promise<void> {
		await this.#join(await Together.of(this.play.file));
		this.save();
	}
	/** Alone again, with a copy of it. */
	leave(): void {
		this.close();
		this.together = null;
		this.play.together = null;
		this.save();
	}
	async #join(together: Together): Promise<void> {
		await together.open((file, anew) => this.#taken(file, anew));
		this.together = together;
		this.play.together = (change) => this.#tell(change);
	}
	/** It is no longer shared: the copy of this browser goes on. What cannot be reached just now is tried again. */
	#alone(error: unknown): void {
		if (!(error instanceof Refused && error.code === 'not_found')) throw error;
		toasts.show(t('referee-alone'));
	}
	/** A newer version; after my own entry its position is asked for anyway. */
	async #taken(file: StudyFile, anew: boolean): Promise<void> {
		if (anew) await this.play.follow(file);
		else this.play.file = file;
	}
	async #tell(change: Change): Promise<Spot | null> {
		return this.together!.change({ ...change, referee: true });
	}

	save(): void {
		const { depth, points, clock, together } = this;
		const { id } = this.#saved;
		const { file, spot } = this.play;
		const more = { ...(clock ? { clock: clock.kept } : {}), ...(together ? { shared: together.link } : {}) };
		const kept = {
			id,
			kind: 'referee',
			file,
			spot,
			changed: Date.now(),
			hints: false,
			depth,
			points,
			...more
		} as const;
		this.full = !savedStudies.save(kept);
	}
	count(points: number[]): void {
		this.points = points;
		this.save();
	}
}
