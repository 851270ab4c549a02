import { expect, test } from 'vitest';
import { DEFAULTS, Settings } from './settings.svelte';

class Kept implements Partial<Storage> {
	values: Record<string, string> = {};
	getItem(key: string): string | null {
		return this.values[key] ?? null;
	}
	setItem(key: string, value: string): void {
		this.values[key] = value;
	}
}
const store = (): Storage => new Kept() as unknown as Storage;

test('choices are kept on the device', () => {
	const kept = store();
	new Settings(kept).choose({ theme: 'light', effects: 0.4 });
	const again = new Settings(kept);
	expect(again.theme).toBe('light');
	expect(again.effects).toBe(0.4);
	expect(again.speed).toBe(DEFAULTS.speed);
});

test.each(['not json', '7', '{"theme": 3, "unknown": true}'])(
	'what is kept but makes no sense is left out: %s',
	(text) => {
		const kept = store();
		kept.setItem('occasus.settings', text);
		expect(new Settings(kept).all()).toEqual(DEFAULTS);
	}
);

test('without a place to keep them choices hold for now', () => {
	const settings = new Settings(null);
	settings.choose({ motion: 'none' });
	expect(settings.still).toBe(true);
});

test('a theme is put on the page, and motion is taken off it', () => {
	const settings = new Settings(null);
	const root = document.createElement('html');
	settings.choose({ theme: 'light', motion: 'none' });
	settings.apply(root);
	expect(root.dataset).toMatchObject({ theme: 'light', motion: 'none' });
	settings.choose({ theme: 'system', motion: 'full' });
	settings.apply(root);
	expect(root.dataset['theme']).toBe('dark');
	expect(root.dataset['motion']).toBeUndefined();
});
