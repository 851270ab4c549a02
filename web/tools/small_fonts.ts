/**
 * The letters that our languages use, as small fonts of their own in `.fonts/`: those of the packages have small capitals,
 * old figures and much else that no page shows, and Polish letters only beside all of Europe's.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number): string =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LATIN = [between(0x20, 0x7e), between(0xa0, 0xff), 'ŒœŸ', between(0x2002, 0x2044), '€™−∕'].join('');
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'];
const FACES = ['cinzel 600-normal', 'eb-garamond 500-normal', 'eb-garamond 600-normal', 'eb-garamond 500-italic'];

export function smallFonts(here: string): Plugin {
	const make = async (each: string, source: string, letters: string, name: string): Promise<void> => {
		const [family = '', face = ''] = each.split(' ');
		const all = await readFile(
			resolve(here, `node_modules/@fontsource/${family}/files/${family}-${source}-${face}.woff2`)
		);
		const few = await subsetFont(all, letters, { targetFormat: 'woff2', keepFeatures: FEATURES });
		const file = resolve(here, `.fonts/${family}-${name}-${face}.woff2`);
		await writeFile(`${file}.${process.pid}`, few); // whole or not at all: tests and a build may run side by side
		await rename(`${file}.${process.pid}`, file);
	};
	return {
		name: 'occasus-small-fonts',
		async buildStart() {
			await mkdir(resolve(here, '.fonts'), { recursive: true });
			await Promise.all(
				FACES.flatMap((each) => [make(each, 'latin', LATIN, 'latin'), make(each, 'latin-ext', POLISH, 'polish')])
			);
		}
	};
}
