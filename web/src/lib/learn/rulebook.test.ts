import { expect, test } from 'vitest';
import type { RuleRecord } from '$lib/net/messages';
import { Rulebook, synonymsOf } from './rulebook.svelte';

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
