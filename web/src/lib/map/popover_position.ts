/** Where a plate stands beside the place it is about: where it hides least. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const GAP = 14;
const MARGIN = 8;

const overlap = (one: Box, other: Box): boolean =>
	one.left < other.left + other.width &&
	other.left < one.left + one.width &&
	one.top < other.top + other.height &&
	other.top < one.top + one.height;

/** The box that holds all of these. */
export function around(boxes: readonly Box[]): Box {
	const left = Math.min(...boxes.map((one) => one.left));
	const top = Math.min(...boxes.map((one) => one.top));
	const width = Math.max(...boxes.map((one) => one.left + one.width)) - left;
	return { left, top, width, height: Math.max(...boxes.map((one) => one.top + one.height)) - top };
}

/** Hiding one thing that is read weighs more than many places. */
const HEAVY = 100;

/**
 * The left upper corner of a plate of this size. `matters`: places it had better not hide; `read`: what somebody reads
 * just now. The place itself is never hidden.
 */
export function beside(
	plate: { width: number; height: number },
	place: Box,
	edge: Box,
	matters: readonly Box[] = [],
	read: readonly Box[] = []
): { left: number; top: number } {
	const right = place.left + place.width + GAP;
	const left = place.left - GAP - plate.width;
	const under = place.top + place.height + GAP;
	const above = place.top - GAP - plate.height;
	const high = place.top + place.height - plate.height;
	const middle = place.left + (place.width - plate.width) / 2;
	const inside = (value: number, from: number, room: number, length: number): number =>
		Math.max(from + MARGIN, Math.min(value, from + room - length - MARGIN));
	const corners: [number, number][] = [
		[right, place.top],
		[left, place.top],
		[right, high],
		[left, high],
		[middle, under],
		[middle, above]
	];
	let best = { left: 0, top: 0 };
	let least = Infinity;
	for (const [x, y] of corners) {
		const box = {
			left: inside(x, edge.left, edge.width, plate.width),
			top: inside(y, edge.top, edge.height, plate.height),
			...plate
		};
		const over = (boxes: readonly Box[]): number => boxes.filter((one) => overlap(box, one)).length;
		const hidden = over(matters) + HEAVY * over(read) + HEAVY * HEAVY * over([place]);
		if (hidden < least) {
			least = hidden;
			best = { left: box.left, top: box.top };
		}
	}
	return best;
}
