/**
 * `import map from 'virtual:fall-of-rome-map'`: coast, rivers, mountains and lines of the Fall of Rome board as SVG paths.
 *
 * Natural Earth outlines go through the projection and the stretch of the layout file when the client is built; the
 * browser needs neither d3-geo nor the atlas.
 */
import { geoConicConformal, geoPath, geoTransform, type GeoStream } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as yaml from 'js-yaml';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { spline, type Point } from './spline.ts';

interface Layout {
	board: { width: number; height: number };
	projection: {
		rotate: [number, number];
		parallels: [number, number];
		scale: number;
		translate: Point;
		clip_extent: [Point, Point];
	};
	stretch: { frame: Point[] };
	cities: Record<string, { projected: Point; at: Point }>;
}

const LIMES: Point[] = [
	[4.2, 52.1],
	[6.1, 51.9],
	[6.95, 50.94],
	[7.6, 50.35],
	[8.1, 50.15],
	[8.55, 49.4],
	[9.2, 48.9],
	[10.6, 48.85],
	[12.1, 49.0],
	[13.5, 48.55],
	[14.5, 48.25],
	[16.4, 48.25],
	[17.2, 48.25],
	[18.7, 47.85],
	[19.05, 47.4],
	[18.9, 46.0],
	[19.3, 45.3],
	[20.5, 44.85],
	[22.6, 44.6],
	[23.9, 43.8],
	[25.6, 43.75],
	[27.3, 44.1],
	[28.1, 45.35],
	[29.8, 45.3]
];
const PEAKS: Point[] = [
	[6.2, 45.2],
	[6.9, 46.1],
	[7.6, 46.3],
	[8.6, 46.6],
	[10.0, 46.6],
	[11.2, 46.9],
	[12.4, 47.0],
	[13.6, 46.9],
	[-0.5, 42.8],
	[0.6, 42.7],
	[1.5, 42.55],
	[-4.5, 43.1],
	[-3, 37.1],
	[11.2, 44.1],
	[13.4, 42.6],
	[15.2, 41.0],
	[16.2, 39.4],
	[19.4, 43.3],
	[20.4, 42.3],
	[21.2, 40.6],
	[22.4, 39.8],
	[23.4, 42.0],
	[24.3, 41.6],
	[21.8, 37.4],
	[24.8, 45.6],
	[25.6, 45.5],
	[23.4, 45.4],
	[26, 47.2],
	[3.0, 35.4],
	[5.0, 36.0],
	[-4.5, 34.9],
	[32, 37.1],
	[34, 37.3],
	[2.9, 45.3]
];

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (points: Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** A quiet curve through points. */
function curve(points: Point[]): string {
	let path = `M${round(points[0]![0])} ${round(points[0]![1])}`;
	for (let i = 1; i < points.length - 1; i++) {
		const [a, b] = [points[i]!, points[i + 1]!];
		path += `Q${round(a[0])} ${round(a[1])} ${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
	}
	const end = points[points.length - 1]!;
	return `${path}L${round(end[0])} ${round(end[1])}`;
}

/** All that is drawn below the pieces. */
export function drawMap(
	layout: Layout,
	world: Topology
): { coast: string; empire: string; limes: string; peaks: Point[] } {
	const { board, projection: p } = layout;
	const projection = geoConicConformal().rotate(p.rotate).parallels(p.parallels).scale(p.scale).translate(p.translate);
	const places = Object.values(layout.cities);
	const frame = layout.stretch.frame;
	const warp = spline([...places.map((c) => c.projected), ...frame], [...places.map((c) => c.at), ...frame]);
	const stretch = geoTransform({
		point(this: { stream: GeoStream }, x: number, y: number) {
			const [u, v] = warp([x, y]);
			this.stream.point(u, v);
		}
	});
	const clipped = geoConicConformal()
		.rotate(p.rotate)
		.parallels(p.parallels)
		.scale(p.scale)
		.translate(p.translate)
		.clipExtent(p.clip_extent)
		.precision(0.3);
	const both = { stream: (out: GeoStream): GeoStream => clipped.stream(stretch.stream(out)) };
	const coast = geoPath(both)(feature(world, world.objects['land']!)) ?? '';
	const place = (point: Point): Point => warp(projection(point) as Point);
	const limes = LIMES.map(place);
	const tyras = layout.cities['tyras']!.at;
	const empire: Point[] = [
		...limes,
		[tyras[0] - 22, tyras[1] + 46],
		[tyras[0] + 60, tyras[1] + 60],
		[board.width + 140, 330],
		[board.width + 140, board.height + 320],
		[-140, board.height + 320],
		[-140, 200],
		[150, 60],
		[215, 30],
		[330, 22],
		[430, 70]
	];
	const short = coast.replace(/(\d+\.\d)\d+/g, '$1');
	return {
		coast: short,
		empire: `${line(empire)}Z`,
		limes: curve(limes),
		peaks: PEAKS.map((q) => place(q).map(round) as Point)
	};
}

export function boardMap(here: string): Plugin {
	const layoutFile = resolve(here, '../src/occasus/content/fall_of_rome_layout.yaml');
	const readLayout = (): Layout => yaml.load(readFileSync(layoutFile, 'utf8')) as Layout;
	const map = (): ReturnType<typeof drawMap> => {
		const world = resolve(here, 'node_modules/world-atlas/land-50m.json');
		return drawMap(readLayout(), JSON.parse(readFileSync(world, 'utf8')) as Topology);
	};
	return {
		name: 'occasus-board-map',
		/** For the pictures that the server draws. */
		generateBundle() {
			if (this.environment.name !== 'client' || process.env['VITE_LOCAL']) return;
			this.emitFile({ type: 'asset', fileName: 'fall_of_rome_map.json', source: JSON.stringify(map()) });
		},
		resolveId: (id) =>
			id === 'virtual:fall-of-rome-map' || id === 'virtual:fall-of-rome-layout' ? `\0${id}` : undefined,
		load(id) {
			if (!id.startsWith('\0virtual:fall-of-rome-')) return undefined;
			this.addWatchFile(layoutFile);
			return `export default ${JSON.stringify(id.endsWith('layout') ? readLayout() : map())}`;
		}
	};
}
