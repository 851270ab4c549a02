/** The tabs of a small screen. */
import cards from 'icon:poker-hand';
import figures from 'icon:backup';
import road from 'icon:road';
import scroll from 'icon:scroll-unfurled';
import type { Part } from '$lib/screen.svelte';

export const TAB_ICONS: Record<Part, string> = { actions: road, hand: cards, people: figures, chronicle: scroll };
