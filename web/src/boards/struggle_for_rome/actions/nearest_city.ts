/** The city that is asked about when somebody wants to know why none can be plundered or conquered. */
import type { ViewRecord } from '$lib/net/messages';
import { CITY, cityAt, MAP } from '../state/layout';
import { actingTribe, holders, isNeutral, positionOf } from '../state/position';
import { citiesBeside } from '../state/journey_path';

/** One that can be attacked in another way; else a free one beside the tribe or nearest to its realm. */
export function nearCity(view: ViewRecord): string {
	const attacked = view.legal.map(({ args }) => args['city']).find(Boolean);
	if (attacked) return attacked;
	const position = positionOf(view);
	const own = position.players[position.turn.player];
	const tribe = own?.[actingTribe(position) ?? 'horseman'];
	const held = holders(position);
	const free = (city: string): boolean => !held.has(city) && !isNeutral(position, city);
	const beside = tribe?.figure ? citiesBeside(tribe.figure) : [];
	return beside.find(free) ?? beside[0] ?? nearest(tribe?.cities ?? [], MAP.cities.map(({ id }) => id).filter(free));
}
function nearest(realm: readonly string[], cities: readonly string[]): string {
	const away = (city: string): number => {
		const [x, y] = cityAt(city);
		return Math.min(...realm.map((one) => Math.hypot(cityAt(one)[0] - x, cityAt(one)[1] - y)));
	};
	const [first = CITY.keys().next().value!] = realm.length ? [...cities].sort((a, b) => away(a) - away(b)) : cities;
	return first;
}
