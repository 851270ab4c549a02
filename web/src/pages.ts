/** Where the code of each page lies; it is loaded when the page is first shown. */
import { boardAhead } from '$lib/games/load_board';
import type { Route } from '$lib/layout/router.svelte';

export const PAGES: Record<Exclude<Route['page'], 'home'>, () => Promise<{ default: unknown }>> = {
	tables: () => import('./pages/tables/Tables.svelte'),
	turns: () => import('./pages/tables/Turns.svelte'),
	replays: () => import('./pages/replay/Replays.svelte'),
	learn: () => import('./pages/learn/Learn.svelte'),
	lesson: () => import('./pages/learn/Lesson.svelte'),
	puzzle: () => import('./pages/learn/Lesson.svelte'),
	editor: () => import('./pages/editor/Editor.svelte'),
	puzzles: () => import('./pages/learn/Puzzles.svelte'),
	try: () => import('./pages/learn/Lesson.svelte'),
	book: () => import('./pages/learn/Book.svelte'),
	cards: () => import('./pages/cards/Cards.svelte'),
	about: () => import('./pages/about/About.svelte'),
	settings: () => import('./pages/settings/Settings.svelte'),
	person: () => import('./pages/person/Person.svelte'),
	people: () => import('./pages/person/People.svelte'),
	challenge: () => import('./pages/challenge/Challenge.svelte'),
	events: () => import('./pages/events/Events.svelte'),
	messages: () => import('./pages/person/Messages.svelte'),
	ladder: () => import('./pages/person/Leaderboard.svelte'),
	ending: () => import('./pages/end/ReplayEnd.svelte'),
	lost: () => import('./pages/home/NotFound.svelte'),
	table: () => import('./pages/play/Table.svelte'),
	begin: () => import('./pages/home/QuickStart.svelte'),
	figures: () => import('./pages/about/Values.svelte'),
	replay: () => import('./pages/replay/Replay.svelte'),
	scene: () => import('./pages/replay/Replay.svelte'),
	join: () => import('./pages/home/Join.svelte'),
	confirm: () => import('./pages/settings/MailLink.svelte'),
	unsubscribe: () => import('./pages/settings/MailLink.svelte'),
	admin: () => import('./pages/admin/Admin.svelte'),
	reset: () => import('./pages/settings/Reset.svelte'),
	study: () => import('./pages/study/StudyHome.svelte'),
	explore: () => import('./pages/study/Study.svelte'),
	referee: () => import('./pages/referee/RefereeHome.svelte'),
	refereed: () => import('./pages/referee/Referee.svelte'),
	rules: () => import('./pages/rules/Rules.svelte')
};
/** Pages with titles, a rule popover and a whole screen of their own. */
export const HAS_BOARD = [
	'table',
	'begin',
	'replay',
	'ending',
	'scene',
	'lesson',
	'puzzle',
	'try',
	'explore',
	'refereed',
	'editor'
];

/** Brings a page, and the board it had, before it is shown: beside the words and the fonts, not after them. */
export async function ahead(page: Route['page']): Promise<void> {
	if (HAS_BOARD.includes(page)) void boardAhead();
	if (page !== 'home') await PAGES[page]().catch(() => undefined); // asked for again when it is shown
}
