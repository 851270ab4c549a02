/** Where a part scrolls and more of it lies below, it says so: `data-scrolls`, drawn as a fade over its lower edge. */
export function moreBelow(node: HTMLElement): () => void {
	const look = (): void => {
		node.toggleAttribute('data-scrolls', node.scrollHeight - node.scrollTop - node.clientHeight > 4);
	};
	const sizes = new ResizeObserver(look);
	const parts = new MutationObserver(watch);
	function watch(): void {
		sizes.disconnect();
		for (const one of [node, ...node.children]) sizes.observe(one);
	}
	node.addEventListener('scroll', look, { passive: true });
	parts.observe(node, { childList: true });
	watch();
	return () => {
		node.removeEventListener('scroll', look);
		parts.disconnect();
		sizes.disconnect();
	};
}
