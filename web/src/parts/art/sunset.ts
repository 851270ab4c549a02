/** The shapes of the evening behind home and lobby: an aqueduct that breaks off, the light on the water, birds. */
const f = (value: number): string => value.toFixed(1);

/** Arches from the right edge to a broken end; the second storey begins at the third arch. */
export function aqueduct(width: number, height: number, horizon: number): string {
	const arch = 58;
	const low = horizon - height * 0.25;
	let path = '';
	for (let x = width * 0.52, i = 0; x < width + arch; x += arch, i++) {
		const top = low + (i < 1 ? 34 : i < 2 ? 10 : 0);
		const foot = horizon + 6;
		const radius = (arch - 18) / 2;
		path += `M${f(x)} ${f(foot)}V${f(top)}H${f(x + arch)}V${f(foot)}H${f(x + arch - 9)}V${f(top + 62)}`;
		path += `A${radius} ${radius} 0 0 0 ${f(x + 9)} ${f(top + 62)}V${f(foot)}Z`;
		if (i > 1) path += storey(x, top, arch / 3);
	}
	return path;
}

function storey(x: number, top: number, arch: number): string {
	let path = '';
	for (let k = 0; k < 3; k++) {
		const left = x + k * arch + 2;
		path += `M${f(left)} ${f(top)}V${f(top - 26)}H${f(left + arch)}V${f(top)}H${f(left + arch - 4)}V${f(top - 12)}`;
		path += `A${f(arch / 2 - 4)} ${f(arch / 2 - 4)} 0 0 0 ${f(left + 4)} ${f(top - 12)}V${f(top)}Z`;
	}
	return path;
}

/** The bars of light below the sun. */
export function glitter(
	sun: number,
	horizon: number,
	radius: number
): { x: number; y: number; width: number; height: number; opacity: number }[] {
	return Array.from({ length: 13 }, (_, i) => {
		const half = radius * (0.95 - i * 0.035) * (0.5 + ((i * 37) % 11) / 16);
		return {
			x: sun - half + ((i * 53) % 17) - 8,
			y: horizon + 5 + i * i * 1.5,
			width: half * 2,
			height: 1.6 + i * 0.32,
			opacity: 0.85 - i * 0.05
		};
	});
}

/** Far hills, from the left edge and from the middle to the right edge. */
export function hills(width: number, horizon: number): string {
	const at = (part: number, up: number): string => `${f(width * part)} ${f(horizon - up)}`;
	return (
		`M${at(0, 0)}L${at(0.08, 26)}L${at(0.15, 12)}L${at(0.2, 0)}Z` +
		`M${at(0.4, 0)}L${at(0.5, 40)}L${at(0.57, 24)}L${at(0.68, 58)}L${at(0.8, 22)}L${at(1, 46)}V${f(horizon)}Z`
	);
}

export function birds(width: number, height: number): string {
	const places: [number, number][] = [
		[0.455, 0.4],
		[0.475, 0.425],
		[0.5, 0.39],
		[0.41, 0.46]
	];
	return places.map(([x, y]) => `M${f(width * x - 9)} ${f(height * y)}q5 -6 9 0q4 -6 9 0`).join('');
}
