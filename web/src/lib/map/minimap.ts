/** The whole map in an upper corner of a small screen: how large it is, and where it covers nothing that is asked for. */
import type { Zoom } from './zoom.svelte';

type Corner = 'left' | 'right';
/** From the edges of the map, in pixels; and what a lit place takes around its point. */
export const MARGIN = 8;
const LIT = 24;

/** How wide it is, in pixels. */
export const insetWidth = ({ room }: Zoom): number => Math.min(112, Math.max(72, 0.22 * room[0]));

/** The corner where it covers none of these points: the usual one, else the other; nothing where both are needed. */
export function freeCorner(zoom: Zoom, points: readonly [number, number][], usual: Corner): Corner | null {
	const width = insetWidth(zoom);
	const height = (width * zoom.whole.height) / zoom.whole.width;
	const taken = (corner: Corner): boolean =>
		points.some((point) => {
			const [x, y] = zoom.onScreen(point);
			const aside = corner === 'left' ? x : zoom.room[0] - x;
			const outside = Math.min(x, y, zoom.room[0] - x, zoom.room[1] - y) < -LIT;
			return !outside && aside < MARGIN + width + LIT && y < MARGIN + height + LIT;
		});
	return [usual, usual === 'left' ? ('right' as const) : ('left' as const)].find((corner) => !taken(corner)) ?? null;
}
