import { beforeEach, expect, test } from 'vitest';
import { FirstNotes } from './seen_notes.svelte';
import { met } from './first_time_notes';

beforeEach(() => localStorage.clear());

test('a note that follows another at once is not explained again either', () => {
	const notes = new FirstNotes();
	notes.tell('first-fr-revolted', false);
	notes.tell('first-fr-sacked', false); // one acts, and a city is sacked by it
	notes.tell(undefined, false);
	expect(notes.known).toEqual(['first-fr-revolted', 'first-fr-sacked']);
	expect(met()).toEqual(['first-fr-revolted', 'first-fr-sacked']);
});

test('a note that something else covers is not explained yet', () => {
	const notes = new FirstNotes();
	notes.tell('first-fr-sacked', true);
	notes.tell(undefined, false);
	expect([notes.known, met()]).toEqual([[], []]);
	notes.tell('first-fr-sacked', false);
	notes.read('first-fr-sacked');
	expect(notes.tell(undefined, false)).toBe(true);
	expect(notes.known).toEqual(['first-fr-sacked']);
});
