import { expect, test } from 'vitest';
import { offerSound } from './sound_offer';
import { Toasts } from './toasts.svelte';

function offered(wishes: { notes: boolean; effects: number }, store: Map<string, string>): Toasts {
	const toasts = new Toasts();
	const kept = {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, text: string) => store.set(key, text)
	};
	offerSound(
		toasts,
		{ bell: 0, choose: (choices) => Object.assign(wishes, choices), ...wishes },
		kept as unknown as Storage
	);
	return toasts;
}

test('sounds are offered once, and taking the offer turns them on', () => {
	const store = new Map<string, string>();
	const wishes = { notes: true, effects: 0 };
	offered(wishes, store).current!.action!.run();
	expect(wishes).toMatchObject({ effects: 0.5, bell: 0.5 });
	expect(offered({ notes: true, effects: 0 }, store).current).toBeNull();
});

test('nobody who has them on, or wants no notes, is asked', () => {
	expect(offered({ notes: true, effects: 0.2 }, new Map()).current).toBeNull();
	expect(offered({ notes: false, effects: 0 }, new Map()).current).toBeNull();
});
