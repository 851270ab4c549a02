import { beforeAll, expect, test } from 'vitest';
import type { Api } from '$lib/net/api';
import { bySubject } from '$lib/games/placeholder_values';
import { optionAbout, optionName, usualBot, valueName, wish } from '$lib/games/catalogue.svelte';
import type { GameRecord, OptionRecord, ReplayPart, RuleRecord, StandIn, ViewRecord } from '$lib/net/messages';
import { Replay } from '$lib/replay/replay.svelte';
import { pieces, Rulebook, sections } from './rulebook.svelte';
import { words } from '$lib/text/i18n.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('rules');
});

const rule = (id: string, section: string, text: string): RuleRecord => ({
	id,
	part: 'Rules',
	section,
	text,
	language: 'en'
});
const RULES = [
	rule('FR-SACK-01', 'Sacking', 'A city with three cubes falls.'),
	rule('FR-SACK-02', 'Sacking', 'Decline goes on; see FR-END-03.'),
	rule('FR-END-03', 'End of the game', 'At 8 the game is lost.')
];

const SCENE = { id: 'FR-EX-11', game: 'fall_of_rome', title: 'Sinope falls', rules: ['FR-SACK-01'] };

test('a ledger is read in its sections', () => {
	expect(sections(RULES).map((section) => section.rules.length)).toEqual([2, 1]);
});

test('rules are found by id, by the start of an id, and by all words', async () => {
	const book = new Rulebook({
		rules: () => Promise.resolve(RULES),
		scenes: () => Promise.resolve([SCENE])
	} as unknown as Api);
	await book.open('fall_of_rome', 'en');
	const found = (wanted: string): string[] => {
		book.wanted = wanted;
		return book.found.map((each) => each.id);
	};
	expect(found('')).toHaveLength(3);
	expect(found('fr-sack')).toEqual(['FR-SACK-01', 'FR-SACK-02']);
	expect(found('lost 8')).toEqual(['FR-END-03']);
	expect(found('elephants')).toHaveLength(3); // nothing has it: all of them, and not a dead end
	expect(book.scenes['FR-SACK-01']).toEqual([SCENE]);
	expect(book.scenes['FR-EX-11']).toEqual([SCENE]);
});

test('ids inside a text are set apart, to be links', () => {
	expect(pieces('see FR-END-03, or SR-VP-01.')).toEqual([
		{ text: 'see ', rule: false },
		{ text: 'FR-END-03', rule: true },
		{ text: ', or ', rule: false },
		{ text: 'SR-VP-01', rule: true },
		{ text: '.', rule: false }
	]);
});

test('stand-ins are listed by subject, in the order of the content file', () => {
	const entry = (...path: string[]): StandIn => ({ path, figures: [{ name: 'days', value: '3' }], why: 'not found' });
	const found = bySubject([entry('cities', 'roma'), entry('map', 'gallia'), entry('cities', 'genua')]);
	expect(found.map(({ subject, entries }) => [subject, entries.length])).toEqual([
		['cities', 2],
		['map', 1]
	]);
});

const GAME = { name: 'fall_of_rome', seats: [1, 2, 3, 4, 5], bots: ['random', 'tiro'] } as unknown as GameRecord;
test('a table is wished for with bots, friends, or all on one screen', () => {
	expect(usualBot(GAME)).toBe('tiro');
	const bots = ['random', 'tiro', 'miles', 'legatus'];
	expect(usualBot({ bots, cooperative: false })).toBe('miles');
	expect(usualBot({ bots, cooperative: true })).toBe('legatus');
	expect(wish(GAME, 2, 'bot').seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'tiro' }]);
	expect(wish(GAME, 3, 'me', { days: 1 })).toEqual({
		game: 'fall_of_rome',
		seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
		days: 1
	});
});

test('options and their values have words; unknown ones show their own', () => {
	const option: OptionRecord = {
		name: 'solo.order',
		default: 'dealt',
		values: ['dealt', 'choose'],
		rule: 'FR-RUL-10',
		text: 'Who orders.'
	};
	expect(optionName(option)).toBe('Solo: order');
	expect(optionAbout(option)).toBe('who decides the order of the roles');
	expect(valueName(option, 'dealt')).toBe('As dealt');
	expect(valueName(option, true)).toBe('On');
	expect(valueName(option, 12)).toBe('12');
	const unknown = { ...option, name: 'house.rule' };
	expect([optionName(unknown), optionAbout(unknown), valueName(unknown, 'very_odd'), valueName(unknown, '0')]).toEqual([
		'House Rule',
		'Who orders.',
		'Very Odd',
		'Player 1'
	]);
});

test('a replay is fetched in parts, and goes from turn to turn', async () => {
	const asked: number[] = [];
	const seats = [-1, -1, -1, 0, -1, 1, -1];
	const turns = ['a', 'a', 'a', 'b', 'b', 'c', 'c'];
	const turnOf = (view: ViewRecord): string => String((view.position as { turn?: string }).turn);
	const part = (first: number, count: number): Promise<ReplayPart> => {
		asked.push(first);
		const steps = seats.slice(first, first + Math.min(count, 4)).map((seat, place) => ({
			number: first + place,
			seat,
			action: '',
			events: [],
			view: { seat: -3, actors: [], legal: [], position: { turn: turns[first + place] }, result: null, can_undo: false }
		}));
		return Promise.resolve({ game: 'fall_of_rome', seats: 2, moves: 6, players: ['Ada'], steps });
	};
	const replay = new Replay('r', part);
	await replay.go(0);
	expect([replay.at, replay.moves, replay.told.length]).toEqual([0, 6, 0]);
	await replay.goTurn(1, turnOf);
	expect(replay.at).toBe(3);
	await replay.goTurn(1, turnOf);
	expect([replay.at, replay.told.length, replay.news]).toEqual([5, 5, 4]);
	await replay.go(99);
	expect(replay.at).toBe(6);
	await replay.goTurn(-1, turnOf);
	expect([replay.at, replay.news]).toEqual([5, 6]); // the way back is not told
	await replay.goTurn(-1, turnOf);
	expect(replay.at).toBe(3);
	expect(asked).toEqual([0, 4]);
	expect(replay.table().seats.map((seat) => seat.name)).toEqual(['Ada', '']);
});
