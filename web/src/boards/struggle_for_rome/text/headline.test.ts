import { beforeAll, expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { askedOf } from './prompts';
import { headlineOf } from './headline';

const NAMES = ['Livia', 'Bot Varro', 'Bot Seneca'];
const seen = (phase: string, actors: number[], agenda = ['place blue']): ViewRecord =>
	({
		seat: 0,
		actors,
		legal: [],
		result: null,
		position: {
			start: 'red',
			round: 1,
			options: {},
			turn: { phase, player: 'red' },
			agenda,
			players: { red: {}, blue: {}, white: {} }
		}
	}) as unknown as ViewRecord;

beforeAll(async () => {
	await words.use('en');
	await words.add('struggle_for_rome');
	await words.add('struggle_for_rome_board');
});

test('while setting up, the headline names the one whom the table waits for', () => {
	expect(headlineOf(seen('setup', [1]), NAMES).title).toContain('Bot Varro');
	expect(headlineOf(seen('setup', [0]), NAMES).title).not.toContain('Bot');
});

test('whoever made an offer is not asked what to say to it', () => {
	expect(askedOf(seen('build', [1, 2], ['answers red']), NAMES)).toBe(words.say('sr-waiting-answers'));
});

test('where the rounds are limited, the headline says how many there are and which is the last', () => {
	const detail = (round: number, round_limit: number): string => {
		const view = seen('build', [0]);
		Object.assign(view.position, { round, options: { round_limit } });
		return headlineOf(view, NAMES).detail;
	};
	expect(detail(3, 10)).toBe('Round 3 of 10');
	expect(detail(10, 10)).toBe('Round 10 of 10, the last');
	expect(detail(3, 100)).toBe('Round 3'); // only what stops a game that nobody ends
});
