/** The tabs of a small screen. */
import cards from 'icon:poker-hand';
import road from 'icon:road';
import scroll from 'icon:scroll-unfurled';
import type { Part } from './screen.svelte';

export const TAB_ICONS: Record<Part, string> = { actions: road, hand: cards, chronicle: scroll };
