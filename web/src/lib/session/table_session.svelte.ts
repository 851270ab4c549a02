/**
 * A table as this person sits at it: what the server told, and what one may say back.
 *
 * The server tells each seat its own view, and then what changes in it; somebody who plays several seats on one screen has
 * several views. `seat` is the one looked through now.
 */
import { WATCHER, type Explanation } from '$lib/games/board_contract';
import { viewAfter } from '$lib/net/apply_patch';
import { Line, type Unsent } from '$lib/net/connection.svelte';
import type { Known } from '$lib/stage/stage.svelte';
import type { Heard } from './clock_countdown';
import type {
	ChatRecord,
	ClockRecord,
	DangerRecord,
	ForeseenLine,
	FromServer,
	Hinted,
	Phrase,
	Refusal,
	TableRecord,
	Told
} from '$lib/net/messages';

/** Things that the page does when something happens; all may be left out. */
export interface Listeners {
	refused?: (refusal: Refusal) => void;
	rematch?: (table: string) => void;
	said?: (chat: ChatRecord) => void;
	/** The table is another one than before. */
	changed?: (before: TableRecord, after: TableRecord) => void;
	/** Clocks that stood still run again, and not by me. */
	clocksRun?: () => void;
}

export type MakeLine = (greeting: () => { type: 'hello'; number: number }, hear: (answer: FromServer) => void) => Line;

export class TableSession {
	readonly id: string;
	readonly line: Line;
	person = $state('');
	host = $state(false);
	table = $state.raw<TableRecord | null>(null);
	seats = $state.raw<number[]>([]);
	/** A bot plays on where I resigned. */
	gaveUp = $state(false);
	/** The seats that a bot plays until I am back. */
	lent = $derived.by(() =>
		this.table?.state === 'playing'
			? this.table.seats
					.filter((seat) => seat.kind === 'bot' && seat.owner === this.person && !seat.resigned)
					.map(({ seat }) => seat)
			: []
	);
	/** I am back, and the bot that plays for me has yet to finish its turn. */
	returning = $state(false);
	known = $state.raw<Record<number, Known>>({});
	chat = $state.raw<ChatRecord[]>([]);
	muted = $state.raw<string[]>([]);
	hinted = $state.raw<Hinted | null>(null);
	/** The clocks as they were last told, and when. */
	heard = $state.raw<Heard | null>(null);
	/** The talk is open: what is said is seen there. */
	talking = $state(false);
	/** Chat lines heard since the talk was last open. */
	unread = $state(0);
	/** Whether what one seat knows must be hidden from the others at this screen. */
	secret = $state(false);
	#number = 0;
	/** I let the clocks run again: then it is not news. */
	#byMe = false;
	/** Nor is what I asked for and withdrew. */
	readonly #withdrawn = new Set<string>();
	/** Up to which number each seat's view is known. */
	readonly #numbers = new Map<number, number>();
	#wanted = $state<number | null>(null);
	#uncovered = $state<number | null>(null);
	#asked = new Map<string, (explanation: Explanation) => void>();
	#wondered = new Map<string, (lines: ForeseenLine[], danger: DangerRecord | null) => void>();
	#listeners: Listeners;

	/** The seat looked through: the one chosen, if it is still mine; else the first of mine that may act; else the last. */
	seat = $derived.by(() => {
		if (!this.seats.length) return WATCHER;
		const due = this.seats.filter((seat) => this.known[seat]?.view.actors.includes(seat));
		if (this.#wanted !== null && (due.includes(this.#wanted) || !due.length)) return this.#wanted;
		return due[0] ?? this.#wanted ?? this.seats[0]!;
	});
	current = $derived(this.known[this.seat] ?? null);
	view = $derived(this.current?.view ?? null);
	/** Somebody else must take the screen before anything is shown. */
	covered = $derived(this.secret && this.seats.length > 1 && this.#uncovered !== this.seat && !this.view?.result);
	myTurn = $derived(this.seats.some((seat) => this.known[seat]?.view.actors.includes(seat)));
	/** The seat of mine that moved last: its move is the one to take back. */
	mover = $derived(this.current?.steps.findLast((step) => this.seats.includes(step.seat))?.seat ?? null);
	/** A move is on its way, or cannot be sent now. */
	waiting = $derived.by(() => this.line.state !== 'open' || this.line.awaits('play') || this.line.awaits('undo'));

	constructor(id: string, make: MakeLine, listeners: Listeners = {}) {
		this.id = id;
		this.#listeners = listeners;
		this.line = make(
			() => ({ type: 'hello', number: this.#number }),
			(answer) => this.hear(answer)
		);
	}

	/** Look through another seat of mine. */
	look(seat: number): void {
		this.#wanted = seat;
	}

	/** The person who plays the seat has the screen now. */
	uncover(): void {
		this.#uncovered = this.seat;
	}

	play(action: string): void {
		const view = this.view;
		if (!view || this.waiting) return;
		this.hinted = null;
		this.#byMe = true;
		this.#say({ type: 'play', number: this.#number, seat: view.seat, action });
	}

	undo(): void {
		if (this.mover !== null && !this.waiting) this.#say({ type: 'undo', number: this.#number, seat: this.mover });
	}

	hint(): void {
		if (this.seat !== WATCHER && !this.line.awaits('hint')) this.#say({ type: 'hint', seat: this.seat });
	}

	explain(action: string): Promise<Explanation> {
		if (this.seat === WATCHER) return Promise.resolve({ rule: '', rule_text: '' });
		const id = this.#say({ type: 'explain', seat: this.seat, action });
		return new Promise((tell) => this.#asked.set(id, tell));
	}

	/** What would happen; nothing is known where the server refuses to say. */
	foresee(lines: string[][]): Promise<ForeseenLine[]> {
		if (this.seat === WATCHER || !lines.length) return Promise.resolve([]);
		const id = this.#say({ type: 'foresee', seat: this.seat, lines });
		return new Promise((tell) => this.#wondered.set(id, tell));
	}
	/** What chance may destroy before my next turn; nothing where the server cannot say it. */
	danger(): Promise<DangerRecord | null> {
		if (this.seat === WATCHER) return Promise.resolve(null);
		const id = this.#say({ type: 'foresee', seat: this.seat, lines: [], danger: true });
		return new Promise((tell) => this.#wondered.set(id, (_, danger) => tell(danger)));
	}

	say(text: string): void {
		if (text.trim()) this.#say({ type: 'chat', text: text.trim() });
	}

	/** A ready sentence, which everybody reads in their own language. */
	phrase(phrase: Phrase['phrase']): void {
		this.#say({ type: 'phrase', phrase });
	}

	/** Show nothing more of what somebody said: they have been blocked. */
	forget(person: string): void {
		this.chat = this.chat.filter((line) => line.person !== person);
	}

	mute(person: string, on: boolean, everyone = false): void {
		this.#say({ type: 'mute', person, on, everyone });
		this.muted = on ? [...this.muted, person] : this.muted.filter((other) => other !== person);
		if (on) this.forget(person);
	}

	/** Ask for it no longer. */
	withdraw(proposal: string): void {
		this.#withdrawn.add(proposal);
		this.vote(proposal, false);
	}
	vote(proposal: string, yes: boolean): void {
		this.#say({ type: 'vote', proposal, yes });
	}
	takeover(seat: number, bot = ''): void {
		this.#say({ type: 'takeover', seat, bot });
	}
	claim(): void {
		this.#say({ type: 'claim' });
	}
	resign(): void {
		if (this.seat !== WATCHER) this.#say({ type: 'resign', seat: this.seat });
	}
	/** Ask the others to let the clocks stand still. */
	pause(): void {
		this.#say({ type: 'pause' });
	}
	resume(): void {
		this.#byMe = true;
		this.#say({ type: 'resume' });
	}
	/** Sit again where a bot plays for me: at once, or when it has finished its turn. */
	comeBack(): void {
		this.returning = true;
		this.line.greet();
	}
	rematch(): void {
		this.#say({ type: 'rematch' });
	}

	/** Take in what the server tells. */
	hear(answer: FromServer): void {
		switch (answer.type) {
			case 'welcome':
				this.person = answer.person;
				this.host = answer.host;
				this.table = answer.table;
				this.#clock(answer.table.clock);
				this.seats = answer.seats;
				this.returning &&= this.lent.length > 0;
				this.chat = answer.chat;
				this.muted = answer.muted;
				this.gaveUp = answer.table.seats.some(
					(seat) => seat.kind === 'bot' && seat.resigned && seat.owner === this.person
				);
				break;
			case 'table':
				if (!this.table) break; // the welcome is on its way, and says who the host is
				this.#changed(this.table, answer.table);
				this.table = answer.table;
				this.#clock(answer.table.clock);
				this.gaveUp ||= this.seats.some(
					(seat) => !answer.seats.includes(seat) && Boolean(answer.table.seats[seat]?.resigned)
				);
				this.seats = answer.seats;
				this.host = answer.table.host === this.person;
				break;
			case 'told':
				this.#told(answer);
				break;
			case 'hinted':
				if (answer.number === this.#number) this.hinted = answer; // else one has played on meanwhile
				break;
			case 'explained':
				this.#explained(answer.id, answer);
				break;
			case 'foreseen':
				this.#foreseen(answer.id, answer.lines, answer.danger);
				break;
			case 'refused':
				if (this.#foreseen(answer.id, [])) break;
				this.#explained(answer.id, { rule: answer.rule ?? '', rule_text: answer.rule_text ?? '' });
				this.#listeners.refused?.(answer);
				break;
			case 'said':
				this.#said(answer.chat);
				break;
			case 'rematched':
				this.#listeners.rematch?.(answer.table_id);
				break;
			case 'done':
			case 'pong':
				break;
		}
	}

	#changed(before: TableRecord, after: TableRecord): void {
		const proposals = before.proposals?.filter(({ id }) => !this.#withdrawn.has(id)) ?? [];
		this.#listeners.changed?.({ ...before, proposals }, after);
	}

	#clock(clock: ClockRecord | null | undefined): void {
		if (this.heard?.clock.paused && clock && !clock.paused && !this.#byMe) this.#listeners.clocksRun?.();
		if (clock?.paused !== this.heard?.clock.paused) this.#byMe = false;
		this.heard = clock ? { clock, at: Date.now() } : null;
	}

	#told(told: Told): void {
		if (told.clock) this.#clock(told.clock);
		const before = this.known[told.seat];
		const view = viewAfter(before && this.#numbers.get(told.seat), before?.view, told);
		if (!view) {
			this.line.greet(); // something is missing between what we have and what was told
			return;
		}
		const first = told.steps[0]?.number ?? told.number;
		const kept = told.fresh || !before ? [] : before.steps.filter((step) => step.number < first);
		const news = before && !told.fresh ? first : told.number;
		this.known = { ...this.known, [told.seat]: { view, steps: [...kept, ...told.steps], news } };
		this.#number = told.number;
		this.#numbers.set(told.seat, told.number);
		if (this.hinted && this.hinted.number !== told.number) this.hinted = null;
		const finished = told.steps.length > 0 && this.lent.some((seat) => !view.actors.includes(seat));
		if (this.returning && finished) this.line.greet();
	}

	#said(chat: ChatRecord): void {
		if (this.chat.some((line) => line.id === chat.id)) return;
		this.chat = [...this.chat, chat];
		if (chat.person === this.person || this.talking) return;
		this.unread += 1;
		this.#listeners.said?.(chat);
	}

	#explained(id: string, { rule, rule_text }: Explanation): void {
		this.#asked.get(id)?.({ rule, rule_text });
		this.#asked.delete(id);
	}

	/** Whether this was what somebody wondered about. */
	#foreseen(id: string, lines: ForeseenLine[], danger: DangerRecord | null = null): boolean {
		const tell = this.#wondered.get(id);
		this.#wondered.delete(id);
		tell?.(lines, danger);
		return tell !== undefined;
	}

	#say(message: Unsent): string {
		return this.line.send(message);
	}
}
