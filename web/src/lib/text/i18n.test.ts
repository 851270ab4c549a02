import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nearestLanguage, titled, Words } from './i18n.svelte';

const file = (text: string) => () => Promise.resolve(text);
const FILES = {
	'/en/web.ftl': file(
		'hidden = a secret\nseat = seat { $number }\nlegions = { $n ->\n    [one] 1 legion\n   *[other] { $n } legions\n}\nonly = English'
	),
	'/pl/web.ftl': file('legions = { $n ->\n    [one] 1 legion\n    [few] { $n } legiony\n   *[many] { $n } legionów\n}'),
	'/en/toy.ftl': file(
		'told-sacked = { $city } falls to the { $tribe }, { $number } times.\ntribe-huns = Huns\ncard-fire = Fire\narea-FR-DEF = Defence\nwhy-FR-DEF-03 = Nobody is there.'
	)
};

describe('words', () => {
	test('a message has its plural forms', async () => {
		const words = new Words(FILES);
		await words.use('pl');
		expect([1, 2, 5, 22].map((n) => words.say('legions', { n }))).toEqual([
			'1 legion',
			'2 legiony',
			'5 legionów',
			'22 legiony'
		]);
	});

	test('a number below 0 has a true minus sign, and its own number where it takes the form of one', async () => {
		for (const [language, one] of [
			['en', '−1 point'],
			['pl', '−1 punkt'],
			['fr', '−1 point'],
			['nl', '−1 punt']
		] as const) {
			const path = `../src/occasus/locale/${language}/web.ftl`;
			const words = new Words({ [`/${language}/web.ftl`]: file(readFileSync(path, 'utf8')) });
			await words.use(language);
			expect(words.say('points', { points: -1 })).toBe(one);
			expect(words.say('points', { points: -4 }).startsWith('−4 ')).toBe(true);
			expect([words.number(-4), words.number(4)]).toEqual(['−4', '4']);
		}
	});

	test('what a language lacks is said in English, what is nowhere shows its name', async () => {
		const words = new Words(FILES);
		await words.use('pl');
		expect(words.say('only')).toBe('English');
		expect(words.say('nothing', { a: 1 })).toBe('nothing 1');
	});

	test('two games may call different things by the same name; the one that is played now is meant', async () => {
		const words = new Words({
			...FILES,
			'/en/one.ftl': file('deed-go = march'),
			'/en/two.ftl': file('deed-go = travel')
		});
		await words.use('en');
		await words.add('one');
		await words.add('two');
		expect(words.say('deed-go')).toBe('travel');
		await words.add('one');
		expect(words.say('deed-go')).toBe('march');
	});

	test('an event is a sentence with the names of things', async () => {
		const words = new Words(FILES);
		await words.use('en');
		await words.add('toy');
		const event = { kind: 'sacked', rule: 'FR-SACK-01', tribe: 'huns', city: 'nova_carthago', number: '2' };
		expect(words.event(event)).toBe('Nova Carthago falls to the Huns, 2 times.');
		expect(words.event({ ...event, city: '?' })).toMatch(/^a secret falls/);
	});

	test('a remark on a name stands in no second pair of brackets', async () => {
		const words = new Words({ '/en/web.ftl': file('told-fell = Farm 3 falls ({ $seat }).') });
		await words.use('en');
		expect(words.event({ kind: 'fell', seat: '0' }, ['Livia (you)'])).toBe('Farm 3 falls (Livia, you).');
		expect(words.event({ kind: 'fell', seat: '0' }, ['Livia'])).toBe('Farm 3 falls (Livia).');
	});

	test('whoever reads is told what they did, and what was done to them', async () => {
		const text =
			'told-robbed = { $player } robs { $victim }.\nmine-robbed = You rob { $victim }.\ntome-robbed = { $player } robs you.';
		const words = new Words({ '/en/web.ftl': file(text) });
		await words.use('en');
		for (const domain of ['player', 'victim']) {
			words.call(domain, (word, seats) => seats[['red', 'blue'].indexOf(word)]);
			words.own(domain, (word) => ['red', 'blue'].indexOf(word));
		}
		const event = { kind: 'robbed', player: 'red', victim: 'blue' };
		expect(words.event(event, ['Ada', 'Livia'], 0)).toBe('You rob Livia.');
		expect(words.event(event, ['Ada', 'Livia'], 1)).toBe('Ada robs you.');
		expect(words.event(event, ['Ada', 'Livia'])).toBe('Ada robs Livia.');
		expect(words.event(event, ['Ada', 'Livia'], undefined)).toBe('Ada robs Livia.');
	});

	test('seats are called by the names given, else by their number', async () => {
		const words = new Words(FILES);
		await words.use('en');
		expect(words.name('seat', '1', ['Ada', 'Livia'])).toBe('Livia');
		expect(words.name('seat', '1')).toBe('seat 2');
		expect(words.name('from_city', 'roma')).toBe('Roma');
	});

	test('a thing with a number is called by its kind and number, a place that is a number by itself', async () => {
		const words = new Words(FILES);
		await words.add('toy');
		expect(words.name('card', 'fire_01')).toBe('Fire 1');
		expect(words.name('crossroads', 'c061')).toBe('c061');
		words.call('crossroads', (word) => `crossroads ${word}`);
		expect(words.name('crossroads', 'c061')).toBe('crossroads c061');
	});

	test('a colour is called by who plays it, where that is known', async () => {
		const words = new Words(FILES);
		words.call('whom', (word, seats) => seats[['red', 'blue'].indexOf(word)]);
		expect(words.name('whom', 'blue red', ['Ada', 'Livia'])).toBe('Livia, Ada');
		expect(words.name('whom', 'blue')).toBe('Blue');
		expect(words.name('whom', 'all', ['Ada', 'Livia'])).toBe('All');
	});

	test('a rule is called by its area and number', async () => {
		const words = new Words(FILES);
		await words.use('en');
		await words.add('toy');
		expect(words.rule('FR-DEF-03')).toBe('Defence 3');
		expect(words.rule('FR-XXX-03')).toBe('FR-XXX-03');
		expect([words.why('FR-DEF-03'), words.why('FR-XXX-03'), words.why('')]).toEqual(['Nobody is there.', '', '']);
	});

	test('a language is found for what a browser asks', () => {
		expect(nearestLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
		expect(nearestLanguage(['xx'])).toBe('en');
		expect(titled('łódź_nowa')).toBe('Łódź Nowa');
		expect(titled('pestilence_03')).toBe('Pestilence 03');
	});

	test('the real English file is read without a mistake', async () => {
		const words = new Words({ '/en/web.ftl': file(readFileSync('../src/occasus/locale/en/web.ftl', 'utf8')) });
		await words.use('en');
		expect(words.say('state-lobby', { free: 1 })).toBe('1 seat free');
	});

	test('what happened can be told by other names than things have', async () => {
		const words = new Words(FILES);
		await words.use('en');
		await words.add('toy');
		words.tell('city', (word, seats) => (word === 'roma' ? seats[1] : undefined));
		const fall = (city: string): string =>
			words.event({ kind: 'sacked', city, tribe: 'huns', number: 2 }, ['Livia', 'Marcus']);
		expect(fall('roma')).toContain('Marcus falls');
		expect(fall('genua')).toContain('Genua falls');
		expect(words.name('city', 'roma', ['Livia', 'Marcus'])).toBe('Roma');
	});
});
