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

export function seatLook(seat: number): SeatLook {
	const colour = `var(--seat-${(seat % 5) + 1})`;
	return { fill: colour, dark: `color-mix(in srgb, ${colour} 55%, black)`, icon: EMBLEMS[seat % EMBLEMS.length]! };
}
