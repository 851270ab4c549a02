/**
 * Keeps the site on the device, by its service worker, once Python has come or has failed: it would fetch the same files
 * meanwhile.
 *
 * A new version is fetched beside the one in use, and waits (`device.update`) until somebody wants it, or until no tab is
 * open. Then every page loads again; moves are kept, so nothing is lost. A tab that nobody looks at leaves play to the
 * others (`leave`), and loads again when it is looked at.
 */
import { device } from './device.svelte';
import { isKept, OWN_WORKER } from './own_worker';

export async function install(settled: Promise<void>, leave: () => void): Promise<void> {
	const { serviceWorker } = navigator;
	let used = isKept();
	serviceWorker.addEventListener('controllerchange', () => {
		if (!isKept()) return;
		if (used) loadAgain(leave);
		used = true; // the very first one changes nothing
	});
	await settled;
	const found = await serviceWorker.register(OWN_WORKER);
	const look = (): void => {
		if (found.waiting && isKept()) device.update = () => found.waiting?.postMessage('now');
	};
	const follow = (): void => found.installing?.addEventListener('statechange', look);
	look();
	follow();
	found.addEventListener('updatefound', follow);
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) void found.update().catch(() => undefined); // without a net there is nothing new
	});
}

function loadAgain(leave: () => void): void {
	if (!document.hidden) return location.reload();
	leave();
	document.addEventListener('visibilitychange', () => location.reload(), { once: true });
}
