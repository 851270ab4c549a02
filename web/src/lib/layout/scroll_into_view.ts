/** All of something is in sight, whenever it changes or less room is left around it. */
export function intoSight(node: HTMLElement): () => void {
	const watcher = new ResizeObserver(() => node.scrollIntoView({ block: 'nearest' }));
	watcher.observe(node);
	const around = scrollerOf(node);
	if (around) watcher.observe(around);
	return () => watcher.disconnect();
}

/** The nearest part of the page around it that scrolls. */
function scrollerOf(node: HTMLElement): HTMLElement | null {
	const above = node.parentElement;
	return above && !/auto|scroll/.test(getComputedStyle(above).overflowY) ? scrollerOf(above) : above;
}
