import { expect, test } from 'vitest';
import { chunks } from './chunks';
import { bundleOf } from './locale_words';

const IMPORTS: Record<string, string[]> = {
	'/src/pages.ts': [],
	'/src/main.ts': ['/src/lib/text/i18n.ts'],
	'/src/pages/play/Table.svelte': [
		'/src/lib/text/i18n.ts',
		'/src/parts/site/Frame.svelte',
		'/src/pages/play/Bar.svelte'
	],
	'/src/pages/play/Bar.svelte': ['/src/pages/play/Bar.svelte?type=style&lang.css'],
	'/src/pages/tables/Tables.svelte': ['/src/parts/site/Frame.svelte'],
	'/src/boards/fall_of_rome/board.ts': ['/src/boards/fall_of_rome/pieces/City.svelte', '/src/parts/map/Map.svelte'],
	'/src/boards/struggle_for_rome/board.ts': [
		'/src/parts/map/Map.svelte',
		'/src/boards/struggle_for_rome/pieces/Hex.svelte'
	],
	'/src/pages/learn/figures/FallOfRome.svelte': ['/src/boards/fall_of_rome/pieces/City.svelte']
};
const LATER: Record<string, string[]> = {
	'/src/pages.ts': ['/src/pages/play/Table.svelte', '/src/pages/tables/Tables.svelte']
};

test('what is used together travels together', () => {
	const ids = [...new Set(Object.entries(IMPORTS).flat(2))];
	const group = chunks();
	ids.forEach((id) => group.test(id));
	const graph = {
		getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], dynamicallyImportedIds: LATER[id] ?? [] })
	};
	expect(Object.fromEntries(ids.map((id) => [id, group.name(id, graph)]))).toEqual({
		'/src/pages.ts': null,
		'/src/main.ts': 'common',
		'/src/lib/text/i18n.ts': 'common',
		'/src/pages/play/Table.svelte': 'table',
		'/src/parts/site/Frame.svelte': 'inner',
		'/src/pages/play/Bar.svelte': 'table',
		'/src/pages/play/Bar.svelte?type=style&lang.css': 'table',
		'/src/pages/tables/Tables.svelte': null,
		'/src/boards/fall_of_rome/board.ts': 'fall_of_rome',
		'/src/boards/fall_of_rome/pieces/City.svelte': 'fall_of_rome',
		'/src/parts/map/Map.svelte': 'table',
		'/src/boards/struggle_for_rome/board.ts': 'struggle_for_rome',
		'/src/boards/struggle_for_rome/pieces/Hex.svelte': 'struggle_for_rome',
		'/src/pages/learn/figures/FallOfRome.svelte': null
	});
});

test('the words of a game come in one file', () => {
	expect(['web', 'rules', 'moments'].map(bundleOf)).toEqual(['pages', 'tables', 'tables']);
	expect(['fall_of_rome', 'fall_of_rome_board', 'fall_of_rome_why', 'fall_of_rome_hints'].map(bundleOf)).toEqual(
		Array(4).fill('fall_of_rome')
	);
});
