/** The boards of the games, loaded when they are needed. */
import type { Component } from 'svelte';
import { api } from '$lib/net/api';
import type { BoardFrame, BoardProps } from './board_contract';
import { words } from '$lib/text/i18n.svelte';

export interface Board {
	Game: Component<BoardProps>;
	frame: BoardFrame;
}

const BOARDS = import.meta.glob<Board>('../../boards/*/board.ts');

/** The board of a game, with its words and, where it is played with others than ours, its facts; as text where it has none of its own. */
export async function loadBoard(game: string, facts?: Promise<object>): Promise<Board> {
	const drawn = `../../boards/${game}/board.ts` in BOARDS ? game : 'text';
	const load = BOARDS[`../../boards/${drawn}/board.ts`]!;
	if (drawn === 'text') words.bring(game, (language) => api.messages(game, language));
	const [board] = await Promise.all([
		load(),
		words.add(game),
		words.add(`${game}_board`),
		words.add(`${game}_why`),
		words.add(`${game}_hints`)
	]);
	if (board.frame.facts && facts) {
		const { layFacts } = await import('./facts'); // home loads this file, and no facts
		layFacts(board.frame.facts, await facts);
	}
	remember(drawn);
	return board;
}

const LAST = 'occasus.board';

/** Which board this address shows, for when it is opened again. */
function remember(board: string): void {
	try {
		localStorage.setItem(LAST, JSON.stringify([location.href, board]));
	} catch {
		// the browser keeps nothing; the board comes when the table is known
	}
}

/** Brings the board that this address showed last, if it did, before anybody has said which one is wanted. */
export async function boardAhead(): Promise<Board | null> {
	try {
		const [address, board] = JSON.parse(localStorage.getItem(LAST) ?? '[]') as string[];
		return (address === location.href && (await BOARDS[`../../boards/${board}/board.ts`]?.())) || null;
	} catch {
		return null; // asked for again when it is shown
	}
}
