import { expect, test } from 'vitest';
import { DEEDS } from './fall_of_rome/actions/action_list';
import { deedsOf, TRADE } from './struggle_for_rome/actions/action_list';

/** Undo, hint, rules, map, text, legend, danger, since. */
const TAKEN = ['z', 'h', 'r', 'm', 't', 'l', 'd', 'e'];
const keys = (deeds: readonly { key?: string }[]): string[] => deeds.flatMap(({ key }) => (key ? [key] : []));

test.each([
	['Fall of Rome, with others', DEEDS.filter(({ table }) => table !== 'solo')],
	['Fall of Rome, alone', DEEDS.filter(({ table }) => table !== 'several')],
	['Struggle for Rome, building', [...deedsOf('build', false), TRADE]],
	['Struggle for Rome, tribes', deedsOf('tribe', true)],
	['Struggle for Rome, legionnaire', deedsOf('legionnaire', false)]
])('%s: a key does one thing, and the keys of the table are left to it', (_, deeds) => {
	const own = keys(deeds);
	expect(own.length).toBeGreaterThan(0);
	expect(new Set(own).size).toBe(own.length);
	expect(own.filter((key) => TAKEN.includes(key))).toEqual([]);
});
