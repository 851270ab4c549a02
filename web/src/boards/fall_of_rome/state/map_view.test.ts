import { expect, test } from 'vitest';
import { freeCorner, insetWidth, MARGIN } from '$lib/map/minimap';
import { Zoom } from '$lib/map/zoom.svelte';
import { at, CITIES, LAYOUT } from './layout';

/** The map of a phone of 390 and of one of 320. */
const ROOMS: [number, number][] = [
	[390, 338],
	[320, 260]
];

test.each(ROOMS)(
	'on a phone all cities of a march are in sight, and the whole map covers none (%i × %i)',
	(...room) => {
		const { width, height } = LAYOUT.board;
		for (const { id, neighbours } of CITIES) {
			const zoom = new Zoom(width, height);
			zoom.measure(room, true);
			zoom.embrace(neighbours.map(at), 'left');
			const corner = freeCorner(zoom, neighbours.map(at), 'right');
			expect(corner, id).not.toBeNull();
			const [wide, tall] = [insetWidth(zoom) + MARGIN, (insetWidth(zoom) * height) / width + MARGIN];
			for (const city of neighbours) {
				const [x, y] = zoom.onScreen(at(city));
				expect(x > 8 && x < room[0] - 8 && y > 8 && y < room[1] - 8, `${id}: ${city}`).toBe(true);
				expect(y < tall && (corner === 'left' ? x < wide : x > room[0] - wide), `${id}: ${city}`).toBe(false);
			}
		}
	}
);
