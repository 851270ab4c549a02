/** How the pieces of a city lie in its tray: legions first, then barbarians by tribe, in rows away from the city. */
import { LAYOUT } from '../state/layout';
import { TRIBE_IDS } from './palette';

export interface Group {
	kind: 'legions' | 'tribe' | 'count';
	tribe?: string;
	count: number;
	x: number;
	y: number;
	width: number;
}
export interface Tray {
	groups: Group[];
	/** The dark strip behind each row: left, top, width. */
	strips: [number, number, number][];
}

const GAP = 4;
const ROW = 25;
const PER_ROW = 3;
const WIDEST = 66;

const widthOf = (group: Pick<Group, 'kind' | 'count'>): number =>
	group.kind === 'legions'
		? 13 + 4 * (Math.min(group.count, 3) - 1)
		: group.kind === 'tribe'
			? 13 + 8.6 * (group.count - 1)
			: 27;

/** Groups in rows of at most three that are not too wide; only numbers may take more room. */
function rowsOf<T extends Pick<Group, 'kind' | 'count'>>(groups: T[], widest: number): T[][] {
	const rows: T[][] = [];
	for (const group of groups) {
		const row = rows.at(-1);
		if (row && row.length < PER_ROW && lengthOf([...row, group]) <= widest) row.push(group);
		else rows.push([group]);
	}
	return rows;
}

const lengthOf = (row: Pick<Group, 'kind' | 'count'>[]): number =>
	row.reduce((sum, group) => sum + widthOf(group), 0) + GAP * (row.length - 1);

/** With more than two rows a tribe is its shape and a number. */
export function trayOf(city: string, legions: number, crowd: string): Tray {
	const { at, name, tray } = LAYOUT.cities[city]!;
	const tribes = TRIBE_IDS.flatMap((tribe, i) => {
		const count = Number(crowd[i] ?? 0);
		return count ? [{ kind: 'tribe' as const, tribe, count }] : [];
	});
	const all = [...(legions ? [{ kind: 'legions' as const, count: legions }] : []), ...tribes];
	const full = rowsOf(all, WIDEST).toSorted((one, other) => lengthOf(other) - lengthOf(one)); // the widest at the city
	const short = all.map((group) => (group.kind === 'tribe' ? { ...group, kind: 'count' as const } : group));
	const rows = full.length > 2 ? rowsOf(short, Infinity) : full;
	const found: Tray = { groups: [], strips: [] };
	// A second row grows away from the city, or from the name where that lies on the same side.
	const below = name.box[1] > tray.box[1] && !tray.side.includes('S');
	const away = tray.side.includes('N') || below ? -1 : 1;
	for (const [row, part] of rows.entries()) {
		const total = lengthOf(part);
		let x = at[0] - total / 2;
		if (tray.side.includes('E')) x = at[0] + tray.box[0] + 1;
		else if (tray.side.includes('W')) x = at[0] + tray.box[0] + tray.box[2] - total - 1;
		const y = at[1] + tray.box[1] + 12 + away * row * ROW;
		found.strips.push([x - 4, y - 11, total + 8]);
		for (const group of part) {
			const width = widthOf(group);
			found.groups.push({ ...group, x, y, width });
			x += width + GAP;
		}
	}
	return found;
}
