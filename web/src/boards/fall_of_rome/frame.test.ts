import { beforeAll, expect, test } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { frame } from './frame';

const NAMES = ['Livia', 'Marcus'];
const ACCEPT: ActionRecord = { kind: 'accept', text: 'accept', args: {} };
const players = [{ role: 'consul' }, { role: 'mercator' }];
const position = { agenda: ['actions', 'plot 1 white_aquileia 1'], players, seats: 2, turn: { active: 0 } };
const VIEW = { seat: 1, legal: [ACCEPT], actors: [1], position } as unknown as ViewRecord;

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
});

test('an answer is called as its button where it is asked for, and by its kind elsewhere', () => {
	expect(frame.deed(ACCEPT, NAMES, VIEW)).toBe('Give the card');
	expect(frame.deed({ ...ACCEPT }, NAMES, VIEW)).toBe('Agree');
});
