/** The location that an element of a row is about. */
import type { Place } from '$lib/editor/pieces';
import { read, type Data } from '$lib/editor/places';

export function tileAt(element: Element, position: Data): Place | null {
	const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
	const seat = element.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
	const id = column && seat ? read(position, `empires[${seat}].row.${column}`) : null;
	return typeof id === 'string' ? { domain: 'tile', id, seat: Number(seat) } : null;
}
