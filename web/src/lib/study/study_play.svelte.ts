/** A study being explored: where one is, what is possible there, and every change of its file. */
import { api } from '$lib/net/api';
import { bareTable, seatsOfFile } from '$lib/games/detached_table';
import type { Explanation } from '$lib/games/board_contract';
import type {
	ActionRecord,
	AdviceRecord,
	ForeseenLine,
	StudyLook,
	StudyPosition,
	StudyReason,
	TableRecord
} from '$lib/net/messages';
import { botCalled } from '$lib/session/seats';
import type { Known } from '$lib/stage/stage.svelte';
import { words } from '$lib/text/i18n.svelte';
import {
	endOf,
	isSame,
	linesOf,
	mainSpot,
	movesTo,
	nextMoves,
	noteAt,
	OPENING,
	spotOf,
	withNote,
	type Said,
	type Spot,
	type StudyFile
} from './study_file';
import { changesOf, type Change } from './study_changes';

/** Whoever decides; all cards. */
export const DECIDER = -2;
export const ALL_CARDS = -3;
/** Moves before a position that are told with their events. */
const STEPS = 60;

type Ask = (ask: StudyLook) => Promise<StudyPosition>;
/** What was asked about, and the answer. */
export interface Asked {
	seat: number;
	action: string;
	reason: StudyReason;
}

export class StudyPlay {
	file = $state.raw<StudyFile>()!;
	/** Seats as a match file tells them, without a result. */
	readonly game: string;
	position = $state.raw<StudyPosition | null>(null);
	/** Through whose eyes. */
	eyes = $state(DECIDER);
	busy = $state(false);
	/** The last move was just made or stepped to: it is told. Otherwise the position is simply there. */
	onward = $state(false);
	/** Something that is not possible was asked about. */
	asked = $state.raw<Asked | null>(null);
	/** Makes a change for all who edit this study; where it leads, or nothing if it was refused. Alone, it is made here. */
	together: ((change: Change) => Promise<Spot | null>) | null = null;
	/** Actions by their texts. */
	#actions = $state.raw<ReadonlyMap<string, ActionRecord>>(new Map());
	#last = 0;
	readonly #ask: Ask;
	readonly #steps: number;
	/** Beside a physical board everybody sees this: cards that nobody has shown stay unknown. */
	readonly #referee: boolean;
	readonly #onchange: (play: StudyPlay) => void;

	constructor(
		file: StudyFile,
		onchange: (play: StudyPlay) => void = () => undefined,
		ask: Ask = api.lookAtStudy,
		steps = STEPS,
		referee = false
	) {
		this.file = file;
		this.game = file.game;
		this.#onchange = onchange;
		this.#ask = ask;
		this.#steps = steps;
		this.#referee = referee;
	}

	spot = $state.raw<Spot>(OPENING);
	/** The moves that are known here. */
	next = $derived(nextMoves(this.file, this.spot));
	view = $derived(this.position?.step.view ?? null);
	chance = $derived(this.position?.chance ?? []);
	/** What the board shows; a new object for every position. */
	known = $derived.by((): Known | null => {
		const { position } = this;
		if (!position) return null;
		return { view: position.step.view, steps: position.steps ?? [], news: position.at + (this.onward ? 0 : 1) };
	});

	/** From a spot; a spot that is not there any more is its opening. */
	async open(spot: Spot): Promise<void> {
		const known = spot.line < linesOf(this.file).length && spot.at <= endOf(this.file, spot.line);
		await this.#look(known ? spot : { line: 0, at: 0 }, { actions: true });
	}
	async go(spot: Spot): Promise<void> {
		if (this.position && isSame(spot, this.spot)) return;
		await this.#look(spot);
	}
	/** One move on: along the line where one is. */
	async on(): Promise<void> {
		const [next] = this.next;
		if (next) await this.go(next.spot);
	}
	async back(): Promise<void> {
		const { line, at } = this.spot;
		if (at) await this.go(mainSpot(this.file, { line, at: at - 1 }));
	}
	async toStart(): Promise<void> {
		await this.go({ line: 0, at: 0 });
	}
	async toEnd(): Promise<void> {
		const { line } = this.spot;
		await this.go({ line, at: endOf(this.file, line) });
	}
	/** The next or previous of the moves that leave the same position. */
	async beside(step: 1 | -1): Promise<void> {
		const { line, at } = this.spot;
		if (!at) return;
		const moves = nextMoves(this.file, mainSpot(this.file, { line, at: at - 1 }));
		const here = moves.findIndex((each) => isSame(each.spot, { line, at }));
		const next = moves[here + step];
		if (next) await this.go(next.spot);
	}
	async look(eyes: number): Promise<void> {
		this.eyes = eyes;
		await this.#look(this.spot);
	}

	/** An action of the seat that is shown. */
	async play(action: string): Promise<void> {
		const seat = this.view?.seat ?? -1;
		if (seat >= 0) await this.make(`${seat} ${action}`);
	}
	/** A move: `0 march genua 2`, `chance draw orange_genua`, or `roll`. */
	async make(move: string): Promise<void> {
		if (!this.busy) await this.#change({ what: 'move', text: move }, { play: move });
	}
	async remove(): Promise<void> {
		await this.#change({ what: 'delete' }, { edit: 'delete' });
	}
	/** Make the line where one is the main one. */
	async promote(): Promise<void> {
		await this.#change({ what: 'main' }, { edit: 'main' });
	}
	/** Say something about the last move; `before` is the comment that its author saw. */
	say(said: Said, before = noteAt(this.file, this.spot)?.comment ?? ''): void {
		const changes = changesOf(said, noteAt(this.file, this.spot), before);
		const moves = movesTo(this.file, this.spot);
		this.change(withNote(this.file, this.spot, said));
		if (this.together) for (const change of changes) void this.together({ ...change, moves });
	}
	change(file: StudyFile): void {
		this.file = file;
		this.#onchange(this);
	}

	/** A file that others have changed: the reader stays behind the same moves, or where they were cut off. */
	async take(file: StudyFile): Promise<void> {
		const moves = movesTo(this.file, this.spot);
		const spot = spotOf(file, moves);
		this.file = file;
		if (spot.at < moves.length) await this.#look(spot);
		else this.spot = spot;
	}
	/** A refereed game that others have changed: on to its last move, whoever entered it. */
	async follow(file: StudyFile): Promise<void> {
		this.file = file;
		await this.#look({ line: 0, at: endOf(file, 0) });
	}
	/** Learn the words of moves that others have made. */
	async learn(): Promise<void> {
		this.#learn(await this.#ask({ ...this.#asking(this.spot), actions: true }));
	}

	/** Why an action is not possible, in words; what was asked about at the board stays in sight. */
	async explain(action: string, atBoard = true): Promise<Explanation> {
		const seat = Math.max(0, this.view?.seat ?? 0);
		const reason = await this.why(seat, action);
		if (atBoard && reason.rule) this.asked = { seat, action, reason };
		return { rule: reason.rule, rule_text: words.why(reason.rule) };
	}
	async why(seat: number, action: string): Promise<StudyReason> {
		const { reason } = await this.#ask({ ...this.#asking(this.spot), why: `${seat} ${action}` });
		return reason ?? { legal: true, rule: '', after: [] };
	}
	async foresee(lines: string[][]): Promise<ForeseenLine[]> {
		const found = await this.#ask({ ...this.#asking(this.spot), seat: this.view?.seat ?? DECIDER, lines });
		return found.foreseen ?? [];
	}
	hint(longer: boolean): Promise<AdviceRecord[]> {
		const seat = this.view?.seat ?? DECIDER;
		return api.studyHint({ ...this.#asking(this.spot), seat: seat < 0 ? DECIDER : seat, longer });
	}

	/** The action of a move, `0 march genua 2`; its words are known where it was possible once. */
	actionOf(move: string): ActionRecord | undefined {
		return this.#actions.get(move.slice(move.indexOf(' ') + 1));
	}

	/** The table as a board wants it: every seat is played here. */
	table(): TableRecord {
		const { players = [], seats } = this.file;
		return bareTable(
			'study',
			this.game,
			seatsOfFile(players, seats).map((seat) => ({
				...seat,
				kind: 'person',
				name: seat.kind === 'bot' ? botCalled(seat) : seat.name!
			})),
			false
		);
	}

	#asking({ line, at }: Spot): StudyLook {
		return { file: this.file, line, at, ...(this.#referee ? { referee: true } : {}) };
	}

	async #change(change: Change, alone: Partial<StudyLook>): Promise<void> {
		if (!this.together) return this.#look(this.spot, alone);
		this.busy = true;
		const spot = await this.together({ ...change, moves: movesTo(this.file, this.spot) });
		if (spot) await this.#look(spot);
		else this.busy = false;
	}
	/** Ask for a spot; an answer that comes after a later question was asked is dropped. */
	async #look(spot: Spot, more: Partial<StudyLook> = {}): Promise<void> {
		const mine = ++this.#last;
		const before = this.spot;
		this.busy = true;
		try {
			const found = await this.#ask({ ...this.#asking(spot), seat: this.eyes, steps: this.#steps, ...more });
			if (mine !== this.#last) return;
			this.#learn(found);
			const changed = Boolean(more.play || more.edit);
			this.onward = Boolean(this.position) && found.at === before.at + 1 && !more.edit;
			if (changed) this.file = found.file as unknown as StudyFile;
			this.position = found;
			this.spot = { line: found.line, at: found.at };
			this.asked = null;
			this.#onchange(this);
		} finally {
			if (mine === this.#last) this.busy = false;
		}
	}
	#learn(found: StudyPosition): void {
		const seats = found.seats.flatMap((seat) => seat.actions);
		const all = [...(found.actions ?? []), ...seats, ...found.chance.map((each) => each.action)];
		if (all.some((action) => !this.#actions.has(action.text)))
			this.#actions = new Map([...this.#actions, ...all.map((action) => [action.text, action] as const)]);
	}
}
