/** Colours and emblems of seats, before roles are known. */
import laurel from 'icon:laurel-crown';
import helmet from 'icon:centurion-helmet';
import flame from 'icon:flame';
import galley from 'icon:galley';
import coins from 'icon:two-coins';

const EMBLEMS = [laurel, helmet, flame, galley, coins];

export interface SeatLook {
	fill: string;
	dark: string;
	icon: string;
}

/** Where a game has colours for its seats, by name; where roles are dealt, and nothing is known before, those of the site. */
export const SEAT_COLOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	struggle_for_rome: { red: '#c8323c', blue: '#2c63c8', white: '#f6f1e6', yellow: '#f0c22e' }
};

export function seatLook(seat: number, game = ''): SeatLook {
	const colour = Object.values(SEAT_COLOURS[game] ?? {})[seat] ?? `var(--seat-${(seat % 5) + 1})`;
	return { fill: colour, dark: `color-mix(in srgb, ${colour} 55%, black)`, icon: EMBLEMS[seat % EMBLEMS.length]! };
}
