/** The value at a path such as `roles.entries.consul.levy`; entries of lists are named by their id. Null: there is none. */
function valueAt(facts: unknown, path: string): number | null {
	let place = facts;
	for (const key of path.split('.')) {
		if (Array.isArray(place)) place = place.find((entry: { id?: string }) => entry.id === key);
		else if (place !== null && typeof place === 'object') place = (place as Record<string, unknown>)[key];
		else return null;
	}
	return typeof place === 'number' ? place : null;
}

/** The same for a sum of values: `limits.hand + limits.carried`. */
export function valuesAt(facts: unknown, paths: string): number | null {
	const values = paths.split(' + ').map((path) => valueAt(facts, path));
	return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}
