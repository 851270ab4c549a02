import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { ChallengeEntry, ChallengeLists, ChallengeRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import WeekChallenge from './WeekChallenge.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('people');
});

const GAMES = ['fall_of_rome', 'empires_end'];
const entry = (place: number, mine: boolean): ChallengeEntry =>
	({ place, mine, names: ['Ada'], seats: 1, measure: [-1, 4, 31], replay: '' }) as ChallengeEntry;
const NEW = { closes: 0, open: true, table: '', state: '', code: '', sizes: [1], entries: [] };
const challenge = (game: string, more: object = {}): ChallengeRecord => ({ id: game, game, ...NEW, ...more });
const shown = (now: object[], before: object[] = []): ChallengeLists =>
	({
		now: GAMES.map((game, i) => challenge(game, now[i])),
		before: GAMES.map((game, i) => challenge(game, before[i]))
	}) as ChallengeLists;

test('who has tried nothing is asked to play, and hears nothing of a week without results', () => {
	render(WeekChallenge, { lists: shown([]) });
	expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/challenge');
	expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a try that runs is one click away, and one that is over shows its result', () => {
	const over = { table: 't1', state: 'over', entries: [entry(2, true)] };
	render(WeekChallenge, { lists: shown([{ table: 't0', state: 'playing' }, over]) });
	expect(screen.getByRole('link', { name: 'Continue your game' }).getAttribute('href')).toBe('/table/t0');
	expect(screen.getByText(/31 points, place 1, 4 ahead/)).toBeTruthy();
	expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
	expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/challenge');
});

test('last week ends with my place, and with what others did', () => {
	const before = [{ entries: [entry(1, false), entry(2, true)] }, { entries: [entry(0, true)] }];
	render(WeekChallenge, { lists: shown([], before) });
	expect(screen.getByText('Last week: Fall of Rome, place 2')).toBeTruthy();
	expect(screen.queryByText(/Empire/)).toBeNull();
	expect(screen.getByRole('link', { name: 'Last week’s results and replays' }).getAttribute('href')).toBe('/challenge');
});
