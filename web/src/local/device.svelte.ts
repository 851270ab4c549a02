import { isKept } from './own_worker';

/** How it stands with the Python of this page: how much of it has come, and whether it plays, only watches another tab, was left for another tab, or could not be started. */
class Device {
	state = $state<'starting' | 'playing' | 'watching' | 'elsewhere' | 'failed'>('starting');
	/** What happened last could be kept. */
	kept = $state(true);
	/** How often bots did not answer and were started anew. */
	anew = $state(0);
	/** Nothing of it was kept before this visit. */
	readonly first = !isKept();
	/** A server has brought this page, so that there are accounts beside it. */
	readonly served = globalThis.location?.pathname.startsWith('/here/') ?? false;
	/** From 0 to 1. */
	come = $state(0);
	/** A new version of the program is there, and waits until this one is left. */
	update = $state<(() => void) | null>(null);
}

export const device = new Device();
