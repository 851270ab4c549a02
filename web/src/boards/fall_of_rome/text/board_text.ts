/** The board in words: what stands in a city, and what is to be known of it. */
import { said } from '$lib/text/message_cache';
import { t, words } from '$lib/text/i18n.svelte';
import { allianceCost, mostHeld } from '../state/alliances';
import { tribesmen } from './crowd_text';
import { CITY, isTrack, ringOf } from '../state/layout';
import { crowdOf, pawnsIn, stepsToLose, type Position } from '../state/position';

/** The regions of the text board, and their cities. */
export const REGIONS: [string, string[]][] = [
	['britannia-gallia', ['eburacum', 'londinium', 'gesoriacum', 'lutetia', 'lugdunum', 'burdigala', 'narbo']],
	['germania', ['mogontiacum', 'iuvavum', 'carnuntum']],
	['hispania-africa', ['caesaraugusta', 'corduba', 'nova_carthago', 'tingi', 'cesarea', 'carthago']],
	['italia', ['mediolanum', 'genua', 'ravenna', 'aquileia', 'roma', 'brundisium', 'syracusae']],
	['graecia', ['narona', 'patrae', 'athenae', 'philippopolis', 'constantinopolis']],
	['pontus', ['tyras', 'chersonesus', 'sinope']]
];

/** "Magister Militum, 3 legions, 2 Huns, a fort". */
export function piecesText(position: Position, city: string): string {
	const pawns = pawnsIn(position, city).map((pawn) => position.players[pawn]!.role);
	const parts = [position.legions[city] ?? 0, crowdOf(position, city), position.forts.includes(city), pawns];
	return said(`pieces ${parts.join(' ')}`, () => tell(position, city));
}

function tell(position: Position, city: string): string {
	const found: string[] = [];
	for (const pawn of pawnsIn(position, city)) found.push(words.name('role', position.players[pawn]!.role ?? ''));
	if (position.legions[city]) found.push(t('fr-text-legions', { number: position.legions[city] }));
	for (const [id, number] of Object.entries(position.barbarians[city] ?? {})) {
		if (number) found.push(tribesmen(id, number));
	}
	if (position.forts.includes(city)) found.push(t('fr-text-fort'));
	return found.join(', ') || t('fr-text-nothing');
}

/** What is printed: port or not, tribes on its ring, neighbours. */
export function factsText(city: string): string {
	const entry = CITY[city]!;
	const neighbours = entry.neighbours.map((other) => words.name('city', other)).join(', ');
	const tribes = ringOf(city)
		.map((id) => words.name('tribe', id))
		.join(', ');
	return t(entry.is_port ? 'fr-text-port' : 'fr-text-inland', { neighbours, tribes });
}

/** All of it, for a tooltip or a screen reader. */
export const cityText = (position: Position, city: string): string =>
	`${t('said', { name: words.name('city', city), text: piecesText(position, city) })}. ${factsText(city)}`;

/** What a track or the camp of a tribe says. */
export function aboutText(position: Position, what: string): string {
	if (what === 'decline') return t('fr-decline-about', { total: stepsToLose(position) });
	if (what === 'rates') return t('fr-rates-about');
	const left = t('fr-about-left', { number: position.supply.barbarians[what] ?? 0 });
	if (position.allied.includes(what)) return `${left} ${t('fr-about-allied')}`;
	return `${left} ${t('fr-about-cards', { cost: allianceCost(position, what), held: mostHeld(position, what) })}`;
}

/** Whatever the keyboard stands on, for a screen reader. */
export function placeText(position: Position, place: string): string {
	if (place in CITY) return cityText(position, place);
	return isTrack(place)
		? aboutText(position, place)
		: t('said', { name: words.name('tribe', place), text: aboutText(position, place) });
}
