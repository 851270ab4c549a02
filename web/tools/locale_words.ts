/**
 * `import files from 'virtual:words'`: the Fluent files of the client by `/LANGUAGE/PART.ftl`, each a function that brings it.
 * What is read together travels together: a file for all pages, one for tables, one for learning,
 * one for each game, in each language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = 'virtual:words';
const TERMINAL = ['terminal', 'notices']; // read by the terminal and by the server alone
const PAGES = ['web', ...(process.env['VITE_LOCAL'] ? ['local'] : [])];
const TABLES = ['rules', 'moments'];
const LEARNING = ['learn', 'puzzles'];
const COMMENT = /^#.*\n/gm; // for those who translate

/** Which bundle of a language a part is in. */
export function bundleOf(part: string): string {
	if (PAGES.includes(part)) return 'pages';
	if (TABLES.includes(part)) return 'tables';
	return LEARNING.includes(part) ? 'learning' : part.replace(/_(board|why|hints)$/, '');
}

export function localeWords(root: string): Plugin {
	const folder = resolve(root, 'src/occasus/locale');
	const languages = (): string[] => readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
	const parts = (language: string): string[] =>
		readdirSync(resolve(folder, language))
			.filter((name) => name.endsWith('.ftl'))
			.map((name) => name.slice(0, -'.ftl'.length))
			.filter((part) => !TERMINAL.includes(part));
	return {
		name: 'occasus-locale-words',
		resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith(`\0${WORDS}`)) return undefined;
			const [language, bundle] = id.slice(`\0${WORDS}/`.length).split('/');
			if (!language) {
				const lines = languages().flatMap((one) =>
					parts(one).map((part) => {
						const bring = `import('${WORDS}/${one}/${bundleOf(part)}').then((words) => words.default['${part}'])`;
						return `'/${one}/${part}.ftl': () => ${bring}`;
					})
				);
				return `export default {\n${lines.join(',\n')}\n}`;
			}
			const texts = parts(language)
				.filter((part) => bundleOf(part) === bundle)
				.map((part) => {
					const path = resolve(folder, language, `${part}.ftl`);
					this.addWatchFile(path);
					return [part, readFileSync(path, 'utf8').replace(COMMENT, '')];
				});
			return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
		}
	};
}
