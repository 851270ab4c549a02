/** `import body from 'icon:anchor'`: the outline of one icon of game-icons.net (`d` of a path), so that only used icons are shipped. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
	icons: Record<string, { body: string }>;
}

export function gameIcons(here: string): Plugin {
	let icons: IconSet['icons'] | undefined;
	return {
		name: 'occasus-game-icons',
		resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith('\0icon:')) return undefined;
			const path = resolve(here, 'node_modules/@iconify-json/game-icons/icons.json');
			icons ??= (JSON.parse(readFileSync(path, 'utf8')) as IconSet).icons;
			const outline = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(
				icons[id.slice('\0icon:'.length)]?.body ?? ''
			)?.[1];
			if (!outline) throw new Error(`no icon of game-icons that is one outline is called ${id.slice(6)}`);
			return `export default ${JSON.stringify(outline)}`;
		}
	};
}
