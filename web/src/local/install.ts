/**
 * Keeps the site on the device, by its service worker, once Python has come: it would fetch the same files meanwhile.
 *
 * A new version is fetched beside the one in use, and waits (`device.update`) until somebody wants it, or until no tab is
 * open. Whoever changes to it loads the page again; every move is kept, so nothing is lost.
 */
import { device } from './device.svelte';

export async function install(started: Promise<void>): Promise<void> {
	const { serviceWorker } = navigator;
	let used = serviceWorker.controller !== null;
	serviceWorker.addEventListener('controllerchange', () => {
		if (used) location.reload();
		used = true; // the very first one changes nothing
	});
	await started;
	const found = await serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
	const look = (): void => {
		const { waiting } = found;
		if (waiting && serviceWorker.controller) device.update = () => waiting.postMessage('now');
	};
	look();
	found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
}
