/** The studies and the refereed games that this browser keeps. */
import { isMatchFile, OPENING, titleOf, type Spot, type StudyFile } from './study_file';

/** `study`, or a game at a physical board that is refereed. */
export type Kind = 'study' | 'referee';

export interface Saved {
	id: string;
	kind: Kind;
	file: StudyFile;
	/** Where the reader was. */
	spot: Spot;
	/** Milliseconds. */
	changed: number;
	/** Whether moves are suggested. */
	hints: boolean;
	/** How closely a game is refereed. */
	depth?: string;
	/** How long each player has thought, where a clock is wanted. */
	clock?: number[];
	/** Points that players count themselves. */
	points?: number[];
	/** The file that an account keeps of it. */
	kept?: string;
	/** A puzzle whose answer is known here. */
	solved?: boolean;
	/** Where it is edited with others. */
	shared?: { id: string; key: string };
	/** Which of its chapters was explored, from 0. */
	chapter?: number;
}
export interface SavedLine {
	id: string;
	game: string;
	title: string;
	players: string[];
	moves: number;
	changed: number;
}
const PREFIX = 'occasus.study.';

/** Where it is kept; tests give their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class SavedStudies {
	readonly #shelf: () => Shelf;

	constructor(shelf: () => Shelf) {
		this.#shelf = shelf;
	}

	/** Whether it was kept: the storage of a browser may be full or closed. */
	save(saved: Saved): boolean {
		try {
			this.#shelf().setItem(PREFIX + saved.id, JSON.stringify(saved));
			return true;
		} catch {
			return false;
		}
	}

	find(id: string): Saved | null {
		try {
			const saved = JSON.parse(this.#shelf().getItem(PREFIX + id) ?? 'null') as Partial<Saved> | null;
			if (!saved || !isMatchFile(saved.file)) return null;
			return {
				id,
				kind: saved.kind === 'referee' ? 'referee' : 'study',
				file: saved.file,
				spot: saved.spot ?? OPENING,
				changed: Number(saved.changed) || 0,
				hints: saved.hints !== false,
				...(Array.isArray(saved.clock) ? { clock: saved.clock.map(Number) } : {}),
				...(Array.isArray(saved.points) ? { points: saved.points.map(Number) } : {}),
				...(saved.depth ? { depth: saved.depth } : {}),
				...(saved.kept ? { kept: saved.kept } : {}),
				...(saved.solved ? { solved: true } : {}),
				...(saved.shared ? { shared: saved.shared } : {}),
				...(saved.chapter ? { chapter: Number(saved.chapter) || 0 } : {})
			};
		} catch {
			return null;
		}
	}

	/** What was changed last comes first. */
	all(kind: Kind): SavedLine[] {
		let ids: string[] = [];
		try {
			const shelf = this.#shelf();
			ids = Array.from({ length: shelf.length }, (_, place) => shelf.key(place) ?? '')
				.filter((key) => key.startsWith(PREFIX))
				.map((key) => key.slice(PREFIX.length));
		} catch {
			return []; // the browser keeps nothing
		}
		return ids
			.map((id) => this.find(id))
			.filter((saved) => saved !== null && saved.kind === kind)
			.map((saved) => ({
				id: saved!.id,
				game: saved!.file.game,
				title: titleOf(saved!.file),
				players: saved!.file.players ?? [],
				moves: saved!.file.moves.length,
				changed: saved!.changed
			}))
			.sort((one, other) => other.changed - one.changed);
	}

	/** What is kept of a study that is edited with others, or of a game that they referee too. */
	sharedAs(study: string, kind: Kind = 'study'): string | null {
		return this.all(kind).find(({ id }) => this.find(id)?.shared?.id === study)?.id ?? null;
	}

	remove(id: string): void {
		try {
			this.#shelf().removeItem(PREFIX + id);
		} catch {
			// nothing was kept
		}
	}

	/** Keep something new; returns its id, or nothing where nothing can be kept. */
	add(file: StudyFile, kind: Kind = 'study', rest: Partial<Saved> = {}): string {
		const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
			''
		);
		this.save({ id, kind, file, spot: OPENING, changed: Date.now(), hints: true, ...rest });
		return id;
	}
}

export const savedStudies = new SavedStudies(() => localStorage);
