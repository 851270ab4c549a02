/** The picture of a finished game as a file, and what becomes of it. It is painted here, so that it works offline. */
import type { Drawing } from '$lib/net/messages';
import { HEIGHT, paint, WIDTH, type Outlines } from './paint_drawing';

const FONTS = ['600 40px Cinzel', '600 40px "EB Garamond"'];

/** A drawing on a canvas. */
export async function painted(drawing: Drawing): Promise<HTMLCanvasElement> {
	const outlines: Outlines | null = drawing.shapes.some(({ type }) => type === 'land')
		? (await import('virtual:fall-of-rome-map')).default
		: null;
	const texts = drawing.shapes.map((shape) => (shape.type === 'text' ? shape.text : '')).join('');
	await Promise.all(FONTS.map((font) => document.fonts.load(font, texts)));
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	paint(canvas.getContext('2d')!, drawing, outlines);
	return canvas;
}

const fileOf = (canvas: HTMLCanvasElement): Promise<File> =>
	new Promise((done, fail) =>
		canvas.toBlob(
			(blob) => (blob ? done(new File([blob], 'occasus.png', { type: 'image/png' })) : fail(new Error('no picture'))),
			'image/png'
		)
	);

/** What became of a picture: the device took it, whoever was asked changed their mind, or it was downloaded. */
export type Became = 'shared' | 'kept' | 'saved';

/** Hand a picture to what the device shares with; where it cannot, it is downloaded. */
export async function share(canvas: HTMLCanvasElement, title: string, link: string): Promise<Became> {
	const file = await fileOf(canvas);
	const wish = { files: [file], title, ...(link && { url: link }) };
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
