// Keeps the client for a slow or lost line: assets for good (their names change with their content), the page itself as
// it was last seen. Everything of /api and /ws goes to the server.
const KEPT = 'occasus-1';
const SMALL = ['/theme.js', '/favicon.svg', '/manifest.webmanifest'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== location.origin) return;
	if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
	else if (request.mode === 'navigate' && !/^\/(api|here)\//.test(url.pathname))
		event.respondWith(newestFirst(request, '/'));
	else if (SMALL.includes(url.pathname)) event.respondWith(newestFirst(request, url.pathname));
});

async function keptFirst(request) {
	const cache = await caches.open(KEPT);
	const kept = await cache.match(request);
	if (kept) return kept;
	const answer = await fetch(request);
	if (answer.ok) await cache.put(request, answer.clone());
	return answer;
}

async function newestFirst(request, key) {
	const cache = await caches.open(KEPT);
	try {
		const answer = await fetch(request);
		if (answer.ok) {
			await cache.put(key, answer.clone());
			void tidy(cache);
		}
		return answer;
	} catch {
		return (await cache.match(key)) ?? Response.error();
	}
}

/** Files of older versions are of no use: keep the 150 that were kept last. */
async function tidy(cache) {
	const keys = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith('/assets/'));
	for (const key of keys.slice(0, Math.max(0, keys.length - 150))) await cache.delete(key);
}

// It is your turn: the message names the game and where a click leads; nothing in it is a secret.
self.addEventListener('push', (event) => {
	const { title, body, path } = event.data.json();
	const told = self.registration.showNotification(title, { body, tag: path, data: path, icon: '/favicon.svg' });
	event.waitUntil(Promise.all([told, self.navigator.setAppBadge?.().catch(() => undefined)]));
});
self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data));
});

async function open(path) {
	const url = new URL(path, location.origin).href;
	const pages = await self.clients.matchAll({ type: 'window' });
	const there = pages.find((page) => page.url === url);
	return there ? there.focus() : self.clients.openWindow(url);
}
