import { expect, test } from 'vitest';
import { LeftTable } from './active_game.svelte';

const stored = (text: string | null): Storage => {
	const kept = new Map(text === null ? [] : [['occasus-left', text]]);
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	} as unknown as Storage;
};

test('a game that goes on is known until it is over, also after loading the page anew', () => {
	const tab = stored(null);
	const left = new LeftTable(tab);
	expect(left.table).toBeNull();

	left.note({ id: 'a', game: 'fall_of_rome' });
	expect(new LeftTable(tab).table).toEqual({ id: 'a', game: 'fall_of_rome' });

	left.forget('b');
	expect(left.table?.id).toBe('a');
	left.forget('a');
	expect(new LeftTable(tab).table).toBeNull();
});

test('what somebody else wrote there leads nowhere', () => {
	for (const text of ['{', '7', '{"id":"a"}', 'null']) expect(new LeftTable(stored(text)).table).toBeNull();
	expect(new LeftTable(null).table).toBeNull();
});
