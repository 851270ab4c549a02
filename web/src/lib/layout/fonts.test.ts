import { expect, test } from 'vitest';
import { fontsAreThere } from './fonts';

/** Fonts that note what they are asked for. */
function fonts(load: (face: string, text?: string) => Promise<FontFace[]>): FontFaceSet {
	return { load } as unknown as FontFaceSet;
}

test('the page waits for its letters, Polish ones where Polish is read', async () => {
	const asked: string[] = [];
	const note = (face: string, text = ''): Promise<FontFace[]> => {
		asked.push(`${face} ${text}`);
		return Promise.resolve([]);
	};
	await fontsAreThere('pl', fonts(note));
	await fontsAreThere('fr', fonts(note));
	expect(asked.length).toBe(6);
	expect(asked.slice(0, 3).every((one) => one.includes('ł'))).toBe(true);
	expect(asked.slice(3).some((one) => one.includes('ł'))).toBe(false);
});

test('a font that cannot be loaded, or a browser without them, holds nobody up', async () => {
	await fontsAreThere(
		'en',
		fonts(() => Promise.reject(new Error('lost')))
	);
	await fontsAreThere('en', undefined);
});
