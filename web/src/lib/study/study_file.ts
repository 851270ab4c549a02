/** A study as its file: a match with variations and notes. The format is described in docs/study.md. */
import type { GameRecord } from '$lib/net/messages';
import type { Value } from '$lib/games/catalogue.svelte';
import type { Mark } from './marks';

export type Symbol = '!' | '!?' | '?' | 'luck';
export const SYMBOLS: readonly Symbol[] = ['!', '!?', '?', 'luck'];
/** What each is called: `study-symbol-good`. */
export const SYMBOL_WORDS: Record<Symbol, string> = { '!': 'good', '!?': 'interesting', '?': 'mistake', luck: 'luck' };
export const LONGEST_COMMENT = 2000;

export interface Note {
	line: number;
	at: number;
	comment?: string;
	glyph?: Symbol;
	marks?: Mark[];
	by?: string;
}
export interface Variation {
	/** The line that it leaves: 0 is the main line, 1 the first variation. */
	from: number;
	/** The number of moves before it, counted from the opening. */
	at: number;
	moves: string[];
}
/** What is said anew; nothing takes back what was said. */
export interface Said {
	comment?: string;
	glyph?: Symbol | null;
	marks?: Mark[];
}
interface StudyPart {
	format: string;
	title?: string;
	lines?: Variation[];
	notes?: Note[];
	solution?: string;
	/** What this chapter is called. */
	chapter?: string;
	chapters?: StudyFile[];
}
export interface StudyFile {
	format: string;
	game: string;
	seats: number;
	moves: string[];
	players?: string[];
	study?: StudyPart | null;
	[part: string]: unknown;
}
/** After so many moves of a line, counted from the opening. */
export interface Spot {
	line: number;
	at: number;
}
export const OPENING: Spot = { line: 0, at: 0 };
export const isSame = (one: Spot, other: Spot): boolean => one.line === other.line && one.at === other.at;

/** A new game before its setup. */
export function newFile(game: GameRecord, seats: number, options: Record<string, Value>, players: string[]): StudyFile {
	return {
		format: 'occasus match 1',
		game: game.name,
		rules_version: game.rules_version,
		seats,
		options,
		content: {},
		seed: 'study',
		opening: null,
		moves: [],
		result: null,
		players
	};
}

/** Whether some JSON looks like a match file; the rules check everything else. */
export function isMatchFile(data: unknown): data is StudyFile {
	const { format, game, seats, moves } = (data ?? {}) as Partial<StudyFile>;
	return typeof format === 'string' && typeof game === 'string' && typeof seats === 'number' && Array.isArray(moves);
}

/** What a study needs of a match file: the proof of its chance belongs to the game that was played. */
export function asStudy(file: StudyFile): StudyFile {
	const rest: StudyFile = { ...file, result: null };
	delete rest['fair'];
	return rest;
}

const partOf = (file: StudyFile): StudyPart => file.study ?? { format: 'occasus study 1' };
export const titleOf = (file: StudyFile): string => partOf(file).title ?? '';
export const withTitle = (file: StudyFile, title: string): StudyFile => ({
	...file,
	study: { ...partOf(file), title }
});
export const linesOf = (file: StudyFile): Variation[] => [
	{ from: 0, at: 0, moves: file.moves },
	...(partOf(file).lines ?? [])
];

/** A spot at the start of a variation is one of the line that it leaves. */
export function mainSpot(file: StudyFile, { line, at }: Spot): Spot {
	const lines = linesOf(file);
	while (line && at <= (lines[line]?.at ?? 0)) line = lines[line]?.from ?? 0;
	return { line, at };
}
/** Where a line ends. */
export function endOf(file: StudyFile, line: number): number {
	const found = linesOf(file)[line];
	return found ? found.at + found.moves.length : 0;
}
/** All moves from the opening to a spot. */
export function movesTo(file: StudyFile, spot: Spot): string[] {
	const lines = linesOf(file);
	let { line, at: until } = spot;
	let moves: string[] = [];
	for (;;) {
		const { from, at, moves: own } = lines[line]!;
		moves = [...own.slice(0, Math.max(0, until - at)), ...moves];
		if (line === 0) return moves;
		[line, until] = [from, Math.min(until, at)];
	}
}

export const noteAt = (file: StudyFile, spot: Spot): Note | undefined => {
	const wanted = mainSpot(file, spot);
	return partOf(file).notes?.find((note) => isSame(note, wanted));
};
/** The file with something said about the move before a spot; nothing said removes the note. */
export function withNote(file: StudyFile, spot: Spot, said: Said): StudyFile {
	const at = mainSpot(file, spot);
	const { glyph, ...rest } = { ...noteAt(file, at), ...said, ...at };
	const note: Note = { ...rest, ...(glyph ? { glyph } : {}) };
	const others = (partOf(file).notes ?? []).filter((each) => !isSame(each, at));
	const empty = !note.comment && !note.glyph && !note.marks?.length;
	return { ...file, study: { ...partOf(file), notes: empty ? others : [...others, note] } };
}

/** The variations that leave each spot, as `line:at`. */
export function leaving(file: StudyFile): Map<string, number[]> {
	const found = new Map<string, number[]>();
	linesOf(file).forEach((each, line) => {
		if (!line) return;
		const { line: from, at } = mainSpot(file, { line: each.from, at: each.at });
		const key = `${from}:${at}`;
		found.set(key, [...(found.get(key) ?? []), line]);
	});
	return found;
}

/** The moves that leave a spot and where they lead; the line's own move first. */
export function nextMoves(file: StudyFile, spot: Spot): { move: string; spot: Spot }[] {
	const { line, at } = mainSpot(file, spot);
	const lines = linesOf(file);
	const own = lines[line]!.moves[at - lines[line]!.at];
	const others = leaving(file).get(`${line}:${at}`) ?? [];
	return [
		...(own === undefined ? [] : [{ move: own, spot: { line, at: at + 1 } }]),
		...others.map((other) => ({ move: lines[other]!.moves[0]!, spot: { line: other, at: at + 1 } }))
	];
}
/** Where some moves lead from the opening, as far as they are there. */
export function spotOf(file: StudyFile, moves: readonly string[]): Spot {
	let spot = OPENING;
	for (const move of moves) {
		const next = nextMoves(file, spot).find((each) => each.move === move);
		if (!next) break;
		spot = next.spot;
	}
	return spot;
}

/** What is known from a spot on: its moves, their variations, and what is said about them. */
export function subtree(file: StudyFile, spot: Spot): { moves: string[]; lines: Variation[]; notes: Note[] } {
	const lines: Variation[] = [{ from: 0, at: 0, moves: [] }];
	const notes: Note[] = [];
	const waiting: [spot: Spot, line: number][] = [[spot, 0]];
	for (const [start, line] of waiting) {
		const { at: before, moves } = lines[line]!;
		for (let here: Spot | undefined = start; here;) {
			const at = before + moves.length;
			const note = noteAt(file, here);
			if (note) notes.push({ ...note, line, at });
			const [next, ...others] = nextMoves(file, here);
			for (const other of others) waiting.push([other.spot, lines.push({ from: line, at, moves: [other.move] }) - 1]);
			if (next) moves.push(next.move);
			here = next?.spot;
		}
	}
	return { moves: lines[0]!.moves, lines: lines.slice(1), notes };
}
