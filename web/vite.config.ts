import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { boardMap } from './tools/board_map.ts';
import { contentFacts } from './tools/content_facts.ts';
import { gameIcons } from './tools/game_icons.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
	plugins: [gameIcons(here), contentFacts(root), boardMap(here), svelte(), svelteTesting()],
	resolve: { alias: { $locale: `${root}src/occasus/locale`, $lib: `${here}src/lib` } },
	build: {
		outDir: `${root}src/occasus/client`,
		emptyOutDir: true,
		target: 'es2023',
		// what many pages use comes in one file: each request costs nearly a kilobyte of headers
		rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 6 }] } } }
	},
	server: {
		fs: { allow: [root] },
		proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } }
	},
	test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], isolate: false, maxWorkers: 1 }
});
