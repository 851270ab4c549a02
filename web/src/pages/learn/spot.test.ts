import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Scrim from './Scrim.svelte';
import { around, bringIntoSight, litBoxes, outer, placeBeside, shared, type Box } from './spot';

const room = { width: 1440, height: 900 };
const bubble = { width: 380, height: 150 };
const covers = (at: { left: number; top: number }, spot: Box): boolean =>
	at.left < spot.left + spot.width &&
	at.left + bubble.width > spot.left &&
	at.top < spot.top + spot.height &&
	at.top + bubble.height > spot.top;

describe('the bubble of a guide', () => {
	it('stands to the right of its subject where there is room', () => {
		const city = { left: 400, top: 400, width: 40, height: 40 };
		expect(placeBeside([city], room, bubble).left).toBeGreaterThan(440);
	});
	it('covers neither its subject nor where it is acted on', () => {
		const row = { left: 0, top: 740, width: 1120, height: 150 };
		const choice = { left: 620, top: 260, width: 480, height: 460 };
		const at = placeBeside([row, choice], room, bubble);
		expect(covers(at, row)).toBe(false);
		expect(covers(at, choice)).toBe(false);
	});
	it('leaves a tray at the lower edge of a phone free', () => {
		const tray = { left: 8, top: 560, width: 374, height: 280 };
		const at = placeBeside([tray], { width: 390, height: 844 }, { width: 374, height: 160 });
		expect(at.top + 160).toBeLessThanOrEqual(560);
	});
	it('stands at the lower edge where nothing is lit', () => {
		expect(placeBeside([], room, bubble)).toEqual({ left: 530, top: 738 });
	});
	it('leaves one’s own place free where that costs nothing', () => {
		const city = { left: 700, top: 400, width: 40, height: 40 };
		const pawn = { left: 800, top: 440, width: 40, height: 40 };
		const at = placeBeside([city], room, bubble, [pawn]);
		expect(covers(at, pawn)).toBe(false);
		expect(covers(at, city)).toBe(false);
	});
	it('is about something in sight: a row below the window is scrolled to, a map is not', () => {
		const page = document.createElement('div');
		page.innerHTML = '<svg><g data-city="roma"></g></svg><section data-part="own"></section>';
		const scrolled = vi.fn(function (this: Element) {
			return this.getAttribute('data-part');
		});
		Element.prototype.scrollIntoView = scrolled; // jsdom has none
		bringIntoSight('city roma', page);
		expect(scrolled).not.toHaveBeenCalled();
		bringIntoSight('city roma, own', page);
		expect(scrolled.mock.results.map(({ value }) => value as string)).toEqual(['own']);
	});
	it('lights one’s own location, never that of a rival; where it is not in sight, the tab with it', () => {
		const page = document.createElement('div');
		page.innerHTML = '<i data-seat="1"><b data-tile="farm_3"></b></i><button data-tab="empire"></button>';
		const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
			return new DOMRect(this.hasAttribute('data-tab') ? 90 : 10, 10, 20, 20);
		});
		const tab = { left: 90, top: 10, width: 20, height: 20 };
		expect(litBoxes('tile farm_3', false, page)).toEqual([tab]);
		page.innerHTML += '<section data-part="own"><b data-tile="farm_3"></b></section>';
		expect(litBoxes('tile farm_3', false, page)).toEqual([{ ...tab, left: 10 }]);
		boxes.mockRestore();
	});
	it('lights a place with all that stands around it', () => {
		const boxes = [
			{ left: 10, top: 20, width: 30, height: 30 },
			{ left: 5, top: 45, width: 60, height: 10 }
		];
		expect(around(boxes)).toEqual({ left: 5, top: 20, width: 60, height: 35 });
	});
	it('lights only what a window on a board shows of it', () => {
		const map = { left: 0, top: 100, width: 390, height: 400 };
		expect(shared({ left: 350, top: 80, width: 60, height: 60 }, map)).toEqual({
			left: 350,
			top: 100,
			width: 40,
			height: 40
		});
		expect(shared({ left: 0, top: 600, width: 60, height: 60 }, map).height).toBeLessThan(0);
	});
	it('lights what stands in something lit, or twice, only once', () => {
		const panel = { left: 0, top: 0, width: 100, height: 100 };
		const inner = { left: 10, top: 10, width: 20, height: 20 };
		const beside = { left: 90, top: 90, width: 100, height: 40 };
		expect(outer([panel, inner, beside, { ...panel }])).toEqual([panel, beside]);
	});
	it('leaves holes in the dark that stay holes where they lie over each other', () => {
		const boxes = [
			{ left: 20, top: 30, width: 40, height: 50 },
			{ left: 40, top: 60, width: 40, height: 50 }
		];
		const { container } = render(Scrim, { lit: boxes });
		const mask = container.querySelector('mask')!;
		const holes = [...mask.querySelectorAll('rect[fill="black"]')]; // black on black stays black
		expect(holes.map((hole) => [hole.getAttribute('x'), hole.getAttribute('width')])).toEqual([
			['10', '60'],
			['30', '60']
		]);
		expect(container.querySelector('.dark')!.getAttribute('mask')).toBe(`url(#${mask.id})`);
	});
	it('draws no line through what another hole lights', () => {
		const boxes = [
			{ left: 20, top: 30, width: 40, height: 50 },
			{ left: 40, top: 60, width: 40, height: 50 }
		];
		const { container } = render(Scrim, { lit: boxes });
		const lines = container.querySelectorAll('.line');
		const mask = container.querySelector(lines[0]!.parentElement!.getAttribute('mask')!.slice(4, -1))!;
		expect(lines).toHaveLength(2);
		expect(mask.querySelectorAll('rect[fill="black"]')).toHaveLength(2);
	});
});
