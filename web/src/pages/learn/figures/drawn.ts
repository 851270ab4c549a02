/** The small boards of the games, loaded when they are needed, and the places that they show. */
import type { Component } from 'svelte';
import type { EventWords } from '$lib/text/i18n.svelte';
import type { FigureProps } from './props';

export const DRAWN: Record<string, () => Promise<{ default: Component<FigureProps> }>> = {
	fall_of_rome: () => import('./FallOfRome.svelte'),
	empires_end: () => import('./EmpiresEnd.svelte'),
	struggle_for_rome: () => import('./StruggleForRome.svelte')
};

/** The words in some events that may be places. */
export const placesIn = (events: readonly EventWords[]): string[] => [
	...new Set(
		events.flatMap((event) =>
			Object.entries(event).flatMap(([key, value]) => (/city|crossroads|hex/.test(key) ? [String(value)] : []))
		)
	)
];
