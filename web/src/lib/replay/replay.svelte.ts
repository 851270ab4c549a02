/** A finished game, looked at step by step. Parts are fetched as they are needed. */
import { api } from '$lib/net/api';
import { bareTable, seatsOfFile } from '$lib/games/detached_table';
import type {
	ActionRecord,
	ReplayPart,
	ReplayStep,
	ReplayTurn,
	StepRecord,
	TableRecord,
	ViewRecord
} from '$lib/net/messages';

/** Some steps from a number on, as a seat saw them. */
export type Fetch = (first: number, count: number, seat: number) => Promise<ReplayPart>;

const PART = 40;
/** What lies this near is told on the way; after a longer jump the board is simply there. */
const NEAR = 8;
const EVERYTHING = -3;

export class Replay {
	readonly id: string;
	at = $state(0);
	/** Steps from this number on are new to the reader, and are told. */
	news = $state(0);
	seat = $state(EVERYTHING);
	game = $state('');
	moves = $state(0);
	players = $state.raw<string[]>([]);
	/** The seats on which whoever looks played. */
	mine = $state.raw<number[]>([]);
	seats = $state(0);
	/** Played with figures of its own. */
	content = $state(false);
	/** It was played by older rules, and is shown as it was kept. */
	older = $state(false);
	/** The turns of the game; none of a scene, and of games that are shown as they were kept. */
	turns = $state.raw<readonly ReplayTurn[]>([]);
	/** Each card and die is a step of its own. */
	every = $state(false);
	/** A part is on its way. */
	busy = $state(false);
	#steps = $state.raw<ReplayStep[]>([]);
	#fetch: Fetch;
	#asked = 0;

	step = $derived<ReplayStep | null>(this.#steps[this.at] ?? null);
	/** As it was before it. */
	before = $derived<ReplayStep | null>(this.#steps[this.at - 1] ?? null);
	/** The move that led here, where no event tells it and it may be known. */
	deed = $state.raw<ActionRecord | null>(null);
	/** What happened up to here, as a board wants it. */
	told = $derived<StepRecord[]>(this.#steps.slice(1, this.at + 1));

	/** Where one can stop: before each decision, and at the end. */
	#stops = $derived([...this.turns.flatMap(({ decisions }) => decisions ?? []), this.moves]);
	/** The next place to stop, and the one before. */
	after = $derived(this.#single ? this.at + 1 : (this.#stops.find((stop) => stop > this.at) ?? this.moves));
	prior = $derived(this.#single ? this.at - 1 : (this.#stops.findLast((stop) => stop < this.at) ?? 0));
	/** What has happened since the place before. */
	latest = $derived<ReplayStep[]>(this.#steps.slice(Math.max(0, this.prior) + 1, this.at + 1));
	/** The place of the turn in the list, and how many of its decisions were made. */
	turn = $derived(this.turns.findLastIndex(({ first }) => first <= this.at));
	made = $derived((this.turns[this.turn]?.decisions ?? []).filter((stop) => stop < this.at).length);
	/** The first decision after the setup: an empty board tells nothing. */
	opening = $derived(
		this.turns.find(({ turn, decisions }) => turn && decisions?.length)?.decisions?.[0] ??
			(this.turns.length ? (this.#stops[0] ?? 0) : 0)
	);

	/** Who plays on from here: the seat one looks through, else one's own, else whoever is asked. */
	next = $derived.by((): number => {
		if (this.seat >= 0) return this.seat;
		return this.mine[0] ?? Math.max(0, this.step?.view.actors[0] ?? 0);
	});

	constructor(id: string, fetch: Fetch) {
		this.id = id;
		this.#fetch = fetch;
	}

	/** Go to a step; the way there is fetched first. */
	async go(at: number): Promise<void> {
		const wanted = Math.max(0, Math.min(at, this.moves || 0));
		await this.#reach(wanted);
		if (wanted >= this.#steps.length) return;
		const asked = ++this.#asked;
		const deed = await this.#chosen(this.#steps[wanted]!);
		if (asked !== this.#asked) return; // somebody has gone elsewhere meanwhile
		this.deed = deed;
		this.news = wanted > this.at && wanted <= this.at + NEAR ? this.at + 1 : wanted + 1;
		this.at = wanted;
	}

	/** Look with all secrets (-3), or as one seat saw it. */
	async look(seat: number): Promise<void> {
		this.seat = seat;
		this.#steps = [];
		await this.go(this.at);
	}

	/** To where the next turn begins, or the one before: `turnOf` tells the turns of a game apart. */
	async goTurn(direction: 1 | -1, turnOf: (view: ViewRecord) => string): Promise<void> {
		if (this.turns.length) return this.go(this.startOf(this.turn + direction));
		await this.#reach(Math.max(0, this.at + direction));
		const turn = (at: number): string => (this.#steps[at] ? turnOf(this.#steps[at].view) : '');
		let at = Math.max(0, this.at + direction);
		// forward while it is the same turn; back to the first step of the turn that the step before belongs to
		const same = direction > 0 ? turn(this.at) : turn(at);
		while (at > 0 && at < this.moves && turn(direction > 0 ? at : at - 1) === same) {
			at += direction;
			await this.#reach(at);
		}
		await this.go(at);
	}

	/** The first decision of a turn, by its place in the list; of the last one back from its midst. */
	startOf(place: number): number {
		if (place >= this.turns.length) return this.moves;
		const start = ({ decisions, first }: ReplayTurn): number => decisions?.[0] ?? first;
		const here = this.turns[place + 1];
		if (here && place + 1 === this.turn && this.at > start(here)) return start(here); // first back to its beginning
		const wanted = this.turns[Math.max(0, place)];
		return wanted ? start(wanted) : 0;
	}

	get #single(): boolean {
		return this.every || !this.turns.length;
	}

	/** Whoever moved knows what they could choose from. */
	async #chosen({ number, seat, action, events }: ReplayStep): Promise<ActionRecord | null> {
		if (!action || seat < 0 || events.length) return null;
		const part = await this.#fetch(number - 1, 1, seat).catch(() => null); // only its words need it
		const before = part?.steps.find((step) => step.number === number - 1);
		return before?.view.legal.find(({ text }) => text === action) ?? null;
	}

	async #reach(wanted: number): Promise<void> {
		while (this.#steps.length <= wanted && !this.busy) {
			this.busy = true;
			try {
				const part: ReplayPart = await this.#fetch(this.#steps.length, PART, this.seat);
				this.game = part.game;
				this.moves = part.moves;
				this.players = part.players;
				this.mine = part.mine ?? [];
				this.older = part.older ?? false;
				this.seats = part.seats;
				this.content = part.content ?? false;
				if (part.turns?.length) this.turns = part.turns;
				if (!part.steps.length) return;
				this.#steps = [...this.#steps, ...part.steps];
			} finally {
				this.busy = false;
			}
		}
	}

	/** A table as a board wants it; a match file tells the names of people, and the levels of bots. */
	table(): TableRecord {
		return bareTable(this.id, this.game, seatsOfFile(this.players, this.seats), true);
	}
}

/** The replay of a finished game, or of a match file. */
export const replayOf = (id: string): Replay =>
	new Replay(id, (first, count, seat) => api.replaySteps(id, first, count, seat));

/** A scene of the ledgers; it comes in one part. */
export const sceneOf = (id: string): Replay => new Replay(id, () => api.scene(id));

/** The move that an address names: `?move=57` or `#57`, or `#/replay/abc?move=57`; 0 where it names none. */
export function moveOf({ search, hash }: { search: string; hash: string }): number {
	const named = Number(new URLSearchParams(hash.split('?')[1] ?? search).get('move') ?? hash.slice(1));
	return Number.isInteger(named) && named > 0 ? named : 0;
}

/** Whether an address asks for the analysis as well: `?analysis=1`. */
export const asksAnalysis = ({ search, hash }: { search: string; hash: string }): boolean =>
	new URLSearchParams(hash.split('?')[1] ?? search).has('analysis');
