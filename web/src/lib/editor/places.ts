/** Places in a position, `players[0].hand[2]`: read, and written into a copy. */

export type Data = Record<string, unknown>;

const STEP = /([^.[\]]+)|\[([^\]]*)\]/g;

export const keysOf = (place: string): string[] => [...place.matchAll(STEP)].map(([, word, index]) => word ?? index!);

const inside = (data: unknown, key: string): unknown =>
	data !== null && typeof data === 'object' ? (data as Data)[key] : undefined;

export const read = (data: unknown, place: string): unknown => keysOf(place).reduce(inside, data);

/** A copy with a value at a place; nothing there removes it. */
export function written(data: Data, place: string, value: unknown): Data {
	return put(data, keysOf(place), value) as Data;
}

function put(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
	if (key === undefined) return value;
	const below = rest.length ? put(inside(data, key), rest, value) : value;
	if (Array.isArray(data)) {
		const list = [...(data as unknown[])];
		if (below === undefined) list.splice(Number(key), 1);
		else list[Number(key)] = below;
		return list;
	}
	const others = Object.entries((data ?? {}) as Data).filter(([name]) => below !== undefined || name !== key);
	return { ...Object.fromEntries(others), ...(below === undefined ? {} : { [key]: below }) };
}

/** A position in which everything around a place is written, as the engine fills it in: a value inside can be changed. */
export function withOuter(position: Data, shown: Data, place: string): Data {
	const keys = keysOf(place);
	for (let length = 1; length < keys.length; length++) {
		const outer = keys.slice(0, length);
		const filled = outer.reduce(inside, shown as unknown);
		if (outer.reduce(inside, position as unknown) === undefined && filled !== undefined)
			return put(position, outer, filled) as Data;
	}
	return position;
}

/** The places in a position that a pattern means, in which `*` is any key. */
export function placesOf(data: unknown, pattern: string): string[] {
	let found: [place: string, value: unknown][] = [['', data]];
	for (const key of keysOf(pattern))
		found = found.flatMap(([place, value]) => {
			if (value === null || typeof value !== 'object') return [];
			const keys = key === '*' ? Object.keys(value) : key in value ? [key] : [];
			const name = (each: string): string =>
				Array.isArray(value) ? `${place}[${each}]` : `${place}${place && '.'}${each}`;
			return keys.map((each): [string, unknown] => [name(each), (value as Data)[each]]);
		});
	return found.map(([place]) => place);
}

/** Whether keys are at a place in which `*` is any key. */
const isAt = (keys: readonly string[], place: readonly string[]): boolean =>
	keys.length === place.length && place.every((key, index) => key === '*' || key === keys[index]);

/**
 * A position as boards draw it: what is not written is as the engine filled it in. In `open` places nothing is nothing:
 * a city that is not named has no legions.
 */
export function drawn(position: Data, shown: Data, open: readonly string[]): Data {
	const places = open.map(keysOf);
	const whole = (given: unknown, filled: unknown, keys: string[]): unknown => {
		if (given === undefined) return filled;
		if (given === null || typeof given !== 'object' || filled === null || typeof filled !== 'object') return given;
		if (Array.isArray(filled) !== Array.isArray(given) || places.some((place) => isAt(keys, place))) return given;
		const inner = (key: string): unknown => whole((given as Data)[key], (filled as Data)[key], [...keys, key]);
		if (Array.isArray(given)) return given.map((_, index) => inner(String(index)));
		const names = new Set([...Object.keys(filled), ...Object.keys(given)]);
		return Object.fromEntries([...names].map((key) => [key, inner(key)]));
	};
	return whole(position, shown, []) as Data;
}

/** Whether a place is another one, or inside of it. */
export const isIn = (place: string, outer: string): boolean =>
	place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);
