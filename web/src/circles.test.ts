/** No two files of the client need each other, not even for a type: what they share lies in a third. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const IMPORT = /\bfrom '((?:\.|\$lib\/|\$parts\/)[^']*)'|\bimport '((?:\.|\$lib\/|\$parts\/)[^']*)'/g;

/** The file that an import names, or nothing where it is not one of ours. */
function fileOf(importer: string, name: string): string | undefined {
	const path = name.startsWith('$')
		? `./${name.slice(1)}`
		: `.${new URL(name, `file:///${importer.slice(2)}`).pathname}`;
	return [path, `${path}.ts`].find((file) => file in SOURCES);
}
/** What a file imports; a component that draws itself again inside is no circle. */
const needs = (file: string): string[] =>
	[...SOURCES[file]!.matchAll(IMPORT)]
		.flatMap((match) => fileOf(file, (match[1] ?? match[2])!) ?? [])
		.filter((needed) => needed !== file);

/** The first way found that leads back to where it began. */
function circle(): string[] {
	const done = new Set<string>();
	const way: string[] = [];
	const search = (file: string): string[] => {
		if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
		if (done.has(file)) return [];
		way.push(file);
		for (const needed of needs(file)) {
			const found = search(needed);
			if (found.length) return found;
		}
		way.pop();
		done.add(file);
		return [];
	};
	for (const file of Object.keys(SOURCES)) {
		const found = search(file);
		if (found.length) return found;
	}
	return [];
}

test('imports are followed', () => {
	expect(needs('./lib/stage/event_groups.ts')).toEqual([
		'./lib/net/messages.ts',
		'./lib/net/apply_patch.ts',
		'./lib/stage/event_display.ts'
	]);
});
test('no files need each other', () => {
	expect(circle()).toEqual([]);
});
