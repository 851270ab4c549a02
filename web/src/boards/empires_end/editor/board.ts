/** Empire's End in the editor. */
import type { EditorParts } from '$lib/editor/board_contract';
import { t } from '$lib/text/i18n.svelte';
import { placeOf, type Position } from '../state/position';
import { tileAt } from './tile_at';

export { default as EditorBoard } from './EditorBoard.svelte';
export { default as PieceIcon } from './PieceIcon.svelte';

export const seatName: EditorParts['seatName'] = (_, seat) => t('player', { number: seat + 1 });
export const placeAt: EditorParts['placeAt'] = tileAt;

export const places: EditorParts['places'] = (position) =>
	(position as unknown as Position).empires.flatMap(({ row }, seat) =>
		Object.values(row).map((id) => ({ domain: 'tile', id, seat }))
	);

export const selector: EditorParts['selector'] = ({ id, seat = 0 }, position) =>
	`[data-seat="${seat}"] [data-column="${placeOf((position as unknown as Position).empires[seat]!, id)}"]`;
