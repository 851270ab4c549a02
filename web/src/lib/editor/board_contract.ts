/** What the editor gives to the board of a game, found as `boards/<game>/editor/board.ts`. */
import type { Component, Snippet } from 'svelte';
import type { Piece } from '$lib/net/messages';
import type { Place } from './pieces';
import type { Data } from './places';

export interface EditorBoardProps {
	position: Data;
	/** Places where something is wrong. */
	marked: readonly Place[];
	/** The place whose plate is open. */
	picked: Place | null;
	/** The kind of place that the piece in hand belongs on. */
	domain: string | undefined;
	phone: boolean;
	/** What stands beside the picked place. */
	plate: Snippet;
	onpress: (place: Place) => void;
	/** The keyboard stands there. */
	onhover: (place: Place) => void;
	/** A part of the position that is drawn on the board was set there. */
	onset: (part: string, value: number) => void;
}

export interface PieceIconProps {
	piece: Piece;
	position: Data;
	size?: number;
}

export interface EditorParts {
	EditorBoard: Component<EditorBoardProps>;
	PieceIcon: Component<PieceIconProps>;
	seatName: (position: Data, seat: number) => string;
	/** The place of the board that an element is about, for a piece that lies on such places. */
	placeAt: (element: Element, position: Data, domain?: string) => Place | null;
	/** All places of the board. */
	places: (position: Data) => Place[];
	/** The element that draws a place, as a selector. */
	selector: (place: Place, position: Data) => string;
}

const BOARDS = import.meta.glob<EditorParts>('../../boards/*/editor/board.ts');

export const loadEditor = (game: string): Promise<EditorParts> | undefined =>
	BOARDS[`../../boards/${game}/editor/board.ts`]?.();
