import { beforeAll, expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { headline } from './headline';

const NAMES = ['Livia', 'Bot Varro'];
const seen = (turn: object, actors: number[], agenda: string[] = ['actions']): ViewRecord =>
	({ seat: 0, actors, legal: [], position: { seats: 2, turn, agenda, players: [{}, {}] } }) as unknown as ViewRecord;

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome_board');
});

test('my own turn, with what is left of it', () => {
	const { title, detail } = headline(seen({ phase: 'actions', active: 0, actions: 2 }, [0]), NAMES, false);
	expect([title, detail]).toEqual(['Your turn', '2 actions left']);
});

test('what I am asked in the turn of another is not my turn', () => {
	const { title, detail } = headline(
		seen({ phase: 'draw', active: 1, actions: 0 }, [0], ['before_draw']),
		NAMES,
		false
	);
	expect([title, detail]).toEqual(['You may play an event', 'Bot Varro’s turn']);
});

test('whoever asks me is named', () => {
	const turn = { phase: 'actions', active: 1, actions: 3 };
	expect(headline(seen(turn, [0], ['plot consul white_roma 0']), NAMES, false).title).toBe('Bot Varro asks you');
	expect(headline(seen(turn, [0], ['played veni_vidi_vici 1 standard', 'veni_go roma']), NAMES, false).title).toBe(
		'Bot Varro asks you'
	);
});

test('whoever only may play an event is not called', () => {
	expect(headline(seen({ phase: 'actions', active: 1, actions: 4 }, [0, 1]), NAMES, false).title).toBe(
		'Bot Varro’s turn'
	);
});

test('the turn of another, with what is left of it', () => {
	const { title, detail } = headline(seen({ phase: 'actions', active: 1, actions: 4 }, [1]), NAMES, false);
	expect([title, detail]).toEqual(['Bot Varro’s turn', '4 actions left']);
});

test('a screen that is passed around names the player', () => {
	const { title } = headline(seen({ phase: 'actions', active: 0, actions: 2 }, [0]), NAMES, true);
	expect(title).toBe('Livia’s turn');
});
