/** The parts of the screen, which are tabs on a small one. */
import cards from 'icon:card-pickup';
import flame from 'icon:flame';
import scroll from 'icon:scroll-unfurled';
import temple from 'icon:greek-temple';

export type Part = 'phase' | 'empire' | 'hand' | 'chronicle';
export const PARTS: readonly Part[] = ['phase', 'empire', 'hand', 'chronicle'];
export const TAB_ICONS: Record<Part, string> = { phase: flame, empire: temple, hand: cards, chronicle: scroll };
