/** Fall of Rome in the editor. */
import type { EditorParts } from '$lib/editor/board_contract';
import { words } from '$lib/text/i18n.svelte';
import { CITY_IDS } from '../state/layout';
import type { Position } from '../state/position';

export { default as EditorBoard } from './EditorBoard.svelte';
export { default as PieceIcon } from './PieceIcon.svelte';

export const seatName: EditorParts['seatName'] = (position, seat) =>
	words.name('role', (position as unknown as Position).players[seat]?.role ?? '');

export const placeAt: EditorParts['placeAt'] = (element) => {
	const id = element.closest<SVGElement>('[data-city]')?.dataset['city'];
	return id ? { domain: 'city', id } : null;
};

export const places: EditorParts['places'] = () => CITY_IDS.map((id) => ({ domain: 'city', id }));

export const selector: EditorParts['selector'] = ({ id }) => `circle[data-city="${id}"]`;
