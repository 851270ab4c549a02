/** What the map of a phone shows: one's own tribe, the few places that are asked for, what is picked, a hint. A larger screen shows all of it. */
import { untrack } from 'svelte';
import { embraceFew } from '$lib/map/zoom_to_places.svelte';
import type { Zoom } from '$lib/map/zoom.svelte';
import type { Acting, Place } from '../actions/picking.svelte';
import { at, CITY, spotOf, type Point } from './layout';
import { figures, playerOf, type Position, type TribeKind } from './position';

const crossroadsOf = (city: string): string => CITY.get(city)!.crossroad;
/** Where a seat's tribe stands: the acting one or its realm, else the first that wanders. */
export function homeOf(position: Position, seat: number, active: TribeKind | null): string | undefined {
	const player = playerOf(position, seat);
	const own = figures(position).filter((figure) => figure.player === player);
	const realm = active ? position.players[player]?.[active].cities[0] : undefined;
	return own.find(({ kind }) => kind === active)?.place ?? (realm ? crossroadsOf(realm) : own[0]?.place);
}

/** So near is looked at one place. */
const NEAR = 2.2;

interface Play {
	phone: () => boolean;
	home: () => string | undefined;
	active: () => TribeKind | null;
	asked: () => Acting['targets'];
	/** What the last step of a replay was about. */
	touched: () => string[];
	picked: () => Place | null;
	hinted: () => string | undefined;
}

/** Where something that can be picked is drawn. */
const drawnAt = ({ domain, id }: Place): Point => spotOf(domain === 'city' ? crossroadsOf(id) : id);

/** Keep in sight what is played; a hand that drags the map leads it. */
export function followPlay(zoom: Zoom, { phone, home, active, asked, touched, picked, hinted }: Play): void {
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
	embraceFew(
		zoom,
		() => {
			if (!phone()) return [];
			const targets = asked();
			return targets ? [...targets.crossroads, ...[...targets.city].map(crossroadsOf)] : touched();
		},
		spotOf
	);
	/** What is picked out of sight comes into it. */
	$effect(() => {
		const place = phone() && picked();
		untrack(() => {
			if (place && !zoom.led && !zoom.sees(drawnAt(place))) zoom.show(drawnAt(place));
		});
	});
	$effect(() => {
		const place = hinted();
		if (phone() && place) zoom.show(spotOf(place), NEAR);
	});
}
