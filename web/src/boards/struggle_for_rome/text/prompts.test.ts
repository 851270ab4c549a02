import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { LANGUAGES, words } from '$lib/text/i18n.svelte';
import { askedOf } from './prompts';
import { crossroadsName, HEX } from '../state/layout';

const NAMES = ['Livia', 'Bot Varro', 'Bot Seneca'];
const tribe = { figure: 'c056', fighters: 2, wagons: 1, tokens: {}, cities: [] };
const player = { gold: 4, hand: { grain: 3 }, cards: { victory_point: 2 }, points: 8, horseman: tribe, warrior: tribe };
const start = (crossroads: string): ActionRecord => ({
	kind: 'place_horseman',
	text: `place_horseman ${crossroads}`,
	args: { crossroads }
});
/** Livia looks; Varro is on turn where the step is his. */
function seen(step: string): ViewRecord {
	const theirs = step.startsWith('answers');
	const position = {
		seats: 3,
		agenda: [step],
		turn: { player: theirs ? 'blue' : 'red', phase: 'horseman_actions', offers: [] },
		legionnaire: 'hermunduri',
		players: { red: player, blue: player, white: player },
		shortage: { owed: { red: 3 }, chosen: {} },
		offer: { give: { grain: 2 }, want: { ore: 1 }, answers: {}, counters: {} }
	};
	const legal = step.startsWith('place') ? [start('c056'), start('c072')] : [];
	return { seat: 0, actors: [0], legal, position, result: null, can_undo: false } as unknown as ViewRecord;
}

/** Every step at which somebody is asked, with what its question must name. */
const STEPS: [string, ...string[]][] = [
	['place red', 'crossroads c056', 'crossroads c072'],
	['legionnaire red', 'hex hermunduri'],
	['rob red', 'hex hermunduri'],
	['ransom red white', 'Bot Seneca'],
	['shortage', '3'],
	['build red'],
	['draft red', 'good grain', 'good ore'],
	['answers blue', 'Bot Varro', 'good grain', 'good ore'],
	['choose_deal red', 'good grain', 'good ore'],
	['tribe red', 'phase horseman_actions', 'crossroads c056'],
	['pay red c072', 'crossroads c072'],
	['claim red', '2']
];
/** `good ore`: as this language calls it; anything else: as it is. */
function called(what: string): string {
	const [domain = '', word] = what.split(' ');
	if (domain === 'crossroads' && word) return crossroadsName(word);
	if (domain === 'hex' && word) return HEX.get(word)!.name;
	return ['good', 'phase'].includes(domain) && word ? words.name(domain, word) : what;
}

describe.each(Object.keys(LANGUAGES))('what is asked, in %s', (language) => {
	beforeAll(async () => {
		await words.use(language);
		await words.add('struggle_for_rome');
		await words.add('struggle_for_rome_board');
	});
	afterAll(() => words.use('en'));

	test.each(STEPS)('%s', (step, ...named) => {
		const question = askedOf(seen(step), NAMES);
		expect(question).not.toMatch(/\{|\}|ask-/);
		expect(question).toMatch(/[?.]\)?$/);
		for (const what of named) expect(question).toContain(called(what));
	});
});

test.each(Object.keys(LANGUAGES))(
	'whoever can show nothing is told why the question comes, in %s',
	async (language) => {
		await words.use(language);
		await words.add('struggle_for_rome_board');
		const view = seen('claim red');
		const only = { ...view, legal: [{ text: 'keep_hidden', kind: 'keep_hidden', args: {} }] };
		expect(askedOf(only, NAMES)).not.toBe(askedOf(view, NAMES));
		expect(askedOf(only, NAMES)).toMatch(/10.*\.$/);
		await words.use('en');
	}
);

test('no step of the agenda that asks somebody is forgotten', () => {
	const agenda = readFileSync('../src/occasus/games/struggle_for_rome/steps.py', 'utf8');
	const steps = [...agenda.matchAll(/STEPS\.\w+\(\s*"(\w+)"/g)].map((match) => match[1]!);
	const asked = readFileSync('../src/occasus/locale/en/struggle_for_rome.ftl', 'utf8');
	const wanted = steps.filter((step) => new RegExp(`^due-${step} =`, 'm').test(asked));
	expect(wanted.length).toBeGreaterThan(10);
	expect(wanted.filter((step) => !STEPS.some(([known]) => known.split(' ')[0] === step))).toEqual([]);
});
