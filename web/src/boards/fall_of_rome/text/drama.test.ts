import { beforeAll, expect, test } from 'vitest';
import type { StepRecord, ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { dramaOf } from './drama';

const NAMES = ['Livia', 'Marcus'];
const position = {
	allied: ['huns'],
	barbarians: { roma: { vandals: 3, visigoths: 1 } },
	decline: 8,
	options: {},
	player_deck: { size: 6 },
	players: [
		{ role: 'consul', hand: [] },
		{ role: 'mercator', hand: ['black_roma'] }
	],
	seats: 2,
	turn: { active: 0, phase: 'draw' }
};
const view = { seat: 0, position } as unknown as ViewRecord;
const step = (...events: object[]) => ({ events }) as unknown as StepRecord;
const steps = [
	step({ kind: 'turn_began', role: 'consul' }),
	step({ kind: 'sacked', tribe: 'huns', city: 'tyras' }),
	step({ kind: 'turn_began', role: 'mercator' }),
	step({ kind: 'sacked', tribe: 'vandals', city: 'corduba' }, { kind: 'declined', number: 8 }, { kind: 'lost_decline' })
];
const of = (reason: string, winners: number[]) =>
	dramaOf({ view, steps, result: { winners, places: [], scores: [], reason, rule: '' }, names: NAMES, mine: [0] });

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
});

test('a loss names the last city, and how near peace was', () => {
	expect(of('decline', [])).toEqual({
		title: 'Rome has fallen',
		sentence:
			'Turn 2: The Vandals sack Corduba! 3 of 5 tribes were allied or gone; 6 cards were left in the player deck.',
		ringed: ['corduba']
	});
});

test('a victory says how far Rome was from falling', () => {
	const { title, sentence } = of('won', [0, 1]);
	expect(title).toBe('Rome stands');
	expect(sentence).toMatch(/^Turn 2: .*Rome was 0 steps of decline from falling\.$/);
});
