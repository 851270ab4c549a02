import { beforeAll, expect, test } from 'vitest';
import { botAbout, botName } from './bots';
import { words } from './words.svelte';

beforeAll(async () => {
	await words.use('en');
});

test('a level says how it plays and how often it wins', () => {
	const strengths = [{ bot: 'centurio', against: 'miles', tenths: 4 }];
	expect(botAbout('centurio', strengths)).toBe('looks ahead; wins about 4 of 10 games against three of Miles');
	expect(botAbout('tiro', strengths)).toBe('as in a first game');
});

test('a bot of somebody else has its own name and no words', () => {
	expect(botName('cautious')).toBe('Cautious');
	expect(botAbout('cautious', [])).toBe('');
});
