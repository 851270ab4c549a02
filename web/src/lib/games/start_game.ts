/** From a wish to a table: opens one, starts it where nobody has to be waited for, and goes there. */
import { api } from '$lib/net/api';
import { takePart } from '$lib/account/fairness';
import { wish, type Value } from './catalogue.svelte';
import { me } from '$lib/account/me.svelte';
import type { GameRecord, TableRecord, CreateTableRequest } from '$lib/net/messages';
import { router } from '$lib/layout/router.svelte';
import { words } from '$lib/text/i18n.svelte';

/** Somebody I am, made a guest if need be. */
export const somebody = (): Promise<unknown> => me.somebody(words.language);

/** Open a table; `start` begins the game at once, `asked` is invited. */
export async function openTable(table: CreateTableRequest, start: boolean, asked = ''): Promise<void> {
	await somebody();
	const made = await api.makeTable(table);
	const mine = made.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat);
	await takePart(made, mine, api.addNonce);
	if (asked) await api.invite(made.id, asked);
	if (start) await api.start(made.id);
	router.go(`/table/${made.id}`, router.route.page === 'begin'); // nobody comes back to where it was only waited for
}

/** Whether a game is still a beginner's: none was finished yet or, where all win together, none was won. */
export const isFirst = (game: GameRecord, finished: readonly TableRecord[]): boolean =>
	!finished.some((table) => table.game === game.name && (!table.cooperative || isWon(table)));

/** Whether all won together. */
const isWon = (table: TableRecord): boolean => {
	const places = table.result?.['places'];
	return Array.isArray(places) && places.includes(1);
};

const levels = (game: GameRecord): readonly Value[] =>
	game.options.find((option) => option.name === 'difficulty')?.values ?? [];

/** How hard it is: what was played last, and the easiest until a game was won. */
export function difficultyOf(game: GameRecord, finished: readonly TableRecord[]): Value {
	const easiest = levels(game)[0] ?? '';
	if (isFirst(game, finished)) return easiest;
	return finished.find((table) => table.game === game.name)?.options['difficulty'] ?? easiest;
}

/** One step harder, for whoever won the last game; empty where there is none. */
export function harderThan(game: GameRecord, finished: readonly TableRecord[]): Value {
	const last = finished.find((table) => table.game === game.name);
	if (!last?.cooperative || !isWon(last)) return '';
	return levels(game)[levels(game).indexOf(difficultyOf(game, finished)) + 1] ?? '';
}

/** The role of the guide, for whoever plays for the first time. */
const GUIDED = ['roles.first_seat', 'consul'] as const;

const atLevel = (difficulty: Value): Partial<CreateTableRequest> => (difficulty ? { options: { difficulty } } : {});

/**
 * A first game, from home or after the guide: the easiest options, the guide's role and hints. Where all win together, the strongest bots
 * are partners; otherwise beginners are rivals, two of them, since one alone makes another game.
 */
export function playFirst(game: GameRecord): Promise<void> {
	const seats = Math.min(...game.seats.filter((count) => count > 2));
	const table = wish(game, seats, 'bot', { hints: true, ...atLevel(difficultyOf(game, [])) });
	const [role, easy] = GUIDED;
	if (table.options && game.options.some(({ name }) => name === role)) table.options[role] = easy;
	const beginner = game.bots.find((bot) => bot !== 'random') ?? 'random';
	if (!game.cooperative) for (const seat of table.seats) if (seat.kind === 'bot') seat.bot = beginner;
	return openTable(table, true);
}

/** With bots, at once; an easy game until one is won or finished. */
export const playNow = (game: GameRecord, finished: readonly TableRecord[], harder: Value = ''): Promise<void> =>
	isFirst(game, finished)
		? playFirst(game)
		: openTable(wish(game, game.usual_seats, 'bot', atLevel(harder || difficultyOf(game, finished))), true);

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
