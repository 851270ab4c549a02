/** Where on the screen something is that a guide speaks of, and where a bubble beside it has room. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const SELECTORS: Record<string, (word: string) => string> = {
	city: (word) => `[data-city="${word}"]`,
	tile: (word) => `[data-seat="0"] [data-tile="${word}"], .large [data-tile="${word}"], [data-tile="${word}"]`,
	crossroads: (word) => `[data-crossroads="${word}"]`,
	hex: (word) => `[data-hex="${word}"]`,
	hand: (word) => (word ? `[data-card="${word}"]` : '[data-part="hand"]'),
	card: (word) => `[data-card="${word}"], [data-disaster="${word}"]`,
	track: () => '[data-part="track"]'
};

/** The box of `city genua`; null where it is not on the screen. */
export function spotOf(at: string, root: ParentNode): Box | null {
	const [kind = '', word = ''] = at.split(' ');
	const selector = SELECTORS[kind]?.(CSS.escape(word));
	if (!selector) return null;
	for (const one of selector.split(', ')) {
		for (const element of root.querySelectorAll(one)) {
			const { left, top, width, height } = element.getBoundingClientRect();
			const seen = width > 0 && height > 0 && left + width > 0 && top + height > 0;
			if (seen && left < innerWidth && top < innerHeight) return { left, top, width, height };
		}
	}
	return null;
}

/** Below the bar of a phone. */
const HEAD = 132;

/** Beside a spot, on the first side with room: right, left, below, above. */
export function placeBeside(spot: Box | null, room: { width: number; height: number }, bubble: Box): string {
	const gap = 22;
	if (!spot) return `left:${Math.max(8, (room.width - bubble.width) / 2)}px;bottom:12px`;
	if (room.width < 700) {
		// above the sheet with the actions, and clear of the spot
		const high = spot.top > HEAD + bubble.height + gap;
		return `left:${Math.max(8, (room.width - bubble.width) / 2)}px;top:${high ? HEAD : spot.top + spot.height + gap}px`;
	}
	const within = (value: number, size: number, whole: number): number =>
		Math.max(64, Math.min(value, whole - size - 12));
	const y = within(spot.top + spot.height / 2 - bubble.height / 2, bubble.height, room.height);
	if (spot.left + spot.width + gap + bubble.width < room.width)
		return `left:${spot.left + spot.width + gap}px;top:${y}px`;
	if (spot.left - gap - bubble.width > 0) return `left:${spot.left - gap - bubble.width}px;top:${y}px`;
	const x = Math.max(8, Math.min(spot.left + spot.width / 2 - bubble.width / 2, room.width - bubble.width - 8));
	const below = spot.top + spot.height + gap;
	if (below + bubble.height < room.height) return `left:${x}px;top:${below}px`;
	return `left:${x}px;top:${Math.max(64, spot.top - gap - bubble.height)}px`;
}
