/** Struggle for Rome in the editor. */
import type { EditorParts } from '$lib/editor/board_contract';
import { words } from '$lib/text/i18n.svelte';
import { CITY, MAP } from '../state/layout';

export { default as EditorBoard } from './EditorBoard.svelte';
export { default as PieceIcon } from './PieceIcon.svelte';

const COLOURS = ['red', 'blue', 'white', 'yellow'];

export const seatName: EditorParts['seatName'] = (_, seat) => words.name('player', COLOURS[seat] ?? '');

/** A crossroads with a city is meant as that city, unless a figure is to stand on crossroads. */
export const placeAt: EditorParts['placeAt'] = (element, _, domain) => {
	const { crossroads, city, hex } = element.closest<SVGElement>('[data-crossroads], [data-hex]')?.dataset ?? {};
	if (city && domain !== 'crossroads' && CITY.has(city)) return { domain: 'city', id: city };
	if (crossroads) return { domain: 'crossroads', id: crossroads };
	return hex ? { domain: 'hex', id: hex } : null;
};

export const places: EditorParts['places'] = () => [
	...MAP.crossroads.map(({ id, city }) => (city ? { domain: 'city', id: city } : { domain: 'crossroads', id })),
	...MAP.hexes.map(({ id }) => ({ domain: 'hex', id }))
];

export const selector: EditorParts['selector'] = ({ domain, id }) => `svg [data-${domain}="${id}"]`;
