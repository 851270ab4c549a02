/** The tabs of a small screen. */
import cards from 'icon:poker-hand';
import figures from 'icon:backup';
import road from 'icon:road';
import broken from 'icon:broken-wall';
import scroll from 'icon:scroll-unfurled';
import type { Part } from '$lib/layout/panels.svelte';

export const TAB_ICONS: Record<Part, string> = {
	actions: road,
	hand: cards,
	people: figures,
	danger: broken,
	chronicle: scroll
};
