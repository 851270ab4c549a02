/** On a phone the map follows what happens and what is hinted at. */
import { untrack } from 'svelte';
import type { Zoom } from '$lib/map/zoom.svelte';
import type { Story } from '$lib/stage/stage.svelte';
import { at, LAYOUT } from '../state/layout';
import type { BoardEvent } from '../state/position';
import { citiesOf, roadOf } from '../state/road';

interface Followed {
	phone: () => boolean;
	story: () => Story;
	/** The action of a hint, or what a guide speaks of; empty without one. */
	hinted: () => string;
	/** Where one's own figure stands; empty where it is not followed. */
	home: () => string | null | undefined;
}

/** The city that an action names. */
export const cityIn = (action: string): string | null =>
	action.split(' ').find((word) => word in LAYOUT.cities) ?? null;

export function follow(zoom: Zoom, { phone, story, hinted, home }: Followed): void {
	/** What happens comes into sight, and afterwards one's own figure again. */
	$effect(() => {
		const { now, busy } = story();
		const city = String(now?.event.city ?? '');
		untrack(() => {
			const road = now ? roadOf(now.event as BoardEvent) : null;
			const back = home();
			if (phone() && road) zoom.embrace(citiesOf(road).map(at));
			else if (phone() && city in LAYOUT.cities) zoom.visit(at(city));
			else if (!busy && back) zoom.back(at(back));
		});
	});
	/** What is hinted at comes into sight. */
	$effect(() => {
		const city = cityIn(hinted());
		if (phone() && city) zoom.show(at(city), 2.2);
	});
	/** So do the camps of which a guide speaks. */
	$effect(() => {
		const spoken = hinted().startsWith('camp ') ? hinted().match(/\w+/g) : null;
		const camps = spoken?.flatMap((word) => LAYOUT.supplies[word] ?? []) ?? [];
		if (phone() && camps.length) untrack(() => zoom.embrace(camps.map((camp) => camp.at)));
	});
}
