import { beforeAll, expect, test } from 'vitest';
import type { ActionRecord } from '$lib/net/messages';
import { LANGUAGES, words } from '$lib/text/i18n.svelte';
import type { Position } from '../state/position';
import { chosenText, deedText, revoltText } from './action_text';
import { tellOf } from './player_names.svelte';

const POSITION = { rate: 0, supply: { legions: 12 }, options: {} } as unknown as Position;
const action = (kind: string, args: Record<string, string> = {}): ActionRecord =>
	({ kind, args, text: [kind, ...Object.values(args)].join(' ') }) as ActionRecord;
const said = (one: ActionRecord): string => chosenText(one, POSITION, 'mogontiacum', ['Livia', 'Bot Varro']);

async function speak(language: string): Promise<void> {
	await words.use(language);
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
}
beforeAll(() => speak('en'));

test('a chosen deed is one sentence', () => {
	expect(said(action('march', { city: 'genua', legions: '2' }))).toBe('March to Genua with 2 legions');
	expect(said(action('battle', { dice: '2' }))).toBe('Battle with 2 dice');
	expect(said(action('take', { role: 'magister_militum', card: 'green_mediolanum' }))).toBe(
		'Take Mediolanum (green) from the Magister Militum'
	);
	expect(said(action('discard', { card: 'green_roma' }))).toBe('Discard Roma (green)');
});

const NAMES = ['Livia', 'Bot Varro'];
const ROLES = [{ role: 'consul' }, { role: 'mercator' }];
test.each([
	['en', 'Give Roma (green) to Bot Varro', 'Move with 2 legions', 'Move Bot Varro with 2 legions'],
	[
		'pl',
		'Oddaj kartę Roma (zielona); bierze ją Bot Varro',
		'Rusz z 2 legionistami',
		'Bot Varro rusza z 2 legionistami'
	],
	['fr', 'Donner Roma (verte) à Bot Varro', 'Vous déplacer avec 2 légions', 'Déplacer Bot Varro avec 2 légions'],
	['nl', 'Geef Roma (groen) aan Bot Varro', 'Ga zelf met 2 legioenen', 'Verplaats Bot Varro met 2 legioenen']
])('a deed names players, not roles, in %s', async (language, give, own, other) => {
	await speak(language);
	tellOf({ seats: 2, players: ROLES } as unknown as Position);
	const move = (role: string): ActionRecord => action('move_pawn', { role, legions: '2' });
	expect(deedText(action('give', { role: 'mercator', card: 'green_roma' }), NAMES, 0)).toBe(give);
	expect(deedText(move('consul'), NAMES, 0)).toBe(own);
	expect(deedText(move('mercator'), NAMES, 0)).toBe(other);
	expect(deedText(action('swap', { role: 'consul', other_role: 'mercator' }), NAMES)).toMatch(/^Livia .* Bot Varro/);
	tellOf(null);
	await speak('en');
	expect(deedText(move('mercator'), NAMES, 0)).toBe('Move the Mercator with 2 legions');
});

test('barbarians are counted by the name of one and of several', () => {
	expect(said(action('bring', { barbarians: '2 visigoths 1 huns' }))).toBe('Bring along: 2 Visigoths, 1 Hun');
});

test('recruiting says how many legions, and where', () => {
	expect(said(action('recruit'))).toBe('Recruit 3 legions in Mogontiacum');
});

test('an alliance says what it costs', () => {
	expect(said(action('ally', { tribe: 'huns' }))).toBe('Ally with the Huns for 4 green cards');
});

test.each([
	['pl', 'Zawrzyj przymierze z Hunami za 4 zielone karty'],
	['fr', 'S’allier avec les Huns pour 4 cartes vertes'],
	['nl', 'Sluit een verbond met de Hunnen voor 4 groene kaarten']
])('an alliance in %s', async (language, sentence) => {
	expect(Object.keys(LANGUAGES)).toContain(language);
	await speak(language);
	expect(said(action('ally', { tribe: 'huns' }))).toBe(sentence);
	await speak('en');
});

test('a revolt tells the rates that hold from now on', () => {
	// the marker goes on before the card of the revolt is turned
	expect(revoltText({ ...POSITION, rate: 3 } as Position)).toBe(
		'From now on, 3 invasions per turn, and 2 legions per recruit action.'
	);
});
