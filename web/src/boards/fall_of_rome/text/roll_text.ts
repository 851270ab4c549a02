/** What dice say together: "4 hits, 3 legions fall". */
import { t, words } from '$lib/text/i18n.svelte';

const HITS: Record<string, number> = { barbarian: 1, barbarian_legion: 1, two_barbarians_legion: 2 };
const LOSSES = ['legion', 'barbarian_legion', 'two_barbarians_legion'];

export function rollText(roll: string): string {
	const faces = roll.split(' ');
	const counts = {
		hits: faces.reduce((sum, face) => sum + (HITS[face] ?? 0), 0),
		losses: faces.filter((face) => LOSSES.includes(face)).length,
		specials: faces.filter((face) => face === 'special').length
	};
	return Object.entries(counts)
		.flatMap(([what, number]) => (number ? [t(`fr-roll-${what}`, { number })] : []))
		.join(', ');
}

words.tell('roll', (roll) => (roll === '?' ? undefined : rollText(roll)));
