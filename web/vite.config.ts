import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { boardMap } from './tools/board_map.ts';
import { ahead, chunks } from './tools/chunks.ts';
import { compressed } from './tools/compressed.ts';
import { contentFacts } from './tools/content_facts.ts';
import { fontPreload } from './tools/font_preload.ts';
import { gameIcons } from './tools/game_icons.ts';
import { icons } from './tools/icons.ts';
import { textValues } from './tools/text_values.ts';
import { localeWords } from './tools/locale_words.ts';
import { smallFonts } from './tools/small_fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
	plugins: [
		gameIcons(here),
		contentFacts(root),
		localeWords(root),
		textValues(root),
		boardMap(here),
		smallFonts(here),
		fontPreload(),
		icons(here),
		compressed(),
		svelte(),
		svelteTesting()
	],
	resolve: {
		alias: {
			$lib: `${here}src/lib`,
			$parts: `${here}src/parts`,
			$carrier: `${here}src/${process.env['VITE_LOCAL'] ? 'local/page' : 'lib/net/network'}.ts`
		}
	},
	worker: { format: 'es' },
	build: {
		outDir: `${root}src/occasus/client`,
		emptyOutDir: true,
		assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined), // only who reads Polish loads its letters
		modulePreload: { polyfill: false }, // every browser of this target knows it
		target: 'es2023',
		rolldownOptions: {
			// what is left over and used by several pages comes in one file: each request costs nearly a kilobyte of headers
			output: { codeSplitting: { groups: [chunks(), { name: 'shared', minShareCount: 2 }] }, postBanner: ahead }
		}
	},
	server: {
		fs: { allow: [root] },
		proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } }
	},
	test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], isolate: false, maxWorkers: 1 }
});
