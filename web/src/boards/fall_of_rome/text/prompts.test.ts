import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { LANGUAGES, words } from '$lib/text/i18n.svelte';
import { answerText } from './action_text';
import { tellOf } from './player_names.svelte';
import type { Position } from '../state/position';
import { askedOf, mayAskEvents, onlyAnswer, putOff, questionOf, roleAsked } from './prompts';

const NAMES = ['Livia', 'Bot Varro', 'Bot Seneca'];
const act = (text: string): ActionRecord => ({ text, kind: text, args: {} });
/** Livia looks; Varro is on turn in Genua; Seneca has played an event for Roma. */
function seen(agenda: string[], legal: ActionRecord[] = [], active = 1): ViewRecord {
	const hand = Array.from({ length: 9 }, (_, i) => `card_${i}`);
	const players = [
		{ role: 'consul', city: 'tyras', hand },
		{ role: 'mercator', city: 'genua', hand: [] },
		{ role: 'vestalis', city: 'roma', hand: [] }
	];
	const position = {
		seats: 3,
		players,
		turn: { phase: 'actions', active, actions: 2, victory: 2 },
		agenda
	};
	return { seat: 0, actors: [0], legal, position, result: null, can_undo: false } as unknown as ViewRecord;
}

/** Every step at which somebody is asked, with what its question must name. */
const STEPS: [string, ...string[]][] = [
	['pick_role'],
	['start 0', 'role consul'],
	['tie'],
	['before_draw', 'Bot Varro'],
	['draw_choice', '2', '3'],
	['put_back'],
	['between_revolts'],
	['discard 0', '7', '2'],
	['after_draw', 'Bot Varro'],
	['before_invasion', 'Bot Varro'],
	['between_invasions'],
	['pay_sail roma 2', 'city roma'],
	['pay_travel roma 2', 'city roma'],
	['pay_ally huns 3', 'tribe huns', '3'],
	['bring roma 1 0', 'city roma'],
	['take_fort roma 0', 'city roma'],
	['faces 3 0', 'city genua'],
	['remove 2', 'city genua', '2'],
	['regina', 'city genua'],
	['regina_legion', 'city genua'],
	['plot consul white_roma 0', 'Bot Varro', 'card white_roma'],
	['plot consul white_roma 1', 'Bot Varro', 'card white_roma'],
	['extra_draw', 'event audentes_fortuna_iuvat'],
	['swap', 'event do_ut_des'],
	['offer 0', 'event do_ut_des'],
	['festina_city', 'event festina_lente'],
	['festina_pawn', 'event festina_lente', 'city roma'],
	['permit consul 2', 'event festina_lente', 'city roma', '2'],
	['place', 'event hic_manebimus_optime'],
	['take_card', 'event homo_faber_fortunae_suae'],
	['banish', 'event melius_cavere_quam_pavere'],
	['lay', 'event melius_cavere_quam_pavere'],
	['mors_city', 'event mors_tua_vita_mea'],
	['mors roma', 'event mors_tua_vita_mea', 'city roma'],
	['strike 2', 'event mortui_non_mordent', '2'],
	['fort_city', 'event si_vis_pacem_para_bellum'],
	['si_vis_pawn', 'event si_vis_pacem_para_bellum', 'city roma'],
	['vae_city', 'event vae_victis', '2'],
	['vae roma', 'event vae_victis', 'city roma'],
	['veni_city', 'event veni_vidi_vici', 'role mercator'],
	['veni_go roma', 'event veni_vidi_vici', 'city roma'],
	['veni_battle 0', 'event veni_vidi_vici', 'city genua']
];
const nameOf = (step: string): string => step.split(' ')[0]!;
/** `city roma`: as this language calls it; anything else: as it is. */
function called(what: string): string {
	const [domain = '', word] = what.split(' ');
	return ['city', 'role', 'tribe', 'card', 'event'].includes(domain) && word ? words.name(domain, word) : what;
}

describe.each(Object.keys(LANGUAGES))('what is asked, in %s', (language) => {
	beforeAll(async () => {
		await words.use(language);
		await words.add('fall_of_rome');
		await words.add('fall_of_rome_board');
	});
	afterAll(() => words.use('en'));

	test.each(STEPS)('%s', (step, ...named) => {
		const card = named.find((what) => what.startsWith('event '))?.split(' ')[1];
		const below = card ? [`played ${card} 2 standard`, 'to roma'] : [];
		const { opening, question, event } = askedOf(seen([...below, step]), NAMES);
		expect(question).not.toMatch(/\{|\}|ask-/);
		expect(question).toMatch(/[?.]$/);
		for (const what of named) expect(`${opening} ${question}`).toContain(called(what));
		if (event) expect(opening, 'who plays the card').toContain('Bot Seneca');
	});
});

test('no step of the agenda that asks somebody is forgotten', () => {
	const agenda = readFileSync('../src/occasus/games/fall_of_rome/steps.py', 'utf8');
	const steps = [...agenda.matchAll(/STEPS\.\w+\(\s*"(\w+)"/g)].map((match) => match[1]!);
	const asked = readFileSync('../src/occasus/locale/en/fall_of_rome.ftl', 'utf8');
	const wanted = steps.filter((step) => new RegExp(`^due-${step}(-\\w+)? =`, 'm').test(asked) && step !== 'actions');
	expect(wanted.length).toBeGreaterThan(30);
	expect(wanted.filter((step) => !STEPS.some(([known]) => nameOf(known) === step))).toEqual([]);
});

test('Vestalis without an event is asked whether she gets one, not whether she plays one', async () => {
	await words.use('en');
	await words.add('fall_of_rome_board');
	const asked = (...kinds: string[]): string => askedOf(seen(['between_invasions'], kinds.map(act)), NAMES).question;
	expect(asked('exchange', 'pass')).toContain('Exchange a city card');
	expect(asked('exchange', 'event', 'pass')).toContain('play an event');
});

test('in my own turn I am not told about as somebody else', () => {
	const asked = (step: string, active: number): string => askedOf(seen([step], [], active), NAMES).question;
	for (const step of ['before_draw', 'after_draw', 'before_invasion']) {
		expect(asked(step, 1)).toContain('Bot Varro');
		expect(asked(step, 0)).not.toContain('Livia');
	}
});

test('a question about a pawn names its player, and says "you" in my own turn', async () => {
	await words.use('en');
	await words.add('fall_of_rome_board');
	const asked = (active: number): string => askedOf(seen(['veni_city'], [], active), NAMES).question;
	tellOf(seen([]).position as unknown as Position);
	expect(asked(1)).toBe('Which city should Bot Varro move to?');
	expect(asked(0)).toBe('Which city do you move to?');
	tellOf(null);
});

test('whoever has too many cards is told of events only with one in hand', () => {
	const asked = (...legal: ActionRecord[]): string => askedOf(seen(['discard 0'], legal, 0), NAMES).question;
	expect(asked(act('discard'))).not.toContain('event');
	expect(asked(act('discard'), act('event'))).toContain('play event');
});

test('whoever begins is asked about a role that can be shown', () => {
	expect(roleAsked(seen(['start 0'], []))).toBe('consul');
});

test('events are not asked for when one does not want to be', () => {
	const legal = [act('pass'), act('pass_turn')];
	expect(putOff(seen(['before_draw'], legal), 'always')).toBeNull();
	expect(putOff(seen(['before_draw'], legal), 'turn')).toBe('pass_turn');
	expect(putOff(seen(['before_draw'], legal, 0), 'turn')).toBeNull();
	expect(putOff(seen(['between_invasions'], legal), 'revolt')).toBe('pass');
	expect(putOff(seen(['between_revolts'], legal), 'revolt')).toBeNull();
	expect(putOff(seen(['discard 0'], legal), 'turn')).toBeNull();
});

test('when events are asked about matters only to whoever holds one or may get one', () => {
	const holding = (seat: number, ...hand: string[]): ViewRecord => {
		const view = { ...seen(['before_draw']), seat };
		Object.assign((view.position as { players: object[] }).players[0]!, { hand });
		return view;
	};
	expect(mayAskEvents(holding(0, 'green_roma'))).toBe(false);
	expect(mayAskEvents(holding(0, 'green_roma', 'carpe_diem'))).toBe(true);
	expect(mayAskEvents(holding(1, 'carpe_diem'))).toBe(false);
	expect(mayAskEvents(holding(2))).toBe(true);
	expect(mayAskEvents(holding(-1, 'carpe_diem'))).toBe(false);
});

test('a question stays the same while others pass, and is another one after the next card', () => {
	const asked = (passed: number, shown: number): string => {
		const view = seen(['between_invasions'], [act('pass'), act('event')]);
		const barbarian_discard = Array.from({ length: shown }, () => 'huns roma');
		const turn = { ...(view.position as { turn: object }).turn, passed: [0, passed] };
		return questionOf({ ...view, position: { ...view.position, turn, barbarian_discard } } as typeof view);
	};
	expect(asked(0, 3)).toBe(asked(1, 3));
	expect(asked(0, 3)).not.toBe(asked(0, 4));
});

describe('a question in its context', () => {
	beforeAll(async () => {
		await words.use('en');
		await words.add('fall_of_rome_board');
	});
	const swap = { text: 'swap consul vestalis', kind: 'swap', args: { role: 'consul', other_role: 'vestalis' } };

	test('says on whose turn it is asked', () => {
		expect(askedOf(seen(['before_invasion']), NAMES).opening).toBe('Bot Varro’s turn');
		expect(askedOf(seen(['before_invasion'], [], 0), NAMES).opening).toBe('');
	});
	test('calls players by their names, and whoever reads "you"', () => {
		const view = seen(['played do_ut_des 0 standard', 'swap'], [swap]);
		tellOf((view as unknown as { position: Parameters<typeof tellOf>[0] }).position);
		expect(answerText(swap, askedOf(view, NAMES), NAMES)).toBe('You and Bot Seneca exchange cards');
		tellOf(null);
	});
	test('is not asked where there is only one answer', () => {
		expect(onlyAnswer(seen(['swap'], [swap]))).toBe(swap.text);
		expect(onlyAnswer(seen(['swap'], [swap, act('swap')]))).toBeNull();
		expect(onlyAnswer(seen(['actions'], [act('end_actions')]))).toBeNull();
	});
});

test('a revolt that cannot be the next card is told in the singular', async () => {
	await words.use('en');
	await words.add('fall_of_rome_board');
	expect(words.say('fr-revolt-later', { calm: 1, number: 9 })).toBe('not the next card, then 1 among 9');
	expect(words.say('fr-revolt-later', { calm: 4, number: 9 })).toBe('none in the next 4 cards, then 1 among 9');
});
