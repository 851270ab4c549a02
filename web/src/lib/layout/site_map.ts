/** The ways to the pages: the sections of the bar, and the pages of each. */
import friends from 'icon:three-friends';
import hat from 'icon:graduate-cap';
import reel from 'icon:film-strip';
import sun from 'icon:sunrise';
import table from 'icon:table';
import { local } from '$lib/net/transport';

export interface Way {
	path: string;
	word: string;
}
export interface Section extends Way {
	icon: string;
	/** Its pages, the first of them its own; what is more than one is shown below the title of each. */
	pages: Way[];
	/** Beginnings of other addresses that belong to it. */
	also?: string[];
	/** Only where there are other people. */
	served?: boolean;
}

/** A section with more pages than its own. */
const section = (own: Way, icon: string, others: Way[], more: Partial<Section> = {}): Section => ({
	...own,
	icon,
	pages: [own, ...others],
	...more
});
const ALL: Section[] = [
	{ path: '/', word: 'nav-play', icon: sun, pages: [] },
	section({ path: '/tables', word: 'nav-tables' }, table, [
		{ path: '/turns', word: 'nav-turns' },
		{ path: '/challenge', word: 'title-challenge' },
		...(local ? [] : [{ path: '/events', word: 'title-events' }])
	]),
	section(
		{ path: '/learn', word: 'nav-learn' },
		hat,
		[
			{ path: '/puzzles', word: 'title-puzzles' },
			{ path: '/book', word: 'title-book' },
			{ path: '/rules', word: 'nav-rules' }
		],
		{ also: ['/cards/', '/figures/'] }
	),
	section({ path: '/study', word: 'nav-study' }, reel, [
		{ path: '/referee', word: 'title-referee' },
		{ path: '/replays', word: 'nav-replays' }
	]),
	section({ path: '/people', word: 'nav-people' }, friends, [{ path: '/ladder', word: 'title-ladder' }], {
		also: ['/person/', '/messages/'],
		served: true
	})
];

export const SECTIONS: readonly Section[] = ALL.filter((section) => !(section.served && local));

/** Whether an address is a page, or something on it. */
export const isAt = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** The section that an address belongs to. */
export const sectionOf = (path: string): Section | undefined =>
	SECTIONS.find(
		(section) =>
			path === section.path ||
			section.pages.some((page) => isAt(path, page.path)) ||
			section.also?.some((start) => path.startsWith(start))
	);
