import { expect, test } from 'vitest';
import { TELLING as EMPIRES } from '../../boards/empires_end/stage/beats';
import { TELLING as FALL } from '../../boards/fall_of_rome/stage/beats';
import { TELLING as STRUGGLE } from '../../boards/struggle_for_rome/stage/beats';
import type { BoardFrame } from '$lib/games/board_contract';
import type { ViewRecord } from '$lib/net/messages';
import { absent, markedIn } from './seat_badges';

const frame = (telling: unknown, due?: BoardFrame['due']): BoardFrame => ({ telling, due }) as unknown as BoardFrame;
const view = (actors: number[], position: unknown): ViewRecord => ({ actors, position }) as unknown as ViewRecord;
const empire = (decides = ''): unknown => ({ decides });

test('who is on turn and who must answer are told apart in all games', () => {
	const asked = { phase: 'disaster', empires: [empire('on_turn'), empire('choose_refresh')] };
	expect(markedIn(view([1], asked), frame(EMPIRES))).toEqual({ onTurn: 0, due: [1] });
	const trade = { turn: { player: 'red', phase: 'build' }, players: { blue: {}, red: {} } };
	expect(markedIn(view([0], trade), frame(STRUGGLE))).toEqual({ onTurn: 1, due: [0] });
	const window = { turn: { phase: 'actions', active: 1 }, players: [{}, {}], seats: 2, agenda: ['consent 0'] };
	expect(
		markedIn(
			view([0], window),
			frame(FALL, () => [0])
		)
	).toEqual({ onTurn: 1, due: [0] });
});

test('while setting up, whoever places is on turn', () => {
	const places = { turn: { player: 'red', phase: 'setup' }, players: { blue: {}, red: {} }, agenda: ['place blue'] };
	expect(markedIn(view([0], places), frame(STRUGGLE)).onTurn).toBe(0);
	const starts = { turn: { phase: 'setup', active: 0 }, seats: 3, players: [{}, {}, {}], agenda: ['start 2'] };
	expect(markedIn(view([2], starts), frame(FALL)).onTurn).toBe(2);
});

test('where all play at once nobody is on turn, not even the last one who works', () => {
	const work = { phase: 'economy', empires: [empire(), empire('work')] };
	expect(markedIn(view([1], work), frame(EMPIRES))).toEqual({ onTurn: null, due: [1] });
});

test('a game that does not say: the only one who may act', () => {
	expect(markedIn(view([-1, 2], {}), frame({}))).toEqual({ onTurn: 2, due: [2] });
	expect(markedIn(view([1, 2], {}), null)).toEqual({ onTurn: null, due: [1, 2] });
});

test('away is a person who is not here, or a seat that was left; never a bot', () => {
	const seats = [
		{ seat: 0, kind: 'person', present: true },
		{ seat: 1, kind: 'person', present: false },
		{ seat: 2, kind: 'bot', present: false },
		{ seat: 3, kind: 'left', present: false }
	];
	expect(absent({ seats } as never)).toEqual([1, 3]);
	expect(absent({ seats, state: 'over' } as never), 'nobody is missed after the end').toEqual([]);
});
