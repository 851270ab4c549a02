import { expect, test } from 'vitest';
import type { RuleRecord } from '$lib/net/messages';
import { idleOf, RuleSearch, synonymsOf } from './rule_search';
import { Rulebook, sections } from './rulebook.svelte';

const rule = (id: string, text: string): RuleRecord => ({ id, text, section: '', part: '' }) as unknown as RuleRecord;
const RULES = [
	rule('FR-FORT-01', 'A fort keeps legions from an ambush.'),
	rule('FR-INV-05', 'Barbarians step back along the path towards the supply.'),
	rule('FR-TURN-01', 'A turn has three phases.')
];
const found = (wanted: string): string[] => {
	const book = new Rulebook();
	book.rules = RULES;
	book.synonyms = synonymsOf('armour: fort. stop: path, supply');
	book.idle = idleOf('why, do, two, in, one');
	book.wanted = wanted;
	return book.found.map(({ id }) => id);
};

test('a word that the rules do not use finds what they call it', () => {
	expect(found('armour')).toEqual(['FR-FORT-01']);
});

test('a question finds the rule that has most of its words', () => {
	expect(found('why do barbarians stop?')).toEqual(['FR-INV-05']);
});

test('a search never ends with nothing', () => {
	expect(found('zzz')).toHaveLength(RULES.length);
	expect(found('FR-TURN')).toEqual(['FR-TURN-01']);
});

test('the rule that answers a question is the first, whatever the forms of its words', () => {
	const fort = rule('FR-COMP-09', 'A city holds at most 1 fort.');
	const sack = rule('FR-SACK-03', 'Sack step 2: if the city has a fort, return the fort to supply.');
	const hand = { ...rule('FR-HAND-01', 'Hand limit: 7 cards.'), section: 'Hand limit' };
	const discard = { ...rule('FR-HAND-04', 'Discard.'), section: 'Hand limit' };
	const first = (wanted: string): string[] =>
		new RuleSearch([sack, discard, fort, hand], [], idleOf('two, in, one')).find(wanted).rules.map(({ id }) => id);
	expect(first('two forts in one city')).toEqual(['FR-COMP-09', 'FR-SACK-03']);
	expect(first('cities forts')).toEqual(['FR-COMP-09', 'FR-SACK-03']);
	expect(first('hand limit')).toEqual(['FR-HAND-01', 'FR-HAND-04']);
});

test('accents, a wrong letter and the ends of words do not matter, and a phrase counts as one word', () => {
	const rules = [
		rule('FR-HAND-01', 'Limit kart na ręce: 7.'),
		rule('FR-DRAW-02', 'Jeśli talia jest pusta, gracze przegrywają.'),
		rule('FR-FORT-01', 'Fort chroni legionistów.')
	];
	const search = new RuleSearch(rules, synonymsOf('nie ma kart: pusta'), idleOf('co, jak'));
	const first = (wanted: string): string | undefined => search.find(wanted).rules[0]?.id;
	expect(first('karty na rece')).toBe('FR-HAND-01');
	expect(first('legoinista')).toBe('FR-FORT-01');
	expect(first('co jak nie ma kart')).toBe('FR-DRAW-02');
});

test('rules that are found keep their order, whatever heading they stand under', () => {
	const [one, two, three] = RULES.map((each, place) => ({ ...each, section: place === 1 ? 'B' : 'A' }));
	expect(sections([one!, two!, three!]).map(({ rules }) => rules.length)).toEqual([2, 1]);
	expect(sections([one!, two!, three!], true).map(({ rules }) => rules.length)).toEqual([1, 1, 1]);
});
