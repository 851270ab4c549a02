import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Folders of `src/lib`, lowest first: a folder imports only from those in the rows above it. */
const LIB = [
	['text'],
	['net'],
	['account', 'layout'],
	['stage'],
	['games'],
	['choosing', 'learn', 'map', 'session'],
	['replay']
];
const GAMES = ['fall_of_rome', 'empires_end', 'struggle_for_rome'];
const ABOVE_LIB = ['$parts/**', '**/parts/**', '**/boards/**', '**/pages/**'];

/** Forbids imports from some folders; `text <- net <- stage <- parts <- boards <- pages`. */
const layer = (files, group, message) => ({
	files: [`${files}/*.ts`, `${files}/*.svelte`, `${files}/**/*.ts`, `${files}/**/*.svelte`],
	ignores: ['**/*.test.ts'],
	rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] }
});

export default ts.config(
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'svelte/prefer-svelte-reactivity': 'off' }
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } }
	},
	...LIB.flatMap((row, i) =>
		row.map((folder) => {
			const others = LIB.slice(i)
				.flat()
				.filter((other) => other !== folder);
			const group = [...ABOVE_LIB, ...others.flatMap((other) => [`$lib/${other}/**`, `../${other}/**`])];
			return layer(`src/lib/${folder}`, group, `lib/${folder} is below this folder (see docs/client.md)`);
		})
	),
	layer('src/parts', ['**/boards/**', '**/pages/**'], 'parts know neither boards nor pages'),
	...[...GAMES, 'text', 'shared'].map((board) => {
		const others = GAMES.filter((game) => game !== board).flatMap((game) => [`**/${game}/**`, `../${game}/**`]);
		return layer(`src/boards/${board}`, ['**/pages/**', ...others], 'a board knows neither pages nor other boards');
	}),
	{ ignores: ['node_modules/', 'src/lib/net/messages.ts'] }
);
