/** A guide or a puzzle being played: my moves so far, what they led to, and where in the guide I am. */
import { api } from '$lib/net/api';
import { bareTable } from '$lib/games/detached_table';
import type { Explanation } from '$lib/games/board_contract';
import type {
	ForeseenLine,
	Hinted,
	LessonAsk,
	LessonRecord,
	LessonState,
	SeatRecord,
	TableRecord,
	ViewRecord
} from '$lib/net/messages';

/** Whether an action is what a step asks for: `attach *`. */
export function fits(pattern: string, action: string): boolean {
	const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('.*')}$`).test(action);
}

const PLACE = /^(city|camp|crossroads|hex) /;

export type Play = (id: string, ask: LessonAsk) => Promise<LessonState>;

interface Made {
	text: string;
	/** The step of the guide in which it was made. */
	at: number;
}
/** A place in a lesson. */
export interface Place {
	lesson: string;
	at: number;
	moves: Made[];
}

export class LessonPlay {
	readonly lesson: LessonRecord;
	/** The step of a guide. */
	at = $state(0);
	state = $state.raw<LessonState | null>(null);
	busy = $state(false);
	/** Something else was tried than what a guide asks for. */
	amiss = $state(false);
	/** The solution was looked at. */
	shown = $state(false);
	/** Steps of the match with this number or a later one have just happened. */
	news = $state(0);
	/** The step that was read before each move, to go back to. */
	#moves = $state.raw<Made[]>([]);
	readonly #play: Play;

	readonly isGuide: boolean;
	/** What is asked for now: empty while there is only something to read, and in a puzzle. */
	asked = $derived.by(() => this.lesson.steps[this.at]?.do ?? '');
	over = $derived.by(() => (this.isGuide ? this.at >= this.lesson.steps.length - 1 : this.state?.verdict !== 'open'));
	/** The view with what may be done here: in a guide only what is asked for, after a puzzle nothing. */
	view = $derived.by((): ViewRecord | null => {
		const view = this.state?.view ?? null;
		if (!view) return null;
		if (!this.isGuide) return this.over ? { ...view, legal: [] } : view;
		return { ...view, legal: view.legal.filter((action) => fits(this.asked, action.text)), can_undo: false };
	});
	/** What a guide asks for, lit on the board as a hint is. */
	hinted = $derived.by((): Hinted | null => {
		const at = this.lesson.steps[this.at]?.at ?? '';
		const shown = PLACE.test(at) ? at : undefined; // what is only spoken of comes into sight too
		const action = this.isGuide ? (this.asked ? this.view?.legal[0]?.text : shown) : undefined;
		if (!action) return null;
		return { type: 'hinted', id: '', seat: this.lesson.seat, number: 0, action, advice: [] };
	});

	constructor(lesson: LessonRecord, play: Play = api.playLesson) {
		this.lesson = lesson;
		this.isGuide = lesson.steps.length > 0;
		this.#play = play;
	}

	moves = $derived(this.#moves.map((move) => move.text));
	/** Where one is, to come back to. */
	place = $derived.by((): Place => ({ lesson: this.lesson.id, at: this.at, moves: this.#moves }));

	/** From the start, or from where somebody left it; what cannot be played any more begins anew. */
	async begin(from: Place | null = null): Promise<void> {
		const known = from?.lesson === this.lesson.id && from.at < this.lesson.steps.length ? from : null;
		try {
			await this.#go(known?.moves ?? [], known?.at ?? 0);
		} catch (error) {
			if (!known) throw error;
			await this.begin();
		}
	}

	async play(text: string): Promise<void> {
		if (this.busy) return;
		this.amiss = !this.view?.legal.some((action) => action.text === text);
		if (this.amiss) return;
		const at = this.at;
		await this.#go([...this.#moves, { text, at }], this.isGuide ? at + 1 : 0);
	}

	/** Read on; some steps make a move when they are left. */
	async next(): Promise<void> {
		if (this.asked || this.over || this.busy) return;
		const text = this.lesson.steps[this.at]?.next;
		const at = this.at;
		if (text) await this.#go([...this.#moves, { text, at }], at + 1);
		else this.at = at + 1;
	}

	/** Play the solution of a puzzle that asks for the best turn; then it does not count as solved. */
	async show(): Promise<void> {
		const solution = this.state?.review?.solution;
		if (!solution || this.busy) return;
		this.shown = true; // before the board shows it
		await this.#go(
			solution.map((text) => ({ text, at: 0 })),
			0
		);
	}

	/** Back to the step before; the last move is taken back where it was made there. */
	async back(): Promise<void> {
		const last = this.#moves.at(-1);
		if (this.isGuide && (!last || last.at < this.at - 1)) {
			this.at = Math.max(0, this.at - 1);
			return;
		}
		if (last) await this.#go(this.#moves.slice(0, -1), last.at);
	}

	async explain(action: string): Promise<Explanation> {
		const { rule, rule_text } = await this.#play(this.lesson.id, { moves: this.moves, action });
		return { rule, rule_text };
	}

	async foresee(lines: string[][]): Promise<ForeseenLine[]> {
		return (await this.#play(this.lesson.id, { moves: this.moves, lines })).foreseen;
	}

	/** The table with one person, of this name, and bots. */
	table(name = ''): TableRecord {
		const seats: SeatRecord[] = Array.from({ length: this.lesson.players }, (_, seat) =>
			seat === this.lesson.seat ? { seat, kind: 'person', name, present: true } : { seat, kind: 'bot' }
		);
		return bareTable(this.lesson.id, this.lesson.game, seats, false);
	}

	/** Play these moves, and be at this step; both at once, or a board would see the new position with the old wish. */
	async #go(moves: Made[], at: number): Promise<void> {
		this.busy = true;
		try {
			const before = moves.length > this.#moves.length ? (this.state?.steps.length ?? 0) : null;
			const state = await this.#play(this.lesson.id, { moves: moves.map((move) => move.text) });
			this.news = before ?? state.steps.length;
			this.state = state;
			this.#moves = moves;
			this.at = at;
			this.amiss = false;
		} finally {
			this.busy = false;
		}
	}
}
