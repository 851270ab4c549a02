/**
 * Which page is shown: the address as a route, and going to another one without loading the client again.
 *
 * At a server the path of the address is the route. A client without one may lie anywhere on a host that knows nothing
 * of routes, so there the route stands behind `#`.
 */
import { local } from '$lib/net/transport';

export type Route =
	| {
			page:
				| 'home'
				| 'tables'
				| 'turns'
				| 'replays'
				| 'learn'
				| 'puzzles'
				| 'editor'
				| 'about'
				| 'settings'
				| 'admin'
				| 'ladder'
				| 'study'
				| 'referee'
				| 'people'
				| 'challenge'
				| 'lost';
	  }
	/** `end`: how it ended, instead of the board. */
	| { page: 'table'; id: string; end?: true }
	| {
			page:
				| 'begin'
				| 'figures'
				| 'replay'
				| 'ending'
				| 'scene'
				| 'join'
				| 'confirm'
				| 'unsubscribe'
				| 'reset'
				| 'lesson'
				| 'puzzle'
				| 'try'
				| 'cards'
				| 'person'
				| 'explore'
				| 'refereed'
				| 'messages'
				| 'events';
			id: string;
	  }
	| { page: 'rules'; game: string; rule: string }
	| { page: 'book'; game: string; chapter: string };

const SIMPLE = [
	'tables',
	'turns',
	'replays',
	'learn',
	'puzzles',
	'editor',
	'about',
	'settings',
	'admin',
	'ladder',
	'study',
	'referee',
	'people',
	'challenge'
] as const;
const NAMED = [
	'begin',
	'figures',
	'replay',
	'scene',
	'join',
	'confirm',
	'unsubscribe',
	'reset',
	'puzzle',
	'try',
	'cards',
	'person',
	'messages'
] as const;

/** `/table/abc` and so on; anything unknown is `lost`. */
export function parse(path: string): Route {
	const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
	if (rest.length) return { page: 'lost' };
	if (!first) return { page: 'home' };
	if (first === 'learn' && second) return third ? { page: 'lost' } : { page: 'lesson', id: second };
	if (first === 'study' && second) return third ? { page: 'lost' } : { page: 'explore', id: second };
	if (first === 'referee' && second) return third ? { page: 'lost' } : { page: 'refereed', id: second };
	if (first === 'events') return third ? { page: 'lost' } : { page: first, id: second };
	const simple = SIMPLE.find((page) => page === first);
	if (simple) return second ? { page: 'lost' } : { page: simple };
	if (first === 'rules') return { page: 'rules', game: second || 'fall_of_rome', rule: third.toUpperCase() };
	if (first === 'book') return { page: 'book', game: second || 'fall_of_rome', chapter: third };
	if (first === 'table' && second && (!third || third === 'end'))
		return { page: first, id: second, ...(third && { end: true }) };
	if (first === 'replay' && second && third === 'end') return { page: 'ending', id: second };
	const named = NAMED.find((page) => page === first);
	if (named && second && !third) return { page: named, id: second };
	return { page: 'lost' };
}

export class Router {
	path = $state('/');
	route = $derived(parse(this.path));

	constructor(path = '/') {
		this.path = path;
	}

	/** Follow the browser's own buttons, and links of ours. Returns what undoes it. */
	listen(window: Window): () => void {
		const back = (): void => {
			this.path = routeOf(window.location);
		};
		const click = (event: MouseEvent): void => {
			if (local) stayOnPage(event);
			const path = ownLink(event, window.location);
			if (path === null) return;
			event.preventDefault();
			this.go(path);
		};
		window.addEventListener('popstate', back);
		window.document.addEventListener('click', click);
		if (local) for (const kind of ['pointerdown', 'focusin']) window.document.addEventListener(kind, behindHash);
		return () => {
			window.removeEventListener('popstate', back);
			window.document.removeEventListener('click', click);
		};
	}

	go(path: string, replace = false): void {
		if (replace) history.replaceState(null, '', addressOf(path));
		else history.pushState(null, '', addressOf(path));
		this.path = new URL(path, location.origin).pathname;
		window.scrollTo(0, 0);
	}
}

/** The path of a route in an address, without what is asked for behind `?`. */
export function routeOf(here: Pick<Location, 'pathname' | 'hash'>, hashed = local): string {
	if (!hashed) return here.pathname;
	return here.hash.startsWith('#/') ? here.hash.slice(1).split('?')[0]! : '/';
}

/** The address of a route, to be kept in the history. */
export function addressOf(path: string, hashed = local): string {
	return hashed ? `#${path}` : path;
}

/** Where the route stands behind `#`, a link to a place on the same page must not take it away. */
function stayOnPage(event: MouseEvent): void {
	const place = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
	if (!/^#[^/]/.test(place)) return;
	event.preventDefault();
	document.getElementById(place.slice(1))?.focus();
}

/** A link that is about to be used leads behind the `#`, so that it can be opened in a tab of its own too. */
function behindHash(event: Event): void {
	const link = (event.target as Element).closest?.('a');
	const path = link?.getAttribute('href');
	if (link && path?.startsWith('/') && !path.startsWith('/api/')) link.setAttribute('href', addressOf(path));
}

/** The path of a clicked link of ours; null for all other clicks, which are the browser's. */
export function ownLink(event: MouseEvent, here: Location): string | null {
	if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return null;
	const link = (event.target as Element).closest('a');
	if (!link?.href || link.target || link.hasAttribute('download')) return null;
	const url = new URL(link.href);
	const route = link.getAttribute('href') ?? '';
	if (local) return route.startsWith('#/') ? route.slice(1) : route.startsWith('/') && !isApi(route) ? route : null;
	if (url.origin !== here.origin || isApi(url.pathname)) return null;
	if (url.hash && url.pathname === here.pathname) return null;
	return url.pathname + url.search + url.hash;
}

/** Not of this client: what programs ask the server, and the client that plays without it. */
const isApi = (path: string): boolean => /^\/(api|here)\//.test(path);

export const router = new Router(typeof location === 'undefined' ? '/' : routeOf(location));
