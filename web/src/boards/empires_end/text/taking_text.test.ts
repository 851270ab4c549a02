import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ForeseenLine } from '$lib/net/messages';
import { LANGUAGES, words } from '$lib/text/i18n.svelte';
import { CARDS, TILES } from '../state/facts';
import { Foresight } from '../actions/preview.svelte';
import '../frame';
import type { Empire } from '../state/position';
import { pointsAfter, takingText } from './taking_text';

const quake = Object.keys(CARDS).find((card) => CARDS[card]!.type === 'earthquake')!;
const [tile] = Object.keys(TILES) as [string];
const EMPIRE = {
	row: { 3: tile },
	destroyed: [],
	innovations: { [tile]: [quake] },
	at_end: { points: 142, least: false }
} as unknown as Empire;
const EVENTS = [
	{ kind: 'took', seat: 0, card: 'fire_01' },
	{ kind: 'destroyed', seat: 0, location: tile },
	{ kind: 'triggered', seat: 0, innovation: quake },
	{ kind: 'scored', seat: 0, points: 5 },
	{ kind: 'card_lost', seat: 0, card: 'fire_01' }
];

async function taking(points = 142): Promise<Foresight> {
	const line = { events: EVENTS, legal: [], changed: { empires: { '0': { at_end: { points } } } } };
	const made = new Foresight(() => Promise.resolve([line as unknown as ForeseenLine]));
	await made.wonder([['take first']]);
	return made;
}

describe.each(Object.keys(LANGUAGES))('what taking a card would lead to, in %s', (language) => {
	beforeAll(async () => {
		await words.use(language);
		await words.add('empires_end');
		await words.add('empires_end_board');
	});
	afterAll(() => words.use('en'));

	test('is told to whoever takes it, in clauses without a full stop', async () => {
		const told = takingText(await taking(), 'first', EMPIRE, 0);
		expect(told).not.toMatch(/\.(\s|\u00a0)*;|\.$/);
		expect(told).not.toContain(words.name('seat', '0'));
		if (language === 'en')
			expect(told).toContain('; your Earthquake triggers as its location is destroyed; you score 5 points; you');
	});
});

test.each([
	[141, true],
	[142, false],
	[143, false]
])('142 → %i: only a loss is one', async (points, loss) => {
	expect(pointsAfter(await taking(points), 'first', EMPIRE, 0)?.loss).toBe(loss);
});
