import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepRecord, ViewRecord } from '$lib/net/messages';
import { markedIn } from '$lib/session/seat_badges';
import { Story, type Known } from '$lib/stage/stage.svelte';
import { t } from '$lib/text/i18n.svelte';
import { frame } from '../frame';

const ROLES = ['consul', 'mercator', 'vestalis'];
const event = (kind: string, more: object = {}): object => ({ kind, ...more });
const INVASION = [
	event('revealed', { barbarian_card: 'huns roma' }),
	event('invaded', { tribe: 'huns', city: 'roma' }),
	event('added', { tribe: 'huns', city: 'roma' }),
	event('turn_began', { role: 'mercator' })
];
const BATTLE = [event('battle_began', { role: 'mercator', city: 'roma' }), event('rolled', { die: 'legion' })];
const step = (number: number, seat: number, events: object[]): StepRecord =>
	({ number, seat, events, changes: events.map(changesOf) }) as unknown as StepRecord;
/** The turn of the second player. */
const TURN = [
	[['turn', 'active'], 1],
	[['turn', 'phase'], 'actions'],
	[['agenda'], ['actions']]
];
const changesOf = (one: { kind?: string; role?: string }): unknown[] =>
	one.kind === 'turn_began' && one.role === 'mercator' ? TURN : [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is written of dice before they have landed', () => {
	const view = { seat: 2, actors: [1], legal: [], position: { turn: { active: 1, phase: 'actions' } }, result: null };
	const known = (steps: StepRecord[], news: number): Known => ({ view, steps, news }) as unknown as Known;
	const story = new Story({ telling: () => frame.telling, isBot: () => false, sits: () => true });
	story.follow(known([], 0), 'normal');
	story.follow(known([step(0, 1, BATTLE)], 0), 'normal');
	const written = (): string[] => story.shown!.steps.flatMap(({ events }) => events.map(({ kind }) => kind));
	for (let moment = 0; story.now?.event.kind !== 'rolled' && moment < 100; moment++) vi.advanceTimersByTime(50);
	expect([story.now?.event.kind, written()]).toEqual(['rolled', ['battle_began']]);
	story.next();
	expect(written()).toEqual(['battle_began', 'rolled']);
});

test.each([true, false])('chronicle, headline and sun name the same seat, from the first word of a turn on', (bot) => {
	const at = (active: number, phase: 'invade' | 'actions'): ViewRecord => ({
		seat: 2,
		actors: [active],
		legal: [],
		position: {
			seats: 3,
			players: ROLES.map((role) => ({ role, city: 'roma', hand: [] })),
			turn: { active, phase, actions: 4, drawn: [] },
			agenda: [phase],
			barbarians: {},
			barbarian_deck: [['huns roma']],
			barbarian_discard: [],
			supply: { barbarians: { huns: 18 } }
		},
		result: null,
		can_undo: false
	});
	const story = new Story({ telling: () => frame.telling, isBot: () => bot, sits: () => true });
	const began = step(0, -1, [event('turn_began', { role: 'consul' })]);
	const first: Known = { view: at(0, 'invade'), steps: [began], news: 1 };
	const second: Known = { view: at(1, 'actions'), steps: [began, step(1, -1, INVASION)], news: 1 };
	const third: Known = { view: at(1, 'actions'), steps: [...second.steps, step(2, 1, BATTLE)], news: 2 };
	for (const known of [first, second, third]) story.follow(known, 'normal');

	const seen: string[] = [];
	for (let moment = 0; moment < 200; moment++, vi.advanceTimersByTime(50)) {
		const { view, steps } = story.shown!;
		const head = steps.flatMap((one) => one.events).findLast((one) => one['kind'] === 'turn_began')!;
		const seat = ROLES.indexOf(String(head['role']));
		expect([markedIn(view, frame).onTurn, frame.headline(view, ['A', 'B', 'C'], false).title]).toEqual([
			seat,
			t('fr-turn-of', { name: 'ABC'[seat]! })
		]);
		seen.push(String(story.now?.event.kind));
	}
	expect([...new Set(seen)]).toEqual(expect.arrayContaining(['revealed', 'turn_began', 'rolled']));
});
