/** The boards of the games, loaded when they are needed. */
import type { Component } from 'svelte';
import type { BoardFrame, BoardProps } from './board';
import { words } from './words.svelte';

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*/Game.svelte');
const FRAMES = import.meta.glob<{ frame: BoardFrame }>('../boards/*/frame.ts');

export interface Board {
	Game: Component<BoardProps>;
	frame: BoardFrame;
}

/** The board of a game, with its words. */
export async function loadBoard(game: string): Promise<Board> {
	const load = BOARDS[`../boards/${game}/Game.svelte`];
	const loadFrame = FRAMES[`../boards/${game}/frame.ts`];
	if (!load || !loadFrame) throw new Error(`There is no board for ${game}.`);
	const [board, { frame }] = await Promise.all([
		load(),
		loadFrame(),
		words.add(game),
		words.add(`${game}_board`),
		words.add(`${game}_why`),
		words.add(`${game}_hints`)
	]);
	return { Game: board.default, frame };
}
