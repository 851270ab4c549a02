/** Which figures of a game or a table are stand-ins, in the order in which they are read. */
import type { StandIn } from '$lib/net/messages';

/** Stand-ins by the first word of their path, in the order of the content file. */
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
