import type { ViewRecord } from '$lib/net/messages';

/** What the figure of every game is given. */
export interface FigureProps {
	view: ViewRecord;
	/** What shall be seen of the board: cities, crossroads or hexes; none: all of it. */
	places: readonly string[];
	/** Where something has just happened. */
	marked: readonly string[];
	/** All of the board is shown, whatever has happened. */
	whole?: boolean;
	/** The seats whose things are shown, where it is not all of them. */
	only?: readonly number[];
	names: string[];
	/** Whose eyes it looks through. */
	seat: number;
}
