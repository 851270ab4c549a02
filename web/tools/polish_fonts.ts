/**
 * The letters that Polish adds to the Latin ones, as small fonts of their own in `.fonts/`: the packages keep them in files
 * with all of Europe's, which are twenty times as heavy.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const FACES = ['cinzel 600-normal', 'eb-garamond 500-normal', 'eb-garamond 600-normal', 'eb-garamond 500-italic'];

export function polishFonts(here: string): Plugin {
	const make = async (each: string): Promise<void> => {
		const [family = '', face = ''] = each.split(' ');
		const all = await readFile(
			resolve(here, `node_modules/@fontsource/${family}/files/${family}-latin-ext-${face}.woff2`)
		);
		const few = await subsetFont(all, LETTERS, { targetFormat: 'woff2' });
		await writeFile(resolve(here, `.fonts/${family}-polish-${face}.woff2`), few);
	};
	return {
		name: 'occasus-polish-fonts',
		async buildStart() {
			await mkdir(resolve(here, '.fonts'), { recursive: true });
			await Promise.all(FACES.map(make));
		}
	};
}
