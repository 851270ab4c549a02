/** The words of the client: none is missing, none is unused, and every language says the same things. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '$lib/text/i18n.svelte';

const FOLDER = '../src/occasus/locale';
/** Files that only the terminal reads. */
const TERMINAL = ['terminal'];
/** Files that every language must have. */
const NEEDED = ['web', 'local', 'rules'];
/** Messages that are found by a name that the server or a content file gives. */
const FROM_DATA = /^(area|option|bot|error|result|why|also)-/; // `also` is for the terminal

const read = (language: string, part: string): string => readFileSync(`${FOLDER}/${language}/${part}.ftl`, 'utf8');
const parts = (language: string): string[] =>
	readdirSync(`${FOLDER}/${language}`)
		.filter((file) => file.endsWith('.ftl'))
		.map((file) => basename(file, '.ftl'));

/** Each message with the arguments it uses, also by those (or their attributes) it speaks with; a name and the word it is declined by are one. */
function messages(text: string): Map<string, string> {
	const own = new Map<string, Set<string>>();
	const spoken = new Map<string, string[]>();
	let now = '';
	for (const line of text.split('\n')) {
		const id = /^(-?[a-zA-Z][\w-]*) =/.exec(line)?.[1];
		if (id) now = id;
		if (!now || line.startsWith('#')) continue;
		const args = [...line.matchAll(/\$([\w]+)/g)].map((match) => match[1]!.replace(/_id$/, ''));
		own.set(now, new Set([...(own.get(now) ?? []), ...args]));
		const others = [...line.matchAll(/\{ ([a-z][\w-]*)(?:\.\w+)? \}/g)].map((match) => match[1]!);
		spoken.set(now, [...(spoken.get(now) ?? []), ...others]);
	}
	const all = (id: string): string[] => [...(own.get(id) ?? []), ...(spoken.get(id) ?? []).flatMap(all)];
	return new Map([...own.keys()].map((id) => [id, [...new Set(all(id))].sort().join(' ')]));
}

const SOURCES = Object.entries(
	import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
)
	.filter(([path]) => !path.endsWith('.test.ts') && !path.endsWith('messages.ts'))
	.map(([, text]) => text)
	.join('\n');
const QUOTED = new Set([...SOURCES.matchAll(/['"`]([a-z][\w-]*)['"`]/gi)].map((match) => match[1]!));
/** `game-${name}-about` as a pattern. */
const TEMPLATES = [...SOURCES.matchAll(/`([a-z][\w-]*-(?:\$\{[^}]+\}[\w-]*)+)`/gi)].map(
	(match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]+\}/g, '[\\w.-]+')}$`)
);
/** What happens; whoever did it, or to whom it was done, may be told in own words. */
const TOLD = new Set(
	parts('en').flatMap((part) => [...messages(read('en', part)).keys()].filter((id) => id.startsWith('told-')))
);
const isUsed = (id: string): boolean =>
	QUOTED.has(id) ||
	(/^(mine|tome)-/.test(id) && TOLD.has(id.replace(/^\w+-/, 'told-'))) ||
	FROM_DATA.test(id) ||
	TEMPLATES.some((pattern) => pattern.test(id));
const CLIENT = parts('en').filter((part) => !TERMINAL.includes(part));

describe.each(parts('en'))('%s.ftl', (part) => {
	test('is read without a mistake in every language', () => {
		for (const language of Object.keys(LANGUAGES).filter((each) => parts(each).includes(part))) {
			const text = read(language, part);
			expect(new FluentResource(text).body.length, language).toBe(messages(text).size);
		}
	});

	test('says the same in every language, with the same arguments', () => {
		const english = messages(read('en', part));
		for (const language of Object.keys(LANGUAGES).filter((each) => parts(each).includes(part))) {
			const other = messages(read(language, part));
			expect([...other.keys()].sort(), language).toEqual([...english.keys()].sort());
			for (const [id, args] of english) expect(`${id} ${other.get(id)}`, language).toBe(`${id} ${args}`);
		}
	});
});

test('no word of a game hides a word of the client', () => {
	const own = ['web', 'local', 'rules', 'learn'].flatMap((part) => [...messages(read('en', part)).keys()]);
	const games = CLIENT.filter((part) => /^(fall_of_rome|empires_end|struggle_for_rome)/.test(part));
	const hidden = games.flatMap((part) => [...messages(read('en', part)).keys()]).filter((id) => own.includes(id));
	expect(hidden).toEqual([]);
});

test.each(Object.keys(LANGUAGES))('%s has every file it needs', (language) => {
	expect(parts(language)).toEqual(expect.arrayContaining(NEEDED));
});

/** Files that a page reads when it needs them; the others are there before the table is. */
const LATE = CLIENT.filter((part) => !/^(web|local|rules)$|^(fall_of_rome|empires_end|struggle_for_rome)/.test(part));

test('what the table says is in a file that it, or what shows it, reads', () => {
	const all = Object.entries(
		import.meta.glob<string>('./pages/play/**/*.svelte', { query: '?raw', import: 'default', eager: true })
	);
	const home = new Map(LATE.flatMap((part) => [...messages(read('en', part)).keys()].map((id) => [id, part])));
	const unread = all.flatMap(([path, text]) => {
		const [, folder, name] = /^(.*\/)([^/]+)$/.exec(path)!;
		const shown = all.filter(([other, by]) => other.startsWith(folder!) && by.includes(`from './${name}'`));
		const around = [text, ...shown.map(([, by]) => by)].join('\n');
		return [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)]
			.map((match) => match[1]!)
			.filter((id) => home.has(id) && !around.includes(`words.add('${home.get(id)}')`))
			.map((id) => `${name}: ${id}`);
	});
	expect(unread).toEqual([]);
});

test('every message that is asked for by its name is there', () => {
	const known = new Set(CLIENT.flatMap((part) => [...messages(read('en', part)).keys()]));
	const asked = [...SOURCES.matchAll(/\b(?:t|words\.say)\(\s*'([\w-]+)'/g)].map((match) => match[1]!);
	const chosen = [...SOURCES.matchAll(/\bt\([^'()]*\?\s*'([\w-]+)'\s*:\s*'([\w-]+)'/g)].flatMap((match) => [
		match[1]!,
		match[2]!
	]);
	expect([...asked, ...chosen].filter((id) => !known.has(id))).toEqual([]);
});

test.each(CLIENT.filter((part) => ['web', 'local'].includes(part) || part.endsWith('_board')))(
	'every message of %s.ftl is used',
	(part) => {
		expect([...messages(read('en', part)).keys()].filter((id) => !isUsed(id))).toEqual([]);
	}
);

test('every refusal has a sentence', () => {
	const text = ['../src/occasus/server', '../src/occasus/tables', '../src/occasus/local']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((file) => file.endsWith('.py'))
				.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
		)
		.join('\n');
	const found = text.matchAll(/\b(?:Problem\(|conflict\(|4\d\d: )"(\w+)"|_refuse\(.*"(\w+)", f?"[A-Z]/g);
	const codes = new Set([...found].map((match) => (match[1] ?? match[2])!));
	expect(codes.size).toBeGreaterThan(40);
	for (const [, code] of SOURCES.matchAll(/\{"code":"(\w+)"\}/g)) codes.add(code!); // of a site without a server
	const said = new Map(
		['web', 'local', 'study', 'people', 'events'].flatMap((part) => [...messages(read('en', part))])
	);
	expect([...codes].filter((code) => !said.has(`error-${code.replace(/_/g, '-')}`))).toEqual([]);
});

test('every rule area of the ledgers has a name', () => {
	const ledgers = readdirSync('../docs/rules').filter((file) => file.endsWith('.md'));
	const areas = new Set(
		ledgers.flatMap((file) =>
			[...readFileSync(`../docs/rules/${file}`, 'utf8').matchAll(/\*\*([A-Z]{2}(?:-[A-Z]+)+)-\d{2,}/g)].map(
				(match) => match[1]!
			)
		)
	);
	const named = messages(read('en', 'rules'));
	expect([...areas].filter((area) => !named.has(`area-${area}`))).toEqual([]);
});

test.each([
	['fall_of_rome', 'FR'],
	['empires_end', 'EE'],
	['struggle_for_rome', 'SR']
])('every rule that may forbid an action of %s says why in one line', (game, prefix) => {
	// A move names the rule that forbids it; `ending` names the rules of the results instead.
	const folder = `../src/occasus/games/${game}`;
	const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/^(rules|cards|io)\/(?!ending).*\.py$/.test(file)
	);
	const pattern = new RegExp(`(?<=")${prefix}(-[A-Z]+)+-\\d+(?=")`, 'g');
	const rules = new Set(sources.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(pattern) ?? []));
	expect(rules.size).toBeGreaterThan(50);
	const said = [...messages(read('en', `${game}_why`)).keys()];
	expect([...rules].map((rule) => `why-${rule}`).sort()).toEqual(said.sort());
});
