/** What has not changed stays the same object, so that nothing that was drawn from it is drawn again. */
type Part = Record<string, unknown>;

/** A value that equals `after`, made of the parts of `before` wherever they are equal. Neither of them is changed. */
export function shared<Value>(before: unknown, after: Value): Value {
	if (before === after || !isPart(before) || !isPart(after)) return after;
	if (Array.isArray(before) !== Array.isArray(after)) return after;
	const keys = Object.keys(after);
	let same = keys.length === Object.keys(before).length;
	let made: Part | null = null;
	for (const key of keys) {
		const part = shared(before[key], after[key]);
		if (part !== before[key]) same = false;
		if (part !== after[key]) (made ??= copy(after))[key] = part;
	}
	return (same ? before : (made ?? after)) as Value;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const copy = (part: Part): Part => (Array.isArray(part) ? ([...(part as unknown[])] as unknown as Part) : { ...part });

/** Remembers the last value, so that the next one shares with it. */
export function sharing<Value>(): (after: Value) => Value {
	let kept: Value | undefined;
	return (after) => (kept = shared(kept, after));
}

/** Remembers the last value: it stays while it is held, as long as it is still about the same. */
export function holding<Value>(same: (before: Value, after: Value) => boolean): (after: Value, held: boolean) => Value {
	let kept: Value | undefined;
	return (after, held) => (kept = held && kept !== undefined && same(kept, after) ? kept : after);
}
