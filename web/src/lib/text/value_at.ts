/**
 * The value at a path such as `roles.entries.consul.levy`, or its opposite after a minus; entries of lists are named by
 * their id, or by the resource that one of several prices asks for. Null: there is none.
 */
function valueAt(facts: unknown, path: string): number | null {
	let place = facts;
	for (const key of path.replace(/^-/, '').split('.')) {
		if (Array.isArray(place)) {
			const entry = place.find((entry: object) => ('id' in entry && entry.id === key) || key in entry);
			place = entry?.id === key ? entry : entry?.[key];
		} else if (place !== null && typeof place === 'object') place = (place as Record<string, unknown>)[key];
		else return null;
	}
	if (typeof place !== 'number') return null;
	return path.startsWith('-') ? -place : place;
}

/** The same for a sum of values: `limits.hand + limits.carried`. */
export function valuesAt(facts: unknown, paths: string): number | null {
	const values = paths.split(' + ').map((path) => valueAt(facts, path));
	return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}
