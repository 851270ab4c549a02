/** The tabs of a small screen. */
import cards from 'icon:card-pickup';
import flame from 'icon:flame';
import scroll from 'icon:scroll-unfurled';
import temple from 'icon:greek-temple';
import type { Part } from './screen.svelte';

export const TAB_ICONS: Record<Part, string> = { phase: flame, empire: temple, hand: cards, chronicle: scroll };
