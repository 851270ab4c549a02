/** Keeps the screen on while a page is shown; a browser that cannot do that lets it go dark as always. */
export function stayAwake(): () => void {
	let lock: WakeLockSentinel | null = null;
	let left = false;
	const ask = async (): Promise<void> => {
		if (left || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			const found = await navigator.wakeLock.request('screen');
			if (left) await found.release();
			else lock = found;
		} catch {
			// the battery is low, or it is not allowed
		}
	};
	const again = (): void => void ask(); // the browser lets go when the page is hidden
	document.addEventListener('visibilitychange', again);
	void ask();
	return () => {
		left = true;
		document.removeEventListener('visibilitychange', again);
		void lock?.release().catch(() => undefined);
	};
}
