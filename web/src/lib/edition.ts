/** Which entries of a game's facts are stand-ins of ours, and how sure we are of the others. */
export interface StandIn {
	/** Where it stands: "cities", "entries", "genua", "days". */
	path: string[];
	why: string;
}

export interface Edition {
	standIns: StandIn[];
	/** How many entries have a source of each degree. */
	sure: Record<'high' | 'medium' | 'low', number>;
}

/** Reads the notes on sources in a content file. */
export function edition(facts: Record<string, unknown>): Edition {
	const found: Edition = { standIns: [], sure: { high: 0, medium: 0, low: 0 } };
	walk(facts, [], found);
	return found;
}

/** Stand-ins by the first word of their path, in the order of the file. */
export function bySubject(standIns: readonly StandIn[]): { subject: string; entries: StandIn[] }[] {
	const groups: { subject: string; entries: StandIn[] }[] = [];
	for (const each of standIns) {
		const subject = each.path[0] ?? '';
		let group = groups.find((known) => known.subject === subject);
		if (!group) groups.push((group = { subject, entries: [] }));
		group.entries.push(each);
	}
	return groups;
}

function walk(value: unknown, path: string[], found: Edition): void {
	if (Array.isArray(value)) {
		value.forEach((each: unknown, place) => walk(each, [...path, idOf(each) ?? String(place)], found));
		return;
	}
	if (value === null || typeof value !== 'object') return;
	for (const [name, inner] of Object.entries(value)) {
		if (isSource(name) && path.length) note(name, String(inner), path, found);
		if (name === 'confidence' && isDegree(inner)) found.sure[inner] += 1;
		if (typeof inner === 'object') walk(inner, name === 'notes' ? path : [...path, name], found);
	}
}

const isSource = (name: string): boolean => name === 'source' || name.endsWith('_source');
const isDegree = (value: unknown): value is keyof Edition['sure'] =>
	value === 'high' || value === 'medium' || value === 'low';

function note(name: string, source: string, path: string[], found: Edition): void {
	const why = /^designed\((.*)\)$/s.exec(source)?.[1];
	if (why === undefined) return;
	const part = name === 'source' ? [] : [name.replace(/_source$/, '')];
	found.standIns.push({ path: [...path, ...part].filter((word) => word !== 'entries'), why });
}

function idOf(value: unknown): string | null {
	if (value === null || typeof value !== 'object' || !('id' in value)) return null;
	return String(value.id);
}
