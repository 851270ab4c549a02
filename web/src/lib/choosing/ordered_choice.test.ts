import { expect, test } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { Several } from './ordered_choice.svelte';

const action = (text: string): ActionRecord => ({
	text,
	kind: text.split(' ')[0]!,
	args: { card: text.split(' ')[1]! }
});
const view = (...texts: string[]): ViewRecord => ({ legal: texts.map(action) }) as unknown as ViewRecord;
const [ROMA, GENUA, NARBO] = ['discard roma', 'discard genua', 'discard narbo'] as const;
const several = (most: number, now = view(ROMA, GENUA, NARBO, 'event carpe')): Several =>
	new Several(
		() => now.legal,
		['discard'],
		() => most
	);
const texts = (one: Several): string[] => one.picked.map((each) => each.text);

test('answers are picked in their order and taken back', () => {
	const one = several(3);
	one.toggle(action(NARBO));
	one.toggle(action(ROMA));
	expect([texts(one), one.place(action(ROMA))]).toEqual([[NARBO, ROMA], 2]);
	one.toggle(action(NARBO));
	expect([texts(one), one.place(action(NARBO))]).toEqual([[ROMA], 0]);
});

test('no more are picked than are wanted, and never something else', () => {
	const one = several(1);
	one.toggle(action(ROMA));
	one.toggle(action(GENUA));
	expect(texts(one)).toEqual([GENUA]);
	expect(one.offered.map((each) => each.text)).not.toContain('event carpe');
});

test('they are sent one after another, each in a view of its own', () => {
	const now = view(ROMA, GENUA, NARBO);
	const one = several(2, now);
	one.toggle(action(ROMA));
	one.toggle(action(GENUA));
	expect(one.send(now)).toBe(ROMA);
	expect(one.next(now)).toBeNull(); // nothing has changed yet
	const later = view(GENUA, NARBO);
	expect(one.next(later)).toBe(GENUA);
	expect(one.next(view(NARBO))).toBeNull();
});

test('what is no longer asked for is not sent', () => {
	const now = view(ROMA, GENUA);
	const one = several(2, now);
	one.toggle(action(ROMA));
	one.toggle(action(GENUA));
	one.send(now);
	expect(one.next(view('event carpe'))).toBeNull();
	expect(one.next(view(GENUA))).toBeNull();
});
