/**
 * The stage clock: everything on the screen shows the moment that is being told.
 *
 * The server is ahead, the table is not. What it tells is kept in order and played; board, headline, seats, chronicle, sounds
 * and title are drawn from `shown`, which never looks past the event on the stage. A question is open only when all that
 * led to it has been told, because until then nobody may do anything in `shown`.
 */
import { untrack } from 'svelte';
import type { GameEvent, StepRecord, ViewRecord } from '$lib/net/messages';
import { folded } from '$lib/net/apply_patch';
import { bunched, TURN, type Bunch } from './event_groups';
import { Playback, type Beat } from './playback.svelte';
import { settings, type Pace } from '$lib/account/settings.svelte';
import { sharing } from './structural_sharing';
import { sounds } from './sound';
import { beatOf, lasts, type Telling } from './event_display';
import { onTheWay } from './on_the_way';

/** What one seat knows at a moment. */
export interface Known {
	view: ViewRecord;
	steps: StepRecord[];
	/** From this number on the steps are news. */
	news: number;
}

/** What the clock must know of those at the table. */
export interface Audience {
	/** How this game tells; nothing while its board is still on its way. */
	telling: () => Telling<unknown> | null;
	isBot: (seat: number) => boolean;
	/** Somebody plays here, and does not only watch. */
	sits: () => boolean;
	/** Somebody leads through it: what waits to be read is left by their button, not by one of the board. */
	led?: () => boolean;
}

/** Some of the story that was passed over, to be told after all. */
interface Missed {
	from: Known;
	beats: Beat<Known, Bunch>[];
	/** Nobody looked; otherwise too much happened at once. */
	away: boolean;
}

/** How long a place stays marked when nothing may move. */
const MARKED = 1000;
/** When more than this waits, or somebody comes back from elsewhere, a summary is offered instead. */
const LATE = 20_000;
/** How many lines such a summary has at most. */
const LINES = 8;

export class Story {
	readonly #audience: Audience;
	readonly playback: Playback<Known, Bunch>;
	/** Places where something has just happened, for those who want no motion. */
	marked = $state.raw<string[]>([]);
	/** What was not told, because too much had happened at once or nobody looked. */
	missed = $state.raw<Missed | null>(null);
	#head = $state.raw<Known | null>(null);
	#told = -1; // steps up to this number have been taken in
	#spent = { turn: '', ms: 0 };
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #position = sharing<ViewRecord['position']>();
	readonly #legal = sharing<ViewRecord['legal']>();

	constructor(audience: Audience) {
		this.#audience = audience;
		this.playback = new Playback<Known, Bunch>((bunch) => this.#hear(bunch.event));
	}

	/** What the screen shows: the moment on the stage, and nothing after it. */
	readonly shown = $derived.by(() => this.#same(this.playback.picture ?? this.#head));
	/** The event on the stage. */
	readonly now = $derived.by(() => {
		const now = this.playback.now;
		return now && { event: now.event.event, events: now.event.events, step: now.event.step, ms: now.ms, id: now.id };
	});
	readonly busy = $derived.by(() => this.playback.busy);
	readonly led = $derived.by(() => this.#audience.led?.() ?? false);
	/** Something is asked of this seat behind what is being told. */
	readonly asked = $derived.by(() => this.busy && Boolean(this.#head?.view.legal.length));

	/** Take in what the server says now. The first time it is simply there. */
	follow(known: Known, pace: Pace): void {
		untrack(() => {
			const before = this.#head;
			if (known === before) return;
			const last = known.steps.at(-1)?.number ?? -1;
			const news = Math.max(known.news, this.#told + 1);
			const steps = known.steps.filter((step) => step.number >= news);
			const telling = this.#audience.telling();
			this.#head = known;
			this.#told = last;
			if (steps.some((step) => step.seat === known.view.seat)) this.missed = null; // whoever acts has gone on
			if (!before || !telling || last < known.news) {
				this.missed = null;
				this.playback.skip(); // somebody came late, or something was taken back
				return;
			}
			if (!steps.length && !this.busy) return;
			const bunches = this.#bunch(telling, before.view, steps);
			const beats = [...bunches.map((one) => this.#beat(telling, one)), arrival(known)];
			if (pace !== 'still' && this.#unseen()) this.#miss(quiet(before), beats, true);
			else this.playback.play(quiet(before), beats, pace);
			if (pace === 'still') this.#mark(bunches.flatMap((one) => one.events.flatMap(telling.placesOf)));
			if (this.playback.waits > LATE) this.#miss(this.playback.picture!, this.playback.skip(), false);
		});
	}

	/** Be there at once, with nothing told: another seat, another place in a replay. */
	cut(known: Known): void {
		untrack(() => {
			this.missed = null;
			this.playback.skip();
			this.#head = known;
			this.#told = known.steps.at(-1)?.number ?? -1;
		});
	}

	/** What was missed, in its most important lines. */
	readonly lines = $derived.by((): GameEvent[] => {
		const events = (this.missed?.beats ?? []).flatMap((beat) => beat.event.events);
		const moments = this.#audience.telling()?.moments ?? [];
		const loud = events.filter((event) => moments.includes(event.kind));
		return (loud.length ? loud : events.filter((event) => this.#timed(event))).slice(-LINES);
	});
	/** Tell what was missed after all, or leave it. */
	catchUp(pace: Pace): void {
		const missed = this.missed;
		this.missed = null;
		if (missed) this.playback.play(missed.from, missed.beats, pace);
	}
	goOn(): void {
		this.missed = null;
	}

	/** To what the server says now. */
	skip(): void {
		this.playback.skip();
	}
	/** The event on the stage is over. */
	next(): void {
		this.playback.next();
	}

	#bunch(telling: Telling<unknown>, before: ViewRecord, steps: readonly StepRecord[]): Bunch[] {
		const mover = steps.find((step) => step.seat >= 0)?.seat ?? -1;
		const seat = telling.onTurn?.(before.position) ?? mover;
		const bot = this.#audience.isBot(seat);
		const turn = String(seat);
		if (this.#spent.turn !== turn) this.#spent = { turn, ms: 0 };
		const bunches = bunched(telling, steps, { bot, turn, sits: this.#audience.sits(), spent: this.#spent.ms });
		this.#spent.ms = Math.min(TURN, this.#spent.ms + bunches.reduce((sum, one) => sum + finite(one.lasts), 0));
		return bunches;
	}

	#beat(telling: Telling<unknown>, bunch: Bunch): Beat<Known, Bunch> {
		const at = bunch.events.indexOf(bunch.event);
		const changes = bunch.changes[at] ?? [];
		const { kind } = bunch.event;
		const suspense = telling.suspense?.includes(kind) && bunch.lasts > 0;
		return {
			event: bunch,
			lasts: bunch.lasts,
			turn: bunch.turn,
			lifted: (known) => {
				if (suspense) return known;
				const position = bunch.changes.slice(0, at).reduce(folded, known.view.position);
				const begins = telling.begins?.includes(kind);
				const moves = telling.moves?.includes(kind);
				const now = begins ? folded(position, changes) : moves ? onTheWay(position, changes, bunch.event) : position;
				return told(known, bunch, now);
			},
			landed: (before) => {
				const known = suspense ? told(before, bunch, before.view.position) : before;
				return moved(known, bunch.changes.slice(suspense ? 0 : at).reduce(folded, known.view.position));
			}
		};
	}

	/** A moment whose unchanged parts are those of the moment before: only what changed is drawn again. */
	#same(known: Known | null): Known | null {
		if (!known) return null;
		const position = this.#position(known.view.position);
		const legal = known.view.legal.length ? [...this.#legal(known.view.legal)] : [];
		return { ...known, view: { ...known.view, position, legal } };
	}

	/** Nobody looks at the page. */
	#unseen(): boolean {
		return typeof document !== 'undefined' && document.visibilityState === 'hidden';
	}
	#miss(from: Known, beats: Beat<Known, Bunch>[], away: boolean): void {
		const rest = [...this.playback.skip(), ...beats];
		const told = this.missed ?? { from, beats: [], away };
		this.missed = { from: told.from, beats: [...told.beats, ...rest], away: told.away || away };
		if (!this.lines.length) this.missed = null;
	}
	#timed(event: GameEvent): boolean {
		const telling = this.#audience.telling();
		return telling !== null && lasts(telling, event) > 0;
	}
	#mark(places: string[]): void {
		clearTimeout(this.#timer);
		this.marked = [...new Set(places)];
		this.#timer = setTimeout(() => (this.marked = []), MARKED);
	}
	#hear(event: GameEvent): void {
		const telling = this.#audience.telling();
		const sound = telling && beatOf(telling, event.kind)?.[1];
		if (sound) sounds.play(sound, settings.effects);
	}
}

const finite = (ms: number): number => (ms === Infinity ? 0 : ms);
/** The same moment, in which nothing is asked of whoever looks: it is over already. */
function quiet(known: Known): Known {
	const actors = known.view.actors.filter((seat) => seat !== known.view.seat);
	return { ...known, view: { ...known.view, actors, legal: [], can_undo: false, result: null } };
}
const moved = (known: Known, position: unknown): Known => ({
	...known,
	view: { ...known.view, position: position as ViewRecord['position'] }
});

/** The chronicle goes on with the events on the stage; the position is the one given. */
function told(known: Known, bunch: Bunch, position: unknown): Known {
	const steps = [...known.steps];
	for (const part of bunch.parts) {
		const last = steps.at(-1);
		if (last?.number === part.number) steps[steps.length - 1] = { ...last, events: [...last.events, ...part.events] };
		else steps.push(part);
	}
	return moved({ ...known, news: Math.max(known.news, bunch.step.number), steps }, position);
}

/** What the server said after some steps, once they are told. */
function arrival(known: Known): Beat<Known, Bunch> {
	const nothing = {
		event: { kind: '' },
		events: [],
		changes: [],
		lasts: 0,
		turn: '',
		step: { number: -1, seat: -1, events: [] },
		parts: []
	};
	return { event: nothing, lasts: 0, lifted: (before) => before, landed: () => quiet(known) };
}
