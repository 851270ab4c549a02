import { expect, test } from 'vitest';
import type { Drawing } from '$lib/net/messages';
import { HEIGHT, paint, type Pen, WIDTH } from './paint_drawing';

/** A pen that remembers what it wrote, where, and how large. */
function pen(letter: number): Pen & { written: { text: string; x: number; y: number; size: number }[]; discs: number } {
	const written: { text: string; x: number; y: number; size: number }[] = [];
	const size = (font: string): number => Number(/([\d.]+)px/.exec(font)![1]);
	const made = {
		font: '600 10px serif',
		discs: 0,
		written,
		createLinearGradient: () => ({ addColorStop: () => undefined }),
		measureText: (text: string) => ({ width: text.length * size(made.font) * letter }),
		fillText: (text: string, x: number, y: number) => void written.push({ text, x, y, size: size(made.font) }),
		arc: () => void made.discs++
	};
	const nothing = (): undefined => undefined;
	return new Proxy(made, {
		get: (all, name) => (name in all ? all[name as keyof typeof all] : nothing)
	}) as unknown as ReturnType<typeof pen>;
}

const drawing = (text: string): Drawing => ({
	title: 'Livia won',
	about: 'Livia won. She has 41 points.',
	shapes: [
		{ type: 'fade', x: 0, y: 0, width: WIDTH, height: HEIGHT, stops: [{ at: 0, colour: '#241a3d' }] },
		{ type: 'area', points: [0, 0, 10, 0, 10, 10], fill: '#c7364f', line: '#fff6e4', width: 2 },
		{ type: 'line', points: [0, 0, 30, 40], colour: '#c7364f', width: 2, dash: 4 },
		{ type: 'disc', x: 600, y: 560, radius: 60, fill: '#ffe9bb' },
		{ type: 'land', x: 0, y: 0, scale: 1, wild: '#777', ground: '#dca', limes: '#833', shore: '#fec' },
		{ type: 'text', x: 1160, y: 600, text, size: 30, colour: '#fff6e4', room: 300, align: 'right', shadow: true }
	]
});

test('every shape is painted, and a text with its shadow ends where it should', () => {
	const used = pen(0.5);
	paint(used, drawing('Livia'), null);
	expect(used.discs).toBe(1);
	expect(used.written).toEqual([
		{ text: 'Livia', x: 1085, y: 602, size: 30 },
		{ text: 'Livia', x: 1085, y: 600, size: 30 }
	]);
});

test('a long text is written smaller until it fits its room', () => {
	const used = pen(0.5);
	paint(used, drawing('A very long name that says it all'), null);
	const { text, x, size } = used.written[0]!;
	expect(size).toBeLessThan(30);
	expect(text.length * size * 0.5).toBeLessThanOrEqual(300);
	expect(x).toBeGreaterThanOrEqual(860);
});
