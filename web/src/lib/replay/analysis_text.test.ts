import { beforeAll, expect, test } from 'vitest';
import type { AnalysisRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { betterText, changeText, momentText, momentsOf, playerSentences, turnOf, turnsText } from './analysis_text';

beforeAll(() => Promise.all([words.add('account'), words.add('ending')]));

const action = (text: string) => ({ text, kind: text, args: {} });
const MOMENTS = [
	{ kind: 'own', place: 0, step: 3, turn: 2, before: 0.51, after: 0.42 },
	{ kind: 'luck', place: 0, step: 9, turn: 2, before: 0.42, after: 0.2 }
];
const ANALYSIS: AnalysisRecord = {
	method: 1,
	effort: 'full',
	game: 'fall_of_rome',
	cooperative: true,
	done: 1,
	total: 1,
	curve: [
		{ step: 0, turn: 0, chances: [0.5] },
		{ step: 20, turn: 3, chances: [0] }
	],
	turns: [
		{
			place: 0,
			turn: 2,
			seat: 0,
			first: 3,
			last: 5,
			actions: [action('end')],
			start: [0.51],
			judged: true,
			effects: [-0.09],
			error: 0.01,
			odds: 0.4,
			odds_error: 0.1,
			label: 'mistake',
			better_at: 3,
			better: [action('march'), action('recruit')]
		}
	],
	luck: [],
	players: [
		{
			seat: 0,
			facts: [{ key: 'fact-unused-actions', numbers: { turns: 9, of: 9, actions: 36, could: 36 } }],
			judged: 1,
			accuracy: 61.6,
			labels: { mistake: 1 },
			luck: 0.12,
			luck_by_kind: {},
			account: { start: 0.5, end: 0, luck: 0.12, own: -0.6, others: -0.02, unexplained: 0, error: 0.02 },
			decided: 'own',
			moments: MOMENTS
		}
	],
	moments: [MOMENTS[0]!]
};
const about = { seat: 0, name: 'Livia' };

test('facts come first, then accuracy, what decided it, and a sum with the rest', () => {
	expect(playerSentences(ANALYSIS, { ...about, yours: true })).toEqual([
		'You ended 9 of 9 turns with unused actions (36 in total).',
		'Your accuracy: 62%.',
		'Your own turns cost the most.',
		'Wins per 100 games: 50 at the start; your turns −60, other players’ turns not analysed, dice and cards +12, unexplained about even; 0 at the end.'
	]);
	expect(playerSentences(ANALYSIS, about)[0]).toBe('Livia ended 9 of 9 turns with unused actions (36 in total).');
});

test('what the others’ turns brought is told only where they were judged', () => {
	const other = { ...ANALYSIS.turns[0]!, place: 1, seat: 1, effects: [-0.02] };
	const sum = playerSentences({ ...ANALYSIS, turns: [...ANALYSIS.turns, other] }, about).at(-1);
	expect(sum).toContain('other players’ turns about even');
});

test('only turns that are known to have cost 4 or more are counted, and setup is no turn', () => {
	const [turn] = ANALYSIS.turns as [AnalysisRecord['turns'][number]];
	const turns = [turn, { ...turn, error: 0.1 }, { ...turn, turn: 0 }];
	expect(turnsText({ ...ANALYSIS, turns }, 0)).toBe('1 of 2 turns cost 4 or more · −60');
});

test('while turns are still judged, nothing is said of what decided the game', () => {
	expect(playerSentences({ ...ANALYSIS, total: 9 }, about)).toHaveLength(2);
});

test('where costs of turns are not added up, luck stands alone', () => {
	const player = { ...ANALYSIS.players[0]!, account: null };
	expect(playerSentences({ ...ANALYSIS, players: [player] }, about).at(-1)).toBe(
		'Livia’s luck (dice and cards), in wins per 100 games: +12.'
	);
});

test('where the rest is larger than all else, it is said that nobody can tell', () => {
	const player = { ...ANALYSIS.players[0]!, decided: 'unknown' };
	expect(playerSentences({ ...ANALYSIS, players: [player] }, about)[2]).toContain('we can’t tell');
});

test('a turning point names turn, player, what was done, both numbers and what was better', () => {
	const deed = ({ text }: { text: string }): string => text.toUpperCase();
	const [own, luck] = momentsOf(ANALYSIS, 0);
	expect(momentText(ANALYSIS, own!, ['Livia'], deed)).toBe('turn 2, Livia: END');
	expect(momentText(ANALYSIS, own!, ['Livia'], deed, 0)).toBe('turn 2, you: END');
	expect(changeText(own!)).toBe('51 → 42 wins per 100 games');
	expect(betterText(ANALYSIS, own!, deed)).toBe('Better: MARCH, RECRUIT');
	expect(momentText(ANALYSIS, luck!, ['Livia'], deed)).toBe('turn 2: dice and cards');
	expect([betterText(ANALYSIS, luck!, deed), turnOf(ANALYSIS, luck!)]).toEqual(['', undefined]);
});

test('who only watches sees the turning points of everybody', () => {
	expect(momentsOf(ANALYSIS, undefined)).toEqual(ANALYSIS.moments);
});
