/** The part of a board that a figure shows. */
type Point = readonly [number, number];

/** A viewBox of 4 to 3 around some points, at least so wide, within the board; all of it without points. */
export function windowOn(points: readonly Point[], width: number, height: number, least: number): string {
	if (!points.length) return `0 0 ${width} ${height}`;
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
	const margin = 70;
	const wide = Math.min(width, Math.max(least, right - left + 2 * margin, ((bottom - top + 2 * margin) * 4) / 3));
	const high = Math.min(height, (wide * 3) / 4);
	const x = Math.max(0, Math.min((left + right - wide) / 2, width - wide));
	const y = Math.max(0, Math.min((top + bottom - high) / 2, height - high));
	return [x, y, wide, high].map(Math.round).join(' ');
}
