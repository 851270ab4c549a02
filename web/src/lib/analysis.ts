/** The curve of everybody's chances as lines to be drawn, in a box of a given size. */
import type { AnalysisRecord } from './messages';

export interface CurveLine {
	seat: number;
	/** The `d` of a path. */
	path: string;
}

export class CurveShape {
	readonly lines: CurveLine[];
	readonly #last: number;

	/** Players who win together share one line. */
	constructor(
		readonly analysis: AnalysisRecord,
		readonly width: number,
		readonly height: number
	) {
		this.#last = Math.max(1, analysis.chances.length - 1);
		const seats = analysis.cooperative ? 1 : (analysis.chances[0]?.length ?? 0);
		this.lines = Array.from({ length: seats }, (_, seat) => ({ seat, path: this.#path(seat) }));
	}

	x(step: number): number {
		return (step / this.#last) * this.width;
	}
	y(chance: number): number {
		return (1 - chance) * this.height;
	}
	/** The chance of a seat at a step. */
	chance(step: number, seat: number): number {
		return this.analysis.chances[Math.min(step, this.#last)]?.[seat] ?? 0;
	}
	/** The step at a place of the box. */
	step(x: number): number {
		return Math.round((Math.max(0, Math.min(x, this.width)) / this.width) * this.#last);
	}

	#path(seat: number): string {
		const points = this.analysis.chances.map(
			(chances, step) => `${this.x(step).toFixed(1)},${this.y(chances[seat] ?? 0).toFixed(1)}`
		);
		return `M${points.join('L')}`;
	}
}
