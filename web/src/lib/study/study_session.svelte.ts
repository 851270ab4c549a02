/** A study that is open: its chapters, the one that is explored, and what this browser keeps of it. */
import { Refused } from '$lib/net/api';
import { t } from '$lib/text/i18n.svelte';
import { chaptersOf, named, nameOf, studyOf } from './chapters';
import { savedStudies, type Saved } from './saved_studies';
import { movesTo, OPENING, titleOf, type Spot, type StudyFile } from './study_file';
import { StudyPlay } from './study_play.svelte';

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

	constructor(id: string) {
		this.id = id;
	}

	file = $derived.by((): StudyFile => studyOf(this.title, this.chapters));
	names = $derived(
		this.chapters.map((chapter, place) => nameOf(chapter) || t('study-chapter-number', { number: place + 1 }))
	);

	/** Open what this browser keeps. */
	async open(): Promise<void> {
		const saved = savedStudies.find(this.id);
		if (!saved) throw new Refused('no_study', '');
		this.#read(saved);
		await this.play.open(saved.spot);
	}
	#read({ file, hints, kept = '', chapter = 0 }: Saved): void {
		this.chapters = chaptersOf(file);
		this.title = titleOf(file);
		this.hints = hints;
		this.kept = kept;
		this.#show(Math.min(chapter, this.chapters.length - 1));
	}
	#show(chapter: number): void {
		this.at = chapter;
		this.play = new StudyPlay(this.chapters[chapter]!, (play) => this.#changed(play));
	}
	#changed({ file }: StudyPlay): void {
		this.chapters = this.chapters.with(this.at, file);
		this.save();
	}

	save(): void {
		const { id, file, hints, kept, at } = this;
		const spot = this.play.position ? this.play.spot : OPENING;
		const rest = { ...(kept ? { kept } : {}), ...(at ? { chapter: at } : {}) };
		this.full = !savedStudies.save({ id, kind: 'study', file, spot, changed: Date.now(), hints, ...rest });
	}
	toggleHints(): void {
		this.hints = !this.hints;
		this.save();
	}
	rename(title: string): void {
		this.title = title;
		this.save();
	}
	keep(id: string): void {
		this.kept = id;
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
		this.chapters = [...chapters, { ...play.file, moves, result: null, study: null }];
		await this.turnTo(chapters.length, { line: 0, at: moves.length });
	}
	nameChapter(name: string): void {
		this.play.change(named(this.play.file, name));
	}
	/** Without the chapter that is explored. */
	async removeChapter(): Promise<void> {
		if (this.chapters.length < 2) return;
		this.chapters = this.chapters.toSpliced(this.at, 1);
		await this.turnTo(Math.max(0, this.at - 1));
	}
}
