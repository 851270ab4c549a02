import { expect, test } from 'vitest';
import type { Choices } from '$lib/account/settings.svelte';
import { offersSound, turnSoundOn } from './sound_offer';

function kept(): Storage {
	const store = new Map<string, string>();
	const storage = {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, text: string) => store.set(key, text)
	};
	return storage as unknown as Storage;
}

test('sounds are offered once, and taking the offer turns them on', () => {
	const store = kept();
	const wishes = { notes: true, effects: 0, bell: 0 };
	expect(offersSound(wishes, store)).toBe(true);
	expect(offersSound(wishes, store)).toBe(false);
	turnSoundOn({ choose: (choices: Partial<Choices>) => Object.assign(wishes, choices) });
	expect(wishes).toMatchObject({ effects: 0.5, bell: 0.5 });
});

test('nobody who has them on, or wants no notes, is asked', () => {
	expect(offersSound({ notes: true, effects: 0.2, bell: 0 }, kept())).toBe(false);
	expect(offersSound({ notes: false, effects: 0, bell: 0 }, kept())).toBe(false);
});
