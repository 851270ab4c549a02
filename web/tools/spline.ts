/** A thin-plate spline through control points: exact at them, quiet elsewhere. */
export type Point = [number, number];

const UNIT = 1 / 400;
const kernel = (r2: number): number => (r2 === 0 ? 0 : r2 * Math.log(r2));
const square = (a: Point, b: Point): number => ((a[0] - b[0]) * UNIT) ** 2 + ((a[1] - b[1]) * UNIT) ** 2;

export function spline(from: Point[], to: Point[]): (point: Point) => Point {
	const n = from.length;
	const size = n + 3;
	const rows = Array.from({ length: size }, () => new Float64Array(size + 2));
	for (let i = 0; i < n; i++) {
		for (let j = 0; j < n; j++) rows[i]![j] = kernel(square(from[i]!, from[j]!));
		[1, from[i]![0] * UNIT, from[i]![1] * UNIT].forEach((value, k) => {
			rows[i]![n + k] = value;
			rows[n + k]![i] = value;
		});
		rows[i]![size] = to[i]![0] - from[i]![0];
		rows[i]![size + 1] = to[i]![1] - from[i]![1];
	}
	eliminate(rows, size);
	const weights = rows.map((row, i): Point => [row[size]! / row[i]!, row[size + 1]! / row[i]!]);
	return (point) => {
		const moved: Point = [point[0], point[1]];
		for (const axis of [0, 1] as const) {
			let shift = weights[n]![axis] + weights[n + 1]![axis] * point[0] * UNIT + weights[n + 2]![axis] * point[1] * UNIT;
			for (let i = 0; i < n; i++) shift += weights[i]![axis] * kernel(square(point, from[i]!));
			moved[axis] += shift;
		}
		return moved;
	};
}

/** Gauss-Jordan elimination with row exchange, in place. */
function eliminate(rows: Float64Array[], size: number): void {
	for (let column = 0; column < size; column++) {
		let best = column;
		for (let row = column + 1; row < size; row++) {
			if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
		}
		[rows[column], rows[best]] = [rows[best]!, rows[column]!];
		for (let row = 0; row < size; row++) {
			const factor = row === column ? 0 : rows[row]![column]! / rows[column]![column]!;
			if (factor) for (let k = column; k < size + 2; k++) rows[row]![k]! -= factor * rows[column]![k]!;
		}
	}
}
