/** The service worker that keeps this site. At a server's `/here/` that of the server may hold the page before it. */
export const OWN_WORKER = `${import.meta.env.BASE_URL}worker.js`;

/** Whether this page came from what the site's own service worker keeps. */
export function isKept(): boolean {
	const script = globalThis.navigator?.serviceWorker?.controller?.scriptURL;
	return script !== undefined && script === new URL(OWN_WORKER, location.href).href;
}
