/** The result of a game as a picture to share: 1200 x 630, drawn here, so that it works for guests and without a net. */

export interface Shared {
	/** "Won: Rome stands", "Livia has won". */
	title: string;
	game: string;
	/** One line for each player, with the colour of the seat, or on why it ended. */
	lines: { text: string; colour?: string }[];
	/** When it ended, and after how many moves. */
	when: string;
	/** How high the sun stands: 1 above the hills, 0 set. */
	sun: number;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const HORIZON = 440;
const MARGIN = 72;
const MOST_LINES = 5;
const FEW = 3; // lines that are written large

/** What a picture is drawn with, as far as it is needed. */
export type Pen = Pick<
	CanvasRenderingContext2D,
	| 'fillStyle'
	| 'font'
	| 'textBaseline'
	| 'fillRect'
	| 'fillText'
	| 'beginPath'
	| 'moveTo'
	| 'lineTo'
	| 'closePath'
	| 'arc'
	| 'fill'
	| 'measureText'
	| 'createLinearGradient'
>;

export function draw(pen: Pen, { title, game, lines, when, sun }: Shared): void {
	const sky = pen.createLinearGradient(0, 0, 0, HORIZON);
	for (const [at, colour] of [
		[0, '#241a3d'],
		[0.55, '#7a3050'],
		[0.85, '#e0703f'],
		[1, '#f7b955']
	] as const)
		sky.addColorStop(at, colour);
	pen.fillStyle = sky;
	pen.fillRect(0, 0, WIDTH, HORIZON);
	pen.fillStyle = '#fff0c9';
	pen.beginPath();
	pen.arc(940, HORIZON + 110 - 190 * sun, 120, 0, 2 * Math.PI);
	pen.fill();
	pen.fillStyle = '#4b2c52';
	pen.beginPath();
	pen.moveTo(0, HORIZON);
	for (const [x, y] of [
		[180, 400],
		[420, 425],
		[700, 372],
		[880, 420],
		[1040, 388],
		[WIDTH, 430],
		[WIDTH, HORIZON]
	] as const)
		pen.lineTo(x, y);
	pen.closePath();
	pen.fill();
	pen.fillStyle = '#14111f';
	pen.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
	pen.fillStyle = 'rgba(247, 185, 85, 0.35)'; // the last light on the water
	for (const [i, width] of [260, 200, 300, 150, 90].entries()) pen.fillRect(940 - width / 2, 452 + 19 * i, width, 3);

	pen.textBaseline = 'alphabetic';
	pen.fillStyle = '#fff6e4';
	write(pen, title, 150, 72, 'Cinzel, serif');
	write(pen, game, 214, 38, '"EB Garamond", serif');
	const [size, step] = lines.length > FEW ? [26, 31] : [36, 46];
	lines.slice(0, MOST_LINES).forEach(({ text, colour }, i) => {
		const y = 450 + step * (i + 1) - 8;
		if (colour) {
			pen.fillStyle = colour;
			pen.beginPath();
			pen.arc(MARGIN + size / 3, y - size / 3, size / 3, 0, 2 * Math.PI);
			pen.fill();
		}
		pen.fillStyle = '#fff6e4';
		write(pen, text, y, size, '"EB Garamond", serif', colour ? MARGIN + size : MARGIN);
	});
	pen.font = '500 24px "EB Garamond", serif';
	pen.fillText(when, WIDTH - MARGIN - pen.measureText(when).width, HEIGHT - 32);
	pen.fillStyle = '#f2b34d';
	pen.font = '600 26px Cinzel, serif';
	pen.fillText('OCCASUS', WIDTH - MARGIN - pen.measureText('OCCASUS').width, 72);
}

/** A line of text, smaller where it would not fit. */
function write(pen: Pen, text: string, y: number, size: number, family: string, x = MARGIN): void {
	const room = WIDTH - x - MARGIN;
	pen.font = `600 ${size}px ${family}`;
	const width = pen.measureText(text).width;
	if (width > room) pen.font = `600 ${Math.max(16, Math.floor((size * room) / width))}px ${family}`;
	pen.fillText(text, x, y);
}

/** The picture as a file. */
export async function picture(shared: Shared): Promise<Blob> {
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	await document.fonts.ready;
	draw(canvas.getContext('2d')!, shared);
	return new Promise((done, fail) =>
		canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
	);
}

/** What became of a picture: the device took it, whoever was asked changed their mind, or it was downloaded. */
export type Became = 'shared' | 'kept' | 'saved';

/** Hand a picture to what the device shares with; where it cannot, it is downloaded. */
export async function share(shared: Shared, link: string): Promise<Became> {
	const file = new File([await picture(shared)], 'occasus.png', { type: 'image/png' });
	const wish = { files: [file], title: shared.title, ...(link && { url: link }) };
	if (navigator.canShare?.(wish)) {
		const became = await navigator.share(wish).then(
			() => 'shared' as const,
			(error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'kept' : null)
		);
		if (became) return became;
	}
	const way = document.createElement('a');
	way.href = URL.createObjectURL(file);
	way.download = file.name;
	way.click();
	setTimeout(() => URL.revokeObjectURL(way.href), 10_000);
	return 'saved';
}
