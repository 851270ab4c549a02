/** Where on the screen something is that a guide speaks of, and where a bubble beside it has room. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}
interface Size {
	width: number;
	height: number;
}

const SELECTORS: Record<string, (word: string) => string> = {
	city: (word) => `[data-city="${word}"]`,
	camp: (word) => `[data-about="${word}"]`,
	tile: (word) => `[data-part="own"] [data-tile="${word}"], [data-tab="empire"]`, // never the same one of a rival
	crossroads: (word) => `[data-crossroads="${word}"]`,
	hex: (word) => `[data-hex="${word}"]`,
	// what lies behind a tab on a phone: then the tab
	hand: (word) => `${word ? `[data-card="${word}"]` : '[data-part="hand"]'}, [data-tab="hand"]`,
	card: (word) => `[data-card="${word}"], [data-disaster="${word}"], [data-tab="hand"]`,
	box: (word) => `[data-box="${word}"], [data-tab="people"]`,
	rival: (word) => `[data-seat="${word}"]`,
	own: () => '[data-part="own"]',
	paid: () => '[data-part="paid"]',
	choice: () => '[data-part="choice"]',
	piles: () => '[data-part="piles"]',
	rate: () => '[data-part="rate"], [data-part="track"]',
	track: () => '[data-part="track"]'
};
/** Where something can be done: an open choice, or else the deeds that are possible. */
const DEEDS = ['[data-part="choice"]', '[data-part="deed"][aria-disabled="false"]'];

/** What two boxes share; its sides are negative where they share nothing. */
export function shared(one: Box, other: Box): Box {
	const left = Math.max(one.left, other.left);
	const top = Math.max(one.top, other.top);
	const width = Math.min(one.left + one.width, other.left + other.width) - left;
	return { left, top, width, height: Math.min(one.top + one.height, other.top + other.height) - top };
}

/** What is seen of something: the window and whatever cuts its contents off leave so much; null if less than half. */
function boxOf(element: Element): Box | null {
	const whole = element.getBoundingClientRect();
	let seen = shared(whole, { left: 0, top: 0, width: innerWidth, height: innerHeight });
	for (let up = element.parentElement; up; up = up.parentElement) {
		if (getComputedStyle(up).overflow !== 'visible') seen = shared(seen, up.getBoundingClientRect());
	}
	const { width, height } = seen;
	return width > 0 && height > 0 && width * height * 2 > whole.width * whole.height ? seen : null;
}

const boxesOf = (selector: string, root: ParentNode): Box[] =>
	[...root.querySelectorAll(selector)].flatMap((element) => boxOf(element) ?? []);

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
	const left = Math.min(...boxes.map((box) => box.left));
	const top = Math.min(...boxes.map((box) => box.top));
	const right = Math.max(...boxes.map((box) => box.left + box.width));
	const bottom = Math.max(...boxes.map((box) => box.top + box.height));
	return { left, top, width: right - left, height: bottom - top };
}

/** The box of `city genua`, with its name and the pieces beside it; null where it is not on the screen. */
export function spotOf(at: string, root: ParentNode): Box | null {
	const [kind = '', word = ''] = at.split(' ');
	const name = CSS.escape(word);
	const [found] = (SELECTORS[kind]?.(name) ?? '')
		.split(', ')
		.filter(Boolean)
		.flatMap((one) => boxesOf(one, root));
	return found ? around([found, ...(word ? boxesOf(`[data-around="${name}"]`, root) : [])]) : null;
}

/** What is spoken of is brought into sight where it lies below or above; a map moves by itself. */
export function bringIntoSight(at: string, root: ParentNode): void {
	for (const one of at.split(', ')) {
		const [kind = '', word = ''] = one.split(' ');
		const selector = SELECTORS[kind]?.(CSS.escape(word));
		if (!selector || spotOf(one, root)) continue;
		root.querySelector<HTMLElement>(`:is(${selector}):not(svg *)`)?.scrollIntoView({ block: 'center' });
	}
}

/** What is lit: the things that are spoken of, and where something is asked for also where it can be done. */
export function litBoxes(at: string, asked: boolean, root: ParentNode): Box[] {
	const subjects = at.split(', ').flatMap((one) => spotOf(one, root) ?? []);
	const deeds = asked ? DEEDS.map((selector) => boxesOf(selector, root)).find((found) => found.length) : [];
	return [...subjects, ...(deeds ?? [])];
}

/** What one may want to see beside it: one's own place on the board, and others that can be touched. */
export const shyBoxes = (root: ParentNode): Box[] => boxesOf('[data-lit]', root);

const HEAD = 64; // the bar
const HEAD_OF_A_PHONE = 132;
const GAP = 22;

const overlap = (one: Box, other: Box): number =>
	Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
	Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const COSTLY = 1000; // to cover what is lit is so much worse than to cover one's own pawn or a possible place

/**
 * Where a bubble stands: beside what is lit, on the first side where it covers nothing of it, or as little as can be;
 * what is `shy` is left free where that costs nothing.
 */
export function placeBeside(
	lit: readonly Box[],
	room: Size,
	bubble: Size,
	shy: readonly Box[] = []
): { left: number; top: number } {
	const narrow = room.width < 700;
	const middle = (room.width - bubble.width) / 2;
	const low = room.height - bubble.height - 12;
	const beside = lit.flatMap((spot) => {
		const x = spot.left + spot.width / 2 - bubble.width / 2;
		const y = spot.top + spot.height / 2 - bubble.height / 2;
		const below = { left: x, top: spot.top + spot.height + GAP };
		const above = { left: x, top: spot.top - GAP - bubble.height };
		if (narrow) return [above, below];
		const right = { left: spot.left + spot.width + GAP, top: y };
		return [right, { left: spot.left - GAP - bubble.width, top: y }, below, above];
	});
	const ends = [
		{ left: middle, top: low },
		{ left: middle, top: HEAD },
		{ left: 12, top: low },
		{ left: 12, top: HEAD }
	];
	const head = narrow ? HEAD_OF_A_PHONE : HEAD;
	let best = { left: middle, top: low };
	let least = Infinity;
	for (const each of lit.length ? [...beside, ...ends] : ends) {
		const left = Math.max(8, Math.min(narrow ? middle : each.left, room.width - bubble.width - 8));
		const top = Math.max(head, Math.min(each.top, low));
		const here = { left, top, width: bubble.width, height: bubble.height }; // a DOMRect cannot be spread
		const over = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(here, box), 0);
		const covered = COSTLY * over(lit) + over(shy);
		if (covered < least) [best, least] = [{ left, top }, covered];
	}
	return best;
}

const within = (one: Box, other: Box): boolean =>
	one.left >= other.left &&
	one.top >= other.top &&
	one.left + one.width <= other.left + other.width &&
	one.top + one.height <= other.top + other.height;

/** Those of some boxes that lie in no other of them; of equal ones the first. */
export const outer = (boxes: readonly Box[]): Box[] =>
	boxes.filter((box, i) => !boxes.some((other, j) => j !== i && within(box, other) && (!within(other, box) || j < i)));
