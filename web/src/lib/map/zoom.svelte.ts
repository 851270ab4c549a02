/** A window on a board that can be zoomed and panned: wheel, pinch, buttons; a double click shows all again. */
export interface Frame {
	x: number;
	y: number;
	width: number;
	height: number;
}

const MOST = 4;
const STEP = 1.35;
/** How far from the middle something is still well in sight, as a share of the window. */
const NEAR = 0.42;
/** How near points are looked at, and how much of the board is left around them. */
const CLOSE = 2.2;
const ROOM = 0.2;
const ASIDE = 0.14;
const EDGE = 0.04;

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

export class Zoom {
	readonly whole: Frame;
	scale = $state(1);
	#centre = $state<[number, number]>([0, 0]);
	/** The share of the window that is seen, across and down, where a board fills its room and is cut off. */
	seen: [number, number] = [1, 1];
	/** Where the window was before it went to see something. */
	#left: [number, number] | null = null;
	#fingers = new Map<number, [number, number]>();
	/** How much room the board has on the screen, in pixels; nothing until it is found out. */
	room = $state.raw<[number, number]>([0, 0]);
	/** A drag moved the board, so that the click at its end picks nothing. */
	dragged = false;

	constructor(width: number, height: number) {
		this.whole = { x: 0, y: 0, width, height };
		this.#centre = [width / 2, height / 2];
	}

	readonly frame = $derived.by((): Frame => {
		const width = this.whole.width / this.scale;
		const height = this.whole.height / this.scale;
		return { x: this.#centre[0] - width / 2, y: this.#centre[1] - height / 2, width, height };
	});
	readonly viewBox = $derived(`${this.frame.x} ${this.frame.y} ${this.frame.width} ${this.frame.height}`);
	readonly zoomed = $derived(this.scale > 1);

	/** So much room there is; where the board fills it (`fill`), what does not fit is cut off. */
	measure([across, down]: [number, number], fill: boolean): void {
		const shape = this.whole.width / this.whole.height / (across / (down || 1) || 1);
		this.seen = fill && across ? [Math.min(1, 1 / shape), Math.min(1, shape)] : [1, 1];
		this.room = [across, down];
	}
	/** Where a point of the board is on the screen, in pixels from the upper left corner of its room. */
	onScreen([x, y]: [number, number]): [number, number] {
		const [wide, tall] = this.#reach(this.scale);
		return [((x - this.#centre[0]) / wide + 0.5) * this.room[0], ((y - this.#centre[1]) / tall + 0.5) * this.room[1]];
	}

	/** Zoom by a factor, keeping a point of the board where it is. */
	by(factor: number, around: [number, number] = this.#centre): void {
		const scale = Math.min(MOST, Math.max(1, this.scale * factor));
		const share = this.scale / scale;
		this.#move(
			[around[0] + (this.#centre[0] - around[0]) * share, around[1] + (this.#centre[1] - around[1]) * share],
			scale
		);
	}
	in(): void {
		this.by(STEP);
	}
	out(): void {
		this.by(1 / STEP);
	}
	reset(): void {
		this.#move([this.whole.width / 2, this.whole.height / 2], 1);
	}
	/** Show a point of the board in the middle. */
	show(point: [number, number], scale = this.scale): void {
		this.#move(point, Math.min(MOST, Math.max(1, scale)));
	}

	/**
	 * Show all these points as near as a small screen can, beside the whole map in its corner (`side`: to the right of
	 * it or to the left). Where not all of them fit, the farthest is left out.
	 */
	embrace(points: readonly [number, number][], side: 'left' | 'right' = 'right'): void {
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
		const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
		const across = this.seen[0] / ((right - left) / this.whole.width + ROOM);
		const down = this.seen[1] / ((bottom - top) / this.whole.height + ROOM);
		const scale = Math.max(1, Math.min(CLOSE, across, down));
		const [wide, tall] = this.#reach(scale);
		const free = (wide - (right - left)) / 2 - EDGE * this.whole.width;
		const middle: [number, number] = [(left + right) / 2, (top + bottom) / 2];
		if (points.length > 1 && (free < 0 || bottom - top > tall)) {
			const far = ([x, y]: [number, number]): number => Math.hypot(x - mean(xs), y - mean(ys));
			this.embrace(points.toSorted((a, b) => far(a) - far(b)).slice(0, -1), side);
			return;
		}
		const aside = Math.min(ASIDE * wide, free);
		this.show([middle[0] + (side === 'right' ? -aside : aside), middle[1]], scale);
	}

	sees([x, y]: [number, number]): boolean {
		const { width, height } = this.frame;
		const [dx, dy] = [Math.abs(x - this.#centre[0]), Math.abs(y - this.#centre[1])];
		return dx < width * this.seen[0] * NEAR && dy < height * this.seen[1] * NEAR;
	}
	/** A hand is on the board, and nothing else moves it. */
	get led(): boolean {
		return this.#fingers.size > 0;
	}
	/** Go and see something that happens out of sight. */
	visit(point: [number, number]): void {
		if (this.sees(point)) return;
		this.#left ??= this.#centre;
		this.show(point);
	}
	/** Back from there; and to a point that must be in sight. */
	back(home: [number, number]): void {
		if (!this.#left) return;
		this.show(this.#left);
		this.#left = null;
		if (!this.sees(home)) this.show(home);
	}

	wheel(event: WheelEvent, board: SVGSVGElement): void {
		event.preventDefault();
		this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.#onBoard(event, board));
	}
	down(event: PointerEvent): void {
		this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
		this.#left = null; // from here on a hand leads the window
		if (this.#fingers.size === 1) this.dragged = false;
	}
	drag(event: PointerEvent, board: SVGSVGElement): void {
		const before = this.#fingers.get(event.pointerId);
		if (!before) return;
		const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
		const unit = this.frame.width / Math.max(1, board.clientWidth);
		const other = others[0];
		if (other) {
			const gap = (point: [number, number]): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
			this.by(gap([event.clientX, event.clientY]) / Math.max(1, gap(before)), this.#onBoard(event, board));
		} else if (this.zoomed || Math.min(...this.seen) < 1) {
			const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
			this.#move([this.#centre[0] - dx * unit, this.#centre[1] - dy * unit], this.scale);
		}
		if (Math.hypot(event.clientX - before[0], event.clientY - before[1]) > 3) this.dragged = true;
		this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
	}
	up(event: PointerEvent): void {
		this.#fingers.delete(event.pointerId);
	}

	#onBoard(event: MouseEvent, board: SVGSVGElement): [number, number] {
		const matrix = board.getScreenCTM();
		if (!matrix) return this.#centre;
		const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return [point.x, point.y];
	}

	/** How much of the board is seen, across and down. */
	#reach(scale: number): [number, number] {
		return [(this.whole.width * this.seen[0]) / scale, (this.whole.height * this.seen[1]) / scale];
	}
	/** What is seen of the window never leaves the board. */
	#move(centre: [number, number], scale: number): void {
		const [half, tall] = this.#reach(scale).map((size) => size / 2) as [number, number];
		this.scale = scale;
		this.#centre = [
			Math.min(this.whole.width - half, Math.max(half, centre[0])),
			Math.min(this.whole.height - tall, Math.max(tall, centre[1]))
		];
	}
}
