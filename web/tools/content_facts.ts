/** `import facts from 'facts:fall_of_rome'`: the content file of a game, without the notes on its sources. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as yaml from 'js-yaml';
import type { Plugin } from 'vite';

const NOTES = /^(source|sources|confidence|notes?|.*_source|(?!days).*_confidence|see)$/;
// What drawings need of the notes. `days_confidence`: a stand-in is never shown as the printed number (FR-RUL-03).
const DRAWN = [
	'name',
	'days_confidence',
	'q',
	'r',
	'at',
	'side',
	'district',
	'draw_curve',
	'anchorage',
	'marked',
	'colour',
	'provinces',
	'city',
	'start'
];

/** Facts without provenance, what drawings need beside the figures; the about page asks the server for the rest. */
export function withoutNotes(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutNotes);
	if (value === null || typeof value !== 'object') return value;
	const notes = 'notes' in value && value.notes !== null && typeof value.notes === 'object' ? value.notes : {};
	return Object.fromEntries([
		...Object.entries(value)
			.filter(([key]) => !NOTES.test(key))
			.map(([key, inner]) => [key, withoutNotes(inner)]),
		...Object.entries(notes).filter(([key]) => DRAWN.includes(key))
	]);
}

export function contentFacts(root: string): Plugin {
	return {
		name: 'occasus-content-facts',
		resolveId: (id) => (id.startsWith('facts:') ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith('\0facts:')) return undefined;
			const path = resolve(root, 'src/occasus/content', `${id.slice('\0facts:'.length)}.yaml`);
			this.addWatchFile(path);
			return `export default ${JSON.stringify(withoutNotes(yaml.load(readFileSync(path, 'utf8'))))}`;
		}
	};
}
