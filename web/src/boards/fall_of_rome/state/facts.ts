/** Cards by their words: what is printed on them. */
import { fromFacts } from '$lib/games/facts';
import { FACTS } from './layout';

export interface Face {
	tribe: string;
	city: string;
}

const faces = fromFacts((): Record<string, Face> =>
	Object.fromEntries(FACTS.player_city_cards.entries.map(({ id, city, tribe }) => [id, { city, tribe }]))
);
/** How many cards a hand may hold. */
export const handLimit = (seats: number): number => (seats === 1 ? FACTS.setup.solo.hand_limit : FACTS.limits.hand);

/** How many legions a pawn starts with. */
export const startLegions = (seats: number): number =>
	(seats === 1 ? FACTS.setup.solo : FACTS.setup.start).legions_with_each_pawn;

/** The tribe and the city on a city card (`green_roma`) or a barbarian card (`huns roma`); null for events. */
export function faceOf(card: string): Face | null {
	const [tribe, city] = card.split(' ');
	return city ? { tribe: tribe!, city } : (faces()[card] ?? null);
}

/** Where a long name may go on in a second line. */
const SECOND = [
	...['tinopolis', 'polis', 'augusta', 'lanum', 'dunum', 'nuntum', 'tiacum', 'riacum', 'racum', 'dinium', 'disium'],
	...['digala', 'sonesus', 'leia', 'cusae', 'thago']
];
const SOFT = '\u00ad';
export const breakable = (name: string): string =>
	SECOND.reduce((text, part) => text.replace(new RegExp(`(?<=.)${part}$`), SOFT + part), name);
/** How many letters its longest line has. */
export const lettersOf = (name: string): number =>
	Math.max(
		...breakable(name)
			.split(/[ \u00ad]/)
			.map((part) => part.length)
	);
