/**
 * Keeps the site on the device, by its service worker, once Python has come or has failed: it would fetch the same files
 * meanwhile.
 *
 * A new version is fetched beside the one in use, and waits (`device.update`) until somebody wants it, or until no tab is
 * open. Then every page loads again; moves are kept, so nothing is lost. A tab that nobody looks at leaves play to the
 * others (`leave`), and loads again when it is looked at. One that only watched lets the one that played go first.
 */
import { device } from './device.svelte';
import { isKept, OWN_WORKER } from './own_worker';
import { LOCK } from './worker_protocol';

const PATIENCE = 5000; // milliseconds
const STEP = 100;

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
	const watched = device.state === 'watching';
	if (watched || document.hidden) leave();
	if (document.hidden) document.addEventListener('visibilitychange', () => location.reload(), { once: true });
	else if (watched) void anotherPlays().finally(() => location.reload());
	else location.reload();
}

/** Wait until another tab, which loads again too, has the lock; not for long, since it may be gone. */
async function anotherPlays(): Promise<void> {
	const holder = async (): Promise<string | undefined> =>
		(await navigator.locks.query()).held?.find(({ name }) => name === LOCK)?.clientId;
	const before = await holder();
	for (let waited = 0; waited < PATIENCE; waited += STEP) {
		const now = await holder();
		if (now !== undefined && now !== before) return;
		await new Promise((done) => setTimeout(done, STEP));
	}
}
