import { expect, test } from 'vitest';
import { draw, HEIGHT, type Pen, WIDTH } from './share_picture';

/** A pen that remembers what it wrote, where, and how large. */
function pen(
	letter: number
): Pen & { written: { text: string; x: number; y: number; size: number }[]; suns: number[] } {
	const written: { text: string; x: number; y: number; size: number }[] = [];
	const suns: number[] = [];
	const size = (font: string): number => Number(/(\d+)px/.exec(font)![1]);
	const made = {
		font: '600 10px serif',
		written,
		suns,
		createLinearGradient: () => ({ addColorStop: () => undefined }),
		measureText: (text: string) => ({ width: text.length * size(made.font) * letter }),
		fillText: (text: string, x: number, y: number) => void written.push({ text, x, y, size: size(made.font) }),
		arc: (_x: number, y: number) => void suns.push(y)
	};
	const nothing = (): undefined => undefined;
	return new Proxy(made, {
		get: (all, name) => (name in all ? all[name as keyof typeof all] : nothing)
	}) as unknown as ReturnType<typeof pen>;
}

const SHARED = {
	title: 'Livia has won',
	game: "Empire's End",
	lines: [{ text: '1. Livia 41', colour: '#c7364f' }, { text: '2. Marcus 30' }],
	when: 'It ended today, after 80 moves.',
	sun: 1
};

test('a picture names the result, the game and everybody, inside of its frame', () => {
	const used = pen(0.5);
	draw(used, SHARED);
	expect(used.written.map((each) => each.text)).toEqual([
		SHARED.title,
		SHARED.game,
		...SHARED.lines.map(({ text }) => text),
		SHARED.when,
		'OCCASUS'
	]);
	for (const { text, x, y, size } of used.written) {
		expect(x + text.length * size * 0.5).toBeLessThanOrEqual(WIDTH);
		expect(y).toBeLessThan(HEIGHT);
	}
});

test('a long title is written smaller, and a lost game has a lower sun', () => {
	const [won, lost] = [pen(0.5), pen(0.5)];
	draw(won, SHARED);
	draw(lost, { ...SHARED, title: 'A very long title that says it all '.repeat(3), sun: 0 });
	expect(lost.written[0]!.size).toBeLessThan(won.written[0]!.size);
	expect(lost.suns[0]).toBeGreaterThan(won.suns[0]!);
});
