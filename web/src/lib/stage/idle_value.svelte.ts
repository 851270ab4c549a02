/** Something that may lag behind what it follows: it is brought up to date when there is nothing else to do. */

/** Do it when the browser has nothing else to do; returns what calls it off. */
function whenIdle(deed: () => void): () => void {
	if (typeof requestIdleCallback === 'function') {
		const id = requestIdleCallback(deed, { timeout: 1000 });
		return () => cancelIdleCallback(id);
	}
	const id = setTimeout(deed, 30);
	return () => clearTimeout(id);
}

export class Later<Value> {
	/** Nothing until the first quiet moment. */
	value = $state.raw<Value | null>(null);

	/** `wanted`: somebody looks at it, so that it follows at once. Made while a component is. */
	constructor(of: () => Value, wanted: () => boolean) {
		$effect(() => {
			const next = of();
			const take = (): void => {
				this.value = next;
			};
			return wanted() ? take() : whenIdle(take);
		});
	}
}
