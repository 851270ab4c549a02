import type { ViewRecord } from '$lib/messages';

/** What the figure of every game is given. */
export interface FigureProps {
	view: ViewRecord;
	/** What shall be seen of the board: cities, crossroads or hexes; none: all of it. */
	places: readonly string[];
	/** Where something has just happened. */
	marked: readonly string[];
	names: string[];
	/** Whose eyes it looks through. */
	seat: number;
}
