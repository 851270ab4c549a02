/** `import values from 'virtual:text-values'`: the values of content files that texts name, with where each of them is. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as yaml from 'js-yaml';
import type { Plugin } from 'vite';
import { valuesAt } from '../src/lib/text/value_at.ts';

const NAME = 'virtual:text-values';

export function textValues(root: string): Plugin {
	const read = (name: string): [string, unknown] => {
		const file = resolve(root, 'src/occasus/content', `${name}.yaml`);
		return [file, yaml.load(readFileSync(file, 'utf8'))];
	};
	return {
		name: 'occasus-text-values',
		resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
		load(id) {
			if (id !== `\0${NAME}`) return undefined;
			const [file, paths] = read('text_values') as [string, Record<string, Record<string, string>>];
			this.addWatchFile(file);
			const rows = Object.entries(paths).flatMap(([game, named]) => {
				const [content, facts] = read(game);
				this.addWatchFile(content);
				return Object.entries(named).map(([name, path]) => [name, { path, printed: valuesAt(facts, path) }]);
			});
			return `export default ${JSON.stringify(Object.fromEntries(rows))}`;
		}
	};
}
