/** Where the code of each page lies; it is loaded when the page is first shown. */
import { boardAhead } from '$lib/boards';
import type { Route } from '$lib/router.svelte';

export const PAGES: Record<Exclude<Route['page'], 'home'>, () => Promise<{ default: unknown }>> = {
	tables: () => import('./pages/Tables.svelte'),
	turns: () => import('./pages/Turns.svelte'),
	replays: () => import('./pages/Replays.svelte'),
	learn: () => import('./pages/Learn.svelte'),
	lesson: () => import('./pages/Lesson.svelte'),
	puzzle: () => import('./pages/Lesson.svelte'),
	puzzles: () => import('./pages/Puzzles.svelte'),
	try: () => import('./pages/Lesson.svelte'),
	book: () => import('./pages/Book.svelte'),
	cards: () => import('./pages/Cards.svelte'),
	about: () => import('./pages/About.svelte'),
	settings: () => import('./pages/Settings.svelte'),
	person: () => import('./pages/Person.svelte'),
	ladder: () => import('./pages/Ladder.svelte'),
	lost: () => import('./pages/Lost.svelte'),
	table: () => import('./pages/Table.svelte'),
	begin: () => import('./pages/Begin.svelte'),
	figures: () => import('./pages/Figures.svelte'),
	replay: () => import('./pages/Replay.svelte'),
	scene: () => import('./pages/Replay.svelte'),
	join: () => import('./pages/Join.svelte'),
	confirm: () => import('./pages/MailLink.svelte'),
	unsubscribe: () => import('./pages/MailLink.svelte'),
	admin: () => import('./pages/Admin.svelte'),
	reset: () => import('./pages/Reset.svelte'),
	rules: () => import('./pages/Rules.svelte')
};
/** Pages with titles, a rule popover and a whole screen of their own. */
export const HAS_BOARD = ['table', 'begin', 'replay', 'scene', 'lesson', 'puzzle', 'try'];

/** Brings a page, and the board it had, before it is shown: beside the words and the fonts, not after them. */
export async function ahead(page: Route['page']): Promise<void> {
	if (HAS_BOARD.includes(page)) void boardAhead();
	if (page !== 'home') await PAGES[page]().catch(() => undefined); // asked for again when it is shown
}
