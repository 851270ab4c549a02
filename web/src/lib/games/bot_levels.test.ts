import { beforeAll, expect, test } from 'vitest';
import { botAbout, botName } from './bot_levels';
import { words } from '$lib/text/i18n.svelte';

beforeAll(async () => {
	await words.use('en');
});

test('a level says how it plays and how often it wins', () => {
	const strengths = [{ bot: 'centurio', against: 'miles', tenths: 4 }];
	expect(botAbout('centurio', strengths)).toBe('looks ahead; wins about 4 in 10 games against three Miles bots');
	expect(botAbout('tiro', strengths)).toBe('plays like a beginner');
});

test('a bot of somebody else has its own name and no words', () => {
	expect(botName('cautious')).toBe('Cautious');
	expect(botAbout('cautious', [])).toBe('');
});
