/** A study that is open: its chapters, the one that is explored, and what this browser keeps of it. */
import { toasts } from '$lib/layout/toasts.svelte';
import { Refused } from '$lib/net/api';
import { t } from '$lib/text/i18n.svelte';
import { chaptersOf, named, nameOf, studyOf } from './chapters';
import { savedStudies, type Saved } from './saved_studies';
import type { Change } from './study_changes';
import { movesTo, OPENING, titleOf, type Spot, type StudyFile } from './study_file';
import { StudyPlay } from './study_play.svelte';
import { Together } from './together.svelte';

export class StudySession {
	readonly id: string;
	chapters = $state.raw<StudyFile[]>([]);
	/** The chapter that is explored. */
	at = $state(0);
	title = $state('');
	/** Whether moves are suggested. */
	hints = $state(true);
	/** The file that an account keeps of it. */
	kept = $state('');
	/** The browser can keep no more. */
	full = $state(false);
	play = $state.raw<StudyPlay>()!;
	/** The answer to a puzzle is known. */
	solved = $state(false);
	/** Wrong answers so far. */
	missed = $state(0);
	/** Where it is edited with others. */
	together = $state.raw<Together | null>(null);

	constructor(id: string) {
		this.id = id;
	}

	file = $derived.by((): StudyFile => studyOf(this.title, this.chapters));
	names = $derived(
		this.chapters.map((chapter, place) => nameOf(chapter) || t('study-chapter-number', { number: place + 1 }))
	);

	/** A puzzle that is still to be solved: nothing of it is shown but its position. */
	asking = $derived(this.at === 0 && !this.solved && Boolean(this.chapters[0]?.study?.solution));

	/** Open what this browser keeps. */
	async open(): Promise<void> {
		const saved = savedStudies.find(this.id);
		if (!saved) throw new Refused('no_study', '');
		this.#read(saved);
		if (saved.shared) await this.#join(new Together(saved.shared.id, saved.shared.key)).catch(() => this.#copied());
		await this.play.open(saved.spot);
	}
	close(): void {
		this.together?.close();
	}

	/** Let others edit it. */
	async share(): Promise<void> {
		await this.#join(await Together.of(this.file));
	}
	/** Edit it with others from now on. */
	async #join(together: Together): Promise<void> {
		await together.open((file, anew) => this.#taken(file, anew));
		this.together = together;
		this.#connect();
		this.save();
	}
	/** What others edit is not there: the copy of this browser goes on by itself, so that nothing of it is lost. */
	#copied(): void {
		toasts.show(t('study-alone'));
	}
	/** On my own again, with a copy of it. */
	leave(): void {
		this.together?.close();
		this.together = null;
		this.#connect();
		this.save();
	}
	/** A newer version, by me or by others. */
	async #taken(file: StudyFile, anew: boolean): Promise<void> {
		this.chapters = chaptersOf(file);
		this.title = titleOf(file);
		const chapter = this.chapters[this.at];
		if (!chapter) return this.turnTo(this.chapters.length - 1);
		await this.play.take(chapter).catch(() => undefined); // the change was made, even if its position cannot be asked for
		this.save();
		if (anew) await this.play.learn().catch(() => undefined);
	}
	/** Changes go to all who edit it. */
	#connect(): void {
		const { together, play } = this;
		play.together = together?.study?.editable ? (change) => this.#tell(change) : null;
	}
	async #tell(change: Change): Promise<Spot | null> {
		const made = await this.together!.change({ ...change, chapter: this.at });
		return made && { line: made.line, at: made.at };
	}
	get #alone(): boolean {
		return !this.together?.study?.editable;
	}
	#read({ file, hints, kept = '', chapter = 0, solved = false }: Saved): void {
		this.chapters = chaptersOf(file);
		this.title = titleOf(file);
		this.hints = hints;
		this.kept = kept;
		this.solved = solved;
		this.#show(Math.min(chapter, this.chapters.length - 1));
	}
	#show(chapter: number): void {
		this.at = chapter;
		this.play = new StudyPlay(this.chapters[chapter]!, (play) => this.#changed(play));
		this.#connect();
	}
	#changed({ file }: StudyPlay): void {
		this.chapters = this.chapters.with(this.at, file);
		this.save();
	}

	save(): void {
		const { id, file, hints, kept, at } = this;
		const spot = this.play.position ? this.play.spot : OPENING;
		const shared = this.together?.link;
		const rest = {
			...(kept ? { kept } : {}),
			...(at ? { chapter: at } : {}),
			...(shared ? { shared } : {}),
			solved: this.solved
		};
		this.full = !savedStudies.save({ id, kind: 'study', file, spot, changed: Date.now(), hints, ...rest });
	}
	toggleHints(): void {
		this.hints = !this.hints;
		this.save();
	}
	rename(title: string): void {
		this.title = title;
		this.save();
		if (!this.#alone) void this.#tell({ what: 'title', text: title });
	}
	keep(id: string): void {
		this.kept = id;
		this.save();
	}

	/** An action of the seat that is shown; in a puzzle, an answer. */
	async act(action: string): Promise<void> {
		if (this.asking && action !== this.chapters[0]!.study!.solution) this.missed++;
		else if (this.asking) await this.reveal();
		else await this.play.play(action);
	}
	/** The answer to the puzzle, and the position after it. */
	async reveal(): Promise<void> {
		this.solved = true;
		await this.play.on();
		this.save();
	}

	async turnTo(chapter: number, spot: Spot = OPENING): Promise<void> {
		this.#show(chapter);
		await this.play.open(spot);
	}
	/** A chapter that begins with the moves to the spot where one is. */
	async addChapter(): Promise<void> {
		const { play, chapters } = this;
		const moves = movesTo(play.file, play.spot);
		if (!this.#alone) {
			const made = await this.together!.change({ what: 'chapter', chapter: this.at, moves });
			if (made) await this.turnTo(made.chapter, made);
			return;
		}
		this.chapters = [...chapters, { ...play.file, moves, result: null, study: null }];
		await this.turnTo(chapters.length, { line: 0, at: moves.length });
	}
	nameChapter(name: string): void {
		this.play.change(named(this.play.file, name));
		if (!this.#alone) void this.#tell({ what: 'name', text: name });
	}
	/** Without the chapter that is explored. */
	async removeChapter(): Promise<void> {
		if (this.chapters.length < 2) return;
		if (!this.#alone) {
			const made = await this.together!.change({ what: 'remove_chapter', chapter: this.at });
			if (made) await this.turnTo(made.chapter);
			return;
		}
		this.chapters = this.chapters.toSpliced(this.at, 1);
		await this.turnTo(Math.max(0, this.at - 1));
	}
}
