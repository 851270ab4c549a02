/**
 * Which modules travel together, so that a board can be played after few requests: what home needs, what tables and other
 * pages share, what every table needs, and one file for each board.
 */
interface Graph {
	getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null;
}

const BOARD = /\/boards\/(fall_of_rome|empires_end|struggle_for_rome|text)\/board\.ts$/;
const TABLE = /\/pages\/(play\/Table|replay\/Replay|learn\/Lesson)\.svelte$/;
const PAGES = /\/src\/pages\.ts$/;
const MAIN = /\/src\/main\.ts$/;
const READY = /^(common|inner|table|fall_of_rome|empires_end|struggle_for_rome)$/;

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
		const ids = [...roots];
		const pages = new Set(ids.filter((id) => PAGES.test(id)).flatMap((id) => this.#later(id)));
		for (const id of ids) {
			const [, board] = BOARD.exec(id) ?? [];
			if (MAIN.test(id)) this.#follow(id, this.main);
			else if (TABLE.test(id)) this.#follow(id, this.table);
			else if (pages.has(id)) this.#follow(id, this.plain);
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
		if (this.main.has(id)) return 'common';
		if (this.plain.has(id) && (atTables || boards.length)) return 'inner'; // not for the first look at home
		return atTables ? 'table' : (boards[0] ?? null);
	}

	/** What a module loads when it is needed. */
	#later(id: string): readonly string[] {
		return this.graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
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
