import { beforeEach, describe, expect, test } from 'vitest';
import type { Line, Unsent } from '$lib/net/connection.svelte';
import type { ClockRecord, FromServer, TableRecord, Told, ViewRecord } from '$lib/net/messages';
import { TableSession, type Listeners } from './table_session.svelte';

const TABLE = { id: 't', host: 'ada', game: 'fall_of_rome', seats: [], state: 'playing' } as unknown as TableRecord;
const view = (seat: number, actors: number[]): ViewRecord => ({
	seat,
	actors,
	legal: [],
	position: {},
	result: null,
	can_undo: false
});
const told = (seat: number, number: number, steps: number[], actors = [0], fresh = false): Told => ({
	type: 'told',
	seat,
	number,
	fresh,
	steps: steps.map((step) => ({ number: step, seat: 0, events: [] })),
	view: view(seat, actors)
});

/** The change of a view of seat 0 since a number, with the last step. */
const change = (number: number, since: number, changes: unknown[][]): Told => ({
	type: 'told',
	seat: 0,
	number,
	fresh: false,
	steps: Array.from({ length: number - since }, (_, i) => ({
		number: since + i,
		seat: 0,
		events: [],
		changes: [since + i === number - 1 ? changes : []]
	})),
	change: { since, actors: [1], legal: [], result: null, can_undo: false }
});

class FakeLine {
	state = 'open';
	greeted = 0;
	greet(): void {
		this.greeted += 1;
	}
	waiting = 0;
	sent: Unsent[] = [];
	kinds: string[] = [];
	send(message: Unsent): string {
		this.sent.push(message);
		return `id-${this.sent.length}`;
	}
	awaits(kind: string): boolean {
		return this.kinds.includes(kind);
	}
}

let line: FakeLine;
let greeting: () => { type: 'hello'; number: number };
function sit(seats: number[], listeners: Listeners = {}): TableSession {
	line = new FakeLine();
	const session = new TableSession(
		't',
		(greet) => {
			greeting = greet;
			return line as unknown as Line;
		},
		listeners
	);
	session.hear({ type: 'welcome', person: 'ada', seats, host: true, table: TABLE, chat: [], muted: [] });
	return session;
}

describe('a seat at a table', () => {
	let session: TableSession;
	beforeEach(() => {
		session = sit([0]);
		session.hear(told(0, 5, [1, 2, 3, 4]));
	});

	test('what happened before one came is history, what comes later is news', () => {
		expect(session.current).toMatchObject({ news: 5 });
		session.hear(told(0, 7, [5, 6]));
		expect(session.current?.steps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(session.current?.news).toBe(5);
	});

	test('news of the table before the welcome wait for it: nobody is shown as a guest who is the host', () => {
		const early = new TableSession('t', () => line as unknown as Line, {});
		early.hear({ type: 'table', table: TABLE, seats: [0] });
		expect([early.table, early.host]).toEqual([null, false]);
	});

	test('who resigns and looks on is remembered as having given up; who only leaves is not', () => {
		const seats = [{ seat: 0, kind: 'bot' as const, bot: 'tiro', resigned: false }];
		session.hear({ type: 'table', table: { ...TABLE, seats }, seats: [] });
		expect(session.gaveUp).toBe(false);
		session = sit([0]);
		session.hear({ type: 'table', table: { ...TABLE, seats: [{ ...seats[0]!, resigned: true }] }, seats: [] });
		expect(session.gaveUp).toBe(true);
	});

	test('who is back while a bot plays their turn sits again when it has finished', () => {
		const lent = { ...TABLE, seats: [{ seat: 0, kind: 'bot', owner: 'ada' }] } as unknown as TableRecord;
		session = sit([]);
		session.hear({ type: 'table', table: lent, seats: [] });
		session.hear(told(-2, 5, [], [0, 1]));
		expect(line.greeted).toBe(0);
		session.comeBack();
		session.hear({ type: 'welcome', person: 'ada', seats: [], host: true, table: lent, chat: [], muted: [] });
		session.hear(told(-2, 6, [5], [0, 1]));
		expect([line.greeted, session.returning]).toEqual([1, true]); // it is still the bot's turn
		session.hear(told(-2, 7, [6], [1]));
		expect(line.greeted).toBe(2);
		session.hear({ type: 'welcome', person: 'ada', seats: [0], host: true, table: TABLE, chat: [], muted: [] });
		expect(session.returning).toBe(false);
	});

	test('clocks that another lets run again are told, and those that I do are not', () => {
		const clock = (paused: boolean): ClockRecord => ({ left: [9], free: [1], running: [true], paused });
		const runs: string[] = [];
		session = sit([0], { clocksRun: () => runs.push('run') });
		const hear = (paused: boolean): void =>
			session.hear({ type: 'table', table: { ...TABLE, clock: clock(paused) }, seats: [0] });
		hear(true);
		hear(false);
		expect(runs).toHaveLength(1);
		hear(true);
		session.resume();
		hear(false);
		expect(runs).toHaveLength(1);
	});

	test('what I asked for and withdrew was not refused', () => {
		const changes: (string[] | undefined)[] = [];
		session = sit([0], { changed: (before) => changes.push(before.proposals?.map(({ id }) => id)) });
		const proposals = [{ id: 'p', person: 'ada' }] as TableRecord['proposals'];
		session.hear({ type: 'table', table: { ...TABLE, proposals: proposals! }, seats: [0] });
		session.withdraw('p');
		expect(line.sent.at(-1)).toMatchObject({ type: 'vote', proposal: 'p', yes: false });
		session.hear({ type: 'table', table: TABLE, seats: [0] });
		expect(changes).toEqual([[], []]);
	});

	test('what would happen is told to whoever wondered; a refusal tells nothing', async () => {
		const wondered = [session.foresee([['take first']]), session.foresee([['take second']])];
		const lines = [{ events: [{ kind: 'took' }], legal: [], changed: {} }];
		session.hear({ type: 'foreseen', id: 'id-1', lines });
		session.hear({ type: 'refused', id: 'id-2', code: 'too_fast', sentence: '' });
		expect(await Promise.all(wondered)).toEqual([lines, []]);
	});

	test('a view is told by what has changed in it', () => {
		session.hear({ ...told(0, 5, []), view: { ...view(0, [0]), position: { legions: { roma: 2 }, forts: ['roma'] } } });
		const before = session.view?.position;
		session.hear(change(7, 5, [[['legions', 'roma'], 1], [['rate'], 3], [['forts']]]));
		expect(session.view).toMatchObject({ seat: 0, actors: [1], position: { legions: { roma: 1 }, rate: 3 } });
		expect(session.view?.position).not.toHaveProperty('forts');
		expect(before).toEqual({ legions: { roma: 2 }, forts: ['roma'] });
		expect(session.current?.steps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(line.greeted).toBe(0);
	});

	test('a change of something else than what is known is not taken in: a whole view is asked for', () => {
		session.hear(change(9, 7, []));
		expect(session.current?.steps).toHaveLength(4);
		expect(line.greeted).toBe(1);
		expect(greeting()).toEqual({ type: 'hello', number: 5 });
		session.hear(told(0, 9, [5, 6, 7, 8]));
		session.hear(change(10, 9, []));
		expect(session.current?.steps).toHaveLength(9);
	});

	test('after an undo the server’s account replaces what was known', () => {
		session.hear(told(0, 8, [1, 2], [0], true));
		expect(session.current?.steps.map((step) => step.number)).toEqual([1, 2]);
		expect(session.current?.news).toBe(8);
	});

	test('whoever comes back says how far the story was heard', () => {
		expect(greeting()).toEqual({ type: 'hello', number: 5 });
	});

	test('a move is sent with the number that was seen, and not while another is on its way', () => {
		session.play('march roma 2');
		expect(line.sent).toEqual([{ type: 'play', number: 5, seat: 0, action: 'march roma 2' }]);
	});

	test('nothing is sent while a move is on its way', () => {
		line.kinds = ['play'];
		session.play('march roma 2');
		session.undo();
		expect(line.sent).toEqual([]);
	});

	test('a hint is shown until something happens', () => {
		session.hear({ type: 'hinted', id: 'x', seat: 0, number: 5, action: 'pass', advice: [] });
		expect(session.hinted?.action).toBe('pass');
		session.hear(told(0, 6, [5]));
		expect(session.hinted).toBeNull();
		session.hear({ type: 'hinted', id: 'x', seat: 0, number: 5, action: 'pass', advice: [] });
		expect(session.hinted, 'a hint that comes too late').toBeNull();
	});

	test('why not: the rule comes back to whoever asked, also when the question is refused', async () => {
		const first = session.explain('sail roma 1');
		const second = session.explain('nonsense');
		session.hear({
			type: 'explained',
			id: 'id-1',
			action: 'sail roma 1',
			rule: 'FR-ACT-SAIL-01',
			rule_text: 'No port.'
		});
		session.hear({ type: 'refused', id: 'id-2', code: 'unknown_action', sentence: 'There is no such action.' });
		expect(await first).toEqual({ rule: 'FR-ACT-SAIL-01', rule_text: 'No port.' });
		expect(await second).toEqual({ rule: '', rule_text: '' });
	});

	test('talk is heard once, and counted until it is read', () => {
		const chat = { id: 7, room: 'seats', person: 'livia', name: 'Livia', text: 'Salve', at: 0 } as const;
		session.hear({ type: 'said', chat });
		session.hear({ type: 'said', chat });
		session.hear({ type: 'said', chat: { ...chat, id: 8, person: 'ada' } });
		expect(session.chat).toHaveLength(2);
		expect(session.unread).toBe(1);
	});

	test('a muted person is not shown any more', () => {
		session.hear({
			type: 'said',
			chat: { id: 7, room: 'seats', person: 'livia', name: 'Livia', text: 'Salve', at: 0 }
		});
		session.mute('livia', true);
		expect(session.chat).toEqual([]);
		expect(session.muted).toEqual(['livia']);
	});
});

describe('several seats on one screen', () => {
	test('one looks through the seat that may act, or the one chosen', () => {
		const session = sit([0, 1]);
		session.hear(told(0, 5, [], [1]));
		session.hear(told(1, 5, [], [1]));
		expect(session.seat).toBe(1);
		session.look(0);
		expect(session.seat).toBe(1); // seat 0 has nothing to decide
		session.hear(told(0, 6, [], [0, 1]));
		session.hear(told(1, 6, [], [0, 1]));
		expect(session.seat).toBe(0);
	});

	test('with secrets the screen is covered until the next player has it', () => {
		const session = sit([0, 1]);
		session.secret = true;
		session.hear(told(0, 5, [], [0]));
		session.hear(told(1, 5, [], [0]));
		expect(session.covered).toBe(true);
		session.uncover();
		expect(session.covered).toBe(false);
		session.hear(told(0, 6, [], [1]));
		session.hear(told(1, 6, [], [1]));
		expect(session.covered).toBe(true);
	});

	test('without secrets nothing is covered', () => {
		const session = sit([0, 1]);
		session.hear(told(0, 5, [], [0]));
		expect(session.covered).toBe(false);
	});
});

test('on a shared screen the last move of all is the one to take back', () => {
	const session = sit([0, 1]);
	session.hear(told(1, 5, [3, 4], [1])); // seat 0 moved, and now it is the turn of seat 1
	session.undo();
	expect(line.sent).toEqual([{ type: 'undo', number: 5, seat: 0 }]);
});

test('somebody who watches sends no moves', async () => {
	const session = sit([]);
	session.hear(told(-2, 5, [], [0]));
	session.undo();
	session.hint();
	expect(await session.explain('march roma 1')).toEqual({ rule: '', rule_text: '' });
	expect(line.sent).toEqual([]);
	expect(session.myTurn).toBe(false);
});

test('listeners hear of refusals and of another game', () => {
	const heard: string[] = [];
	const session = sit([0], { refused: (refusal) => heard.push(refusal.code), rematch: (table) => heard.push(table) });
	const answers: FromServer[] = [
		{ type: 'refused', id: 'x', code: 'not_allowed', sentence: 'No.' },
		{ type: 'rematched', table_id: 'next' }
	];
	answers.forEach((answer) => session.hear(answer));
	expect(heard).toEqual(['not_allowed', 'next']);
});
