/** The curve of everybody's chances as lines to be drawn, in a box of a given size: one point for each turn. */
import type { AnalysisRecord } from '$lib/net/messages';

export interface CurveLine {
	seat: number;
	/** The `d` of a path. */
	path: string;
}

type Chances = Pick<AnalysisRecord, 'cooperative' | 'curve'>;
type ChancePoint = AnalysisRecord['curve'][number];

export class CurveShape {
	readonly lines: CurveLine[];
	/** The moves of the game. */
	readonly last: number;

	/** Players who win together share one line. */
	constructor(
		readonly analysis: Chances,
		readonly width: number,
		readonly height: number
	) {
		this.last = Math.max(1, analysis.curve.at(-1)?.step ?? 1);
		const seats = analysis.cooperative ? 1 : (analysis.curve[0]?.chances.length ?? 0);
		this.lines = Array.from({ length: seats }, (_, seat) => ({ seat, path: this.#path(seat) }));
	}

	x(step: number): number {
		return (step / this.last) * this.width;
	}
	y(chance: number): number {
		return (1 - chance) * this.height;
	}
	/** The point at or before a step. */
	point(step: number): ChancePoint | undefined {
		return this.analysis.curve.findLast((point) => point.step <= step) ?? this.analysis.curve[0];
	}
	/** The chance of a seat at the beginning of the turn of a step. */
	chance(step: number, seat: number): number {
		return this.point(step)?.chances[seat] ?? 0;
	}
	/** The step at a place of the box: where a turn begins. */
	step(x: number): number {
		return this.point((Math.max(0, Math.min(x, this.width)) / this.width) * this.last)?.step ?? 0;
	}

	#path(seat: number): string {
		const points = this.analysis.curve.map(
			({ step, chances }) => `${this.x(step).toFixed(1)},${this.y(chances[seat] ?? 0).toFixed(1)}`
		);
		return `M${points.join('L')}`;
	}
}
