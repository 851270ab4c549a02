/** What the map of a phone shows: one's own tribe, the few places that are asked for, a hint. A larger screen shows all of it. */
import { untrack } from 'svelte';
import type { Zoom } from '$lib/zoom.svelte';
import type { Acting } from './acting.svelte';
import { at, spotOf } from './layout';
import { figures, playerOf, type Position, type TribeKind } from './position';

/** Where a seat's tribe stands: the acting one, else the first. */
export function homeOf(position: Position, seat: number, active: TribeKind | null): string | undefined {
	const own = figures(position).filter(({ player }) => player === playerOf(position, seat));
	return (own.find(({ kind }) => kind === active) ?? own[0])?.place;
}

/** So many places are still shown together, and so near is looked at one. */
const FEW = 8;
const NEAR = 2.2;

interface Play {
	phone: () => boolean;
	home: () => string | undefined;
	active: () => TribeKind | null;
	asked: () => Acting['targets'];
	hinted: () => string | undefined;
}

/** Keep in sight what is played. */
export function followPlay(zoom: Zoom, { phone, home, active, asked, hinted }: Play): void {
	const placed = $derived(Boolean(home()));
	const acting = $derived(active());
	/** The map opens around one's own figure, once it stands or acts. */
	$effect(() => {
		const near = phone();
		const there = placed;
		void acting;
		untrack(() => {
			const place = home();
			if (!near) zoom.reset();
			else if (there && place) zoom.show(at(place), NEAR);
		});
	});
	/** Where few places are asked for, they come into sight. */
	const spots = $derived.by((): [number, number][] => {
		const found = [...((phone() && asked()?.crossroads) || [])].map(at);
		return found.length <= FEW ? found : [];
	});
	$effect(() => {
		if (spots.length) untrack(() => zoom.embrace(spots));
	});
	$effect(() => {
		const place = hinted();
		if (phone() && place) zoom.show(spotOf(place), NEAR);
	});
}
