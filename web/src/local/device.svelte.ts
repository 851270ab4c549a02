/** How it stands with the Python of this page: whether it plays, only watches another tab, or could not be started. */
class Device {
	state = $state<'starting' | 'playing' | 'watching' | 'failed'>('starting');
}

export const device = new Device();
