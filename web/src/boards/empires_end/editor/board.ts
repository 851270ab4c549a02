/** Empire's End in the editor. */
import type { EditorParts } from '$lib/editor/board_contract';
import { t } from '$lib/text/i18n.svelte';
import { tileAt } from './tile_at';

export { default as EditorBoard } from './EditorBoard.svelte';
export { default as PieceIcon } from './PieceIcon.svelte';

export const seatName: EditorParts['seatName'] = (_, seat) => t('player', { number: seat + 1 });
export const placeAt: EditorParts['placeAt'] = tileAt;
