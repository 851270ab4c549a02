/** Small drawings that stand for the three games on their cards. */
export const TRIBES = { orange: '#e8720c', green: '#57b894', white: '#fbf6ea', blue: '#2b57c4', black: '#211d29' };

/** A hexagon with its points up and down. */
export function hexagon(x: number, y: number, radius: number): string {
	const corners = Array.from({ length: 6 }, (_, i) => {
		const angle = (Math.PI / 180) * (60 * i - 90);
		return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${corners.join('L')}Z`;
}

export interface Hex {
	x: number;
	y: number;
	fill: string;
	number: number;
}
export const HEXES: Hex[] = [
	{ x: 40, y: 30, fill: '#e2bd5f', number: 6 },
	{ x: 116, y: 30, fill: '#5f8a67', number: 0 },
	{ x: 192, y: 30, fill: '#a99eb0', number: 9 },
	{ x: 268, y: 30, fill: '#a3c070', number: 4 },
	{ x: 344, y: 30, fill: '#8a7a58', number: 8 },
	{ x: 78, y: 96, fill: '#a3c070', number: 10 },
	{ x: 154, y: 96, fill: '#e2bd5f', number: 5 },
	{ x: 230, y: 96, fill: '#e2bd5f', number: 3 },
	{ x: 306, y: 96, fill: '#a99eb0', number: 11 }
];
