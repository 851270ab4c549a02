/**
 * Which modules travel together, so that a board can be played after few requests: what every page needs, what every
 * table needs, and one file for each board.
 */
interface Graph {
	getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const BOARD = /\/boards\/(fall_of_rome|empires_end|struggle_for_rome|text)\/board\.ts$/;
const TABLE = /\/pages\/(Table|Replay|Lesson)\.svelte$/;
const STYLE = /\.css$/;
const PLAIN = /\/pages\/(?!Lobby|Play)[A-Z][a-z]+\.svelte$/;
const MAIN = /\/src\/main\.ts$/;
const READY = /^(common|table|fall_of_rome|empires_end|struggle_for_rome)$/;

/** The roots from which a module is reached without a dynamic import. */
class Reached {
	readonly main = new Set<string>();
	readonly plain = new Set<string>();
	readonly table = new Set<string>();
	readonly boards = new Map<string, Set<string>>();

	constructor(
		private readonly graph: Graph,
		roots: Iterable<string>
	) {
		for (const id of roots) {
			const [, board] = BOARD.exec(id) ?? [];
			if (MAIN.test(id)) this.#follow(id, this.main);
			else if (TABLE.test(id)) this.#follow(id, this.table);
			else if (PLAIN.test(id)) this.#follow(id, this.plain);
			else if (board) {
				if (!this.boards.has(board)) this.boards.set(board, new Set());
				this.#follow(id, this.boards.get(board)!);
			}
		}
	}

	/** The chunk of a module; null: wherever the bundler likes. */
	chunk(id: string): string | null {
		const boards = [...this.boards].filter(([, modules]) => modules.has(id)).map(([board]) => board);
		const atTables = this.table.has(id) || boards.length > 1;
		if (this.main.has(id) || (atTables && STYLE.test(id))) return 'common'; // styles are small
		if (this.plain.has(id) && (atTables || boards.length)) return 'common';
		return atTables ? 'table' : (boards[0] ?? null);
	}

	#follow(id: string, into: Set<string>): void {
		if (into.has(id)) return;
		into.add(id);
		for (const next of this.graph.getModuleInfo(id)?.importedIds ?? []) this.#follow(next, into);
	}
}

/** A group of the bundler for modules: it is shown all of them before it is asked for the chunk of each. */
export function chunks(): {
	test: (id: string) => boolean;
	name: (id: string, graph: Graph) => string | null;
	includeDependenciesRecursively: false;
} {
	const seen: string[] = [];
	let reached: Reached | null = null;
	return {
		includeDependenciesRecursively: false,
		test: (id) => Boolean(seen.push(id)),
		name: (id, graph) => (reached ??= new Reached(graph, seen)).chunk(id)
	};
}

/**
 * Tells the browser to compile all of a board while it is loaded, beside the page, and not function by function when
 * something is first drawn.
 */
export const ahead = ({ name }: { name: string }): string => (READY.test(name) ? '//# allFunctionsCalledOnLoad\n' : '');
