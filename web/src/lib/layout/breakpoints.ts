/** The four layouts of a board, by the width of the screen. */
export type Size = 'phone' | 'tablet' | 'desk' | 'wide';

const TABLET = 768;
const DESK = 1280;
const WIDE = 2200;

/** `beside`: what something else takes of a wide window. */
export const sizeOf = (width: number, beside = 0): Size =>
	width + beside >= WIDE ? 'wide' : width >= DESK ? 'desk' : width >= TABLET ? 'tablet' : 'phone';
