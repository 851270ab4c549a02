/** From a wish to a table: opens one, starts it where nobody has to be waited for, and goes there. */
import { api } from './api';
import { takePart } from './fair';
import { wish } from './games.svelte';
import { me } from './me.svelte';
import type { GameRecord, TableRecord, TableWish } from './messages';
import { router } from './router.svelte';
import { words } from './words.svelte';

/** Somebody I am, made a guest if need be. */
export const somebody = (): Promise<unknown> => me.somebody(words.language);

/** Open a table; `start` begins the game at once. */
export async function openTable(table: TableWish, start: boolean): Promise<void> {
	await somebody();
	const made = await api.makeTable(table);
	const mine = made.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat);
	await takePart(made, mine, api.addNonce);
	if (start) await api.start(made.id);
	router.go(`/table/${made.id}`, router.route.page === 'begin'); // nobody comes back to where it was only waited for
}

/** Alone with bots, at once. */
const playBots = (game: GameRecord): Promise<void> => openTable(wish(game, game.usual_seats, 'bot'), true);

/** Whether somebody has not finished a game of this kind yet. */
export const isFirst = (game: GameRecord, finished: readonly TableRecord[]): boolean =>
	!finished.some((table) => table.game === game.name);

/** A first game, from home or after the guide: few beginners beside me, the easiest options, hints at hand. */
export function playFirst(game: GameRecord): Promise<void> {
	const easiest = game.options.some((option) => option.name === 'difficulty') ? { difficulty: 'novice' } : {};
	const seats = Math.min(...game.seats.filter((count) => count > 1));
	const table = wish(game, seats, 'bot', { hints: true, options: easiest });
	const beginner = game.bots.find((bot) => bot !== 'random') ?? 'random';
	for (const seat of table.seats) if (seat.kind === 'bot') seat.bot = beginner;
	return openTable(table, true);
}

/** With bots, at once; the first game of a kind is an easy one. */
export const playNow = (game: GameRecord, finished: readonly TableRecord[]): Promise<void> =>
	isFirst(game, finished) ? playFirst(game) : playBots(game);

/** Follow an invitation: the code alone, or a whole link. */
export async function join(code: string): Promise<void> {
	await somebody();
	const table = await api.join(codeIn(code));
	router.go(`/table/${table.id}`, true);
}

/** The code in what somebody typed or pasted. */
export function codeIn(text: string): string {
	const parts = text.trim().split('/').filter(Boolean);
	return parts.at(-1) ?? '';
}
