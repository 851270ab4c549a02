/**
 * What the play page gives to the board of a game, and what a board may tell the play page.
 *
 * The page owns the connection, the bar, talk, toasts, the rule popover and the ending. The board owns everything else
 * in the area below the bar: map, hand, actions, chronicle, text board, animation. A board knows no rules: it offers
 * `view.legal`, and asks `explain` about anything else.
 *
 * Files of a board, found by their names in `boards/<game>/`:
 * - `Game.svelte`, a component with `BoardProps`
 * - `frame.ts`, which exports `frame: BoardFrame`
 * - `board.ts`, which exports both and is what the play page loads
 */
import type { Component } from 'svelte';
import type { Style } from '$lib/stage/chronicle_blocks';
import type {
	ActionRecord,
	DangerRecord,
	ForeseenLine,
	Hinted,
	StepRecord,
	TableRecord,
	ViewRecord
} from '$lib/net/messages';
import type { Story } from '$lib/stage/stage.svelte';
import type { Telling } from '$lib/stage/event_display';

export const WATCHER = -2;
export const CHANCE = -1;
/** Nothing can be done: always the same list, so that nothing is drawn again because of it. */
export const NO_DEEDS: ActionRecord[] = [];

/** Why an action is not allowed; both are empty when it is allowed after all. */
export interface Explanation {
	rule: string;
	rule_text: string;
}

export interface BoardProps {
	table: TableRecord;
	/** What the seat below may know and do at the moment that is told. A new object after every change. */
	view: ViewRecord;
	/** Whose eyes we look through: one of my seats, or WATCHER. */
	seat: number;
	/** All seats of mine (several when one screen is passed around, none for somebody who watches). */
	seats: number[];
	/** How sentences call each seat, in the order of the seats: "Livia", "Bot Cato". Never "You". */
	names: string[];
	/** Everything that has been told so far, with the event on the stage, oldest first. */
	steps: StepRecord[];
	/** Steps with this number or a later one have just happened and may be animated; the others are history. */
	news: number;
	/** The clock: what is on the stage, and how to go on. */
	story: Story;
	/** A game is looked at step by step: what the last one touched is in sight on a phone. */
	replayed?: boolean;
	/** A move is on its way, or the connection is lost: offer nothing, show what is there. */
	waiting: boolean;
	/** The last hint for this view, until something is played. */
	hinted: Hinted | null;
	play: (action: string) => void;
	explain: (action: string) => Promise<Explanation>;
	/** What would happen, as far as it is sure: each line is some actions in a row. Empty where nobody can say. */
	foresee: (lines: string[][]) => Promise<ForeseenLine[]>;
	/** What chance may destroy before the next turn of this seat; not where nobody plays. */
	danger?: () => Promise<DangerRecord | null>;
	hint: () => void;
	undo: () => void;
	/** Opens the rules beside the board (or over it on a phone) at this rule. */
	showRule: (rule: string) => void;
	/** A sentence about something that happened elsewhere; one at a time. */
	toast: (sentence: string) => void;
}

/** What is said of a kind of action, beside its name and its rule. */
export interface ActionHelp {
	/** An action to ask about where none of the kind is possible. */
	ask?: string;
	/** The end of the message that names the price. */
	price?: string;
	/** The phase that it belongs to. */
	phase?: string;
	/** What it begins, `trade`, where nothing is laid out yet: then it is called so. */
	begins?: string;
}

/** Something that cannot be done now, with an action of its kind to ask about. */
export interface AskedAbout {
	kind: string;
	ask: string;
}

/** How a game ended: who won, everybody's place and points, and why. */
export interface GameResult {
	winners: number[];
	places: number[];
	scores: number[];
	reason: string;
	rule: string;
}

/** A game that is over, as one of its players or a watcher sees it. */
export interface FinishedGame {
	view: ViewRecord;
	steps: readonly StepRecord[];
	result: GameResult;
	/** Never "You". */
	names: readonly string[];
	mine: readonly number[];
}

/** How a game ended, in its own words. */
export interface Drama {
	/** The result in one to four words. */
	title: string;
	/** The last event, and how close the other outcome was. */
	sentence: string;
	/** The places that ended it, ringed on the board. */
	ringed?: readonly string[];
	/** What is counted of those on the final board, a line each; the numbers of the bar where nothing is. */
	facts?: readonly string[];
}

/** What the bar and the ending show of a position. All words come from `words`. */
export interface BoardFrame {
	/** How the game tells its events. */
	telling: Telling<unknown>;
	/** How its chronicle is written. */
	style?: Style;
	/** The facts that the board draws from; those of a table with a content file are laid on them. */
	facts?: object;
	/** "Your turn" / "2 of 4 actions left": the first line of the bar on a phone. A shared screen names the player. */
	headline: (view: ViewRecord, names: string[], shared: boolean) => { title: string; detail: string };
	/** An action with all that belongs to it: "March to Ravenna with 2 legions". */
	deed: (action: ActionRecord, names: readonly string[], view: ViewRecord) => string;
	/** What is said of each kind of action in "What can I do now?". */
	actionHelp?: Readonly<Partial<Record<string, ActionHelp>>>;
	/** How messages begin that name a kind of action; two games have the same kinds. */
	actionPrefix?: string;
	/** What a deed costs that can be done in these ways, where it is not what is printed. */
	price?: (ways: readonly ActionRecord[]) => string;
	/** The city to ask about when something cannot be done in any. */
	near?: (view: ViewRecord) => string;
	/** Whom the table waits for, where that is not everybody who may act. */
	due?: (view: ViewRecord) => number[];
	/** What the board shows dark now: all of it is among what cannot be done. */
	dark?: (view: ViewRecord) => AskedAbout[];
	/** What is still to come in this turn, in its order: players at a physical board forget it. */
	ahead?: (view: ViewRecord) => string[];
	/** What tells one turn from the next, where that is not who is on turn: the number of a phase. */
	turn?: (view: ViewRecord) => string;
	/** The role of a seat, or whatever stands beside its name. */
	seatNote: (view: ViewRecord, seat: number) => string;
	/** The figure of a seat, drawn in the bar at 26 px. */
	SeatMark?: Component<{ view: ViewRecord; seat: number; size?: number }>;
	/** The colour of a seat on the board, where it is not that of its pawn. */
	colour?: (view: ViewRecord, seat: number) => string;
	/** How it ended; not asked where no move led to the end. */
	drama?: (finished: FinishedGame) => Drama;
	/** What the picture to share says of it beside names: roles, cards, a line for a seat, by their messages. */
	pictured?: (view: ViewRecord, names: readonly string[]) => Record<string, string>;
	/** How the scores came about, told at the end. */
	Scores?: Component<{ view: ViewRecord; steps: StepRecord[]; names: string[] }>;
	/** How high the sun of Rome stands: 1 in the morning of the game, 0 when it has set. */
	sun?: (view: ViewRecord) => number;
	/** Numbers told at the end, in order. */
	numbers: (view: ViewRecord) => { label: string; value: string }[];
}
