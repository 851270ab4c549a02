/** As high as it ever was, for as long as it is as wide: what stands below it keeps its place. */
export function keepsHeight(node: HTMLElement): () => void {
	let width = 0;
	const watcher = new ResizeObserver(() => {
		if (node.offsetWidth !== width) node.style.minHeight = '';
		width = node.offsetWidth;
		node.style.minHeight = `${node.offsetHeight}px`;
	});
	watcher.observe(node);
	return () => {
		watcher.disconnect();
		node.style.minHeight = '';
	};
}
