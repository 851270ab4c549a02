/** The curve of everybody's chances as lines to be drawn, in a box of a given size. */
import type { AnalysisRecord, BalanceRecord } from './messages';

export interface CurveLine {
	seat: number;
	/** The `d` of a path. */
	path: string;
}

/** What a turn brought a seat as two bars, up for a gain and down for a loss: luck, and its own decisions. */
export interface TurnBars {
	first: number;
	bars: { part: 'luck' | 'own'; x: number; width: number; y: number; height: number }[];
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

	/** What the turn at a step brought a seat. */
	turn(step: number, seat: number): BalanceRecord | undefined {
		return this.analysis.balance[seat]?.findLast((turn) => turn.first <= step);
	}

	/** Luck and decisions of a seat turn by turn, in a box as wide and of a given height, the largest as high as half. */
	turns(seat: number, height: number): TurnBars[] {
		const turns = this.analysis.balance[seat] ?? [];
		const most = Math.max(0.05, ...turns.flatMap((turn) => [Math.abs(turn.luck), Math.abs(turn.own)]));
		return turns.map((turn, place) => {
			const x = this.x(turn.first);
			const width = (this.x(turns[place + 1]?.first ?? this.#last) - x) * 0.45;
			const bars = (['luck', 'own'] as const).map((part, side) => {
				const size = (Math.abs(turn[part]) / most) * (height / 2);
				return { part, x: x + side * width, width, y: height / 2 - (turn[part] > 0 ? size : 0), height: size };
			});
			return { first: turn.first, bars };
		});
	}

	#path(seat: number): string {
		const points = this.analysis.chances.map(
			(chances, step) => `${this.x(step).toFixed(1)},${this.y(chances[seat] ?? 0).toFixed(1)}`
		);
		return `M${points.join('L')}`;
	}
}
