/** How the parts and pieces of a position are called. */
import type { Part, Piece } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';

export const partName = (part: Pick<Part, 'id'>): string => t(`editor-part-${part.id.replace(/_/g, '-')}`);

/** What one of a kind is: a tribe, a player's colour; else by its own name. */
export function pieceName(piece: Piece, seatName: (seat: number) => string): string {
	if (piece.id === 'pawn') return seatName(piece.seat ?? 0);
	const name = piece.word ? words.name(piece.domain ?? '', piece.word) : '';
	const own = `editor-piece-${piece.id.replace(/_/g, '-')}`;
	return words.has(own) ? t(own, { name }) : name;
}
