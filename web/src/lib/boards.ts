/** The boards of the games, loaded when they are needed. */
import type { Component } from 'svelte';
import { api } from './api';
import type { BoardFrame, BoardProps } from './board';
import { layFacts } from './facts';
import { words } from './words.svelte';

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*/Game.svelte');
const FRAMES = import.meta.glob<{ frame: BoardFrame }>('../boards/*/frame.ts');

export interface Board {
	Game: Component<BoardProps>;
	frame: BoardFrame;
}

/** The board of a game, with its words and, where it is played with others than ours, its facts; as text where it has none of its own. */
export async function loadBoard(game: string, facts?: Promise<object>): Promise<Board> {
	const drawn = `../boards/${game}/Game.svelte` in BOARDS ? game : 'text';
	const load = BOARDS[`../boards/${drawn}/Game.svelte`]!;
	const loadFrame = FRAMES[`../boards/${drawn}/frame.ts`]!;
	if (drawn === 'text') words.bring(game, (language) => api.messages(game, language));
	const [board, { frame }] = await Promise.all([
		load(),
		loadFrame(),
		words.add(game),
		words.add(`${game}_board`),
		words.add(`${game}_why`),
		words.add(`${game}_hints`)
	]);
	if (frame.facts && facts) layFacts(frame.facts, await facts);
	return { Game: board.default, frame };
}
