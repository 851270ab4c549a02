/** What abilities do: in few signs for a tile, and in a sentence. */
import again from 'icon:cycle';
import crown from 'icon:laurel-crown';
import move from 'icon:move';
import ruins from 'icon:ancient-ruins';
import skip from 'icon:fast-forward-button';
import swap from 'icon:card-exchange';
import cards from 'icon:card-pickup';
import { joined } from '$lib/session/seats';
import { capital, t, words } from '$lib/text/i18n.svelte';
import { bearer, RESOURCES, type Ability, type Bundle, type Resource } from '../state/facts';
import { PHASE, TYPE } from '../pieces/palette';

/** A sign: a few letters, a token, or an icon. */
export type Sign = { text: string } | { token: Resource } | { icon: string };

const text = (words: string | number): Sign => ({ text: String(words) });
const icon = (body: string): Sign => ({ icon: body });
const bundle = (tokens: Bundle | undefined): Sign[] =>
	RESOURCES.flatMap((kind) => {
		const number = tokens?.[kind] ?? 0;
		return number ? [...(number > 1 ? [text(number)] : []), { token: kind }] : [];
	});
const swords = PHASE['conflict']!.icon;
const kind = (ability: Ability): Sign[] => [text('/'), icon(TYPE[ability.params.location_type ?? 'farm']!.icon)];
const ruin = [text('/'), icon(ruins)];

/** Few signs for an ability. */
export function signs(ability: Ability): Sign[] {
	const { params } = ability;
	const points = [text(`+${params.points ?? 0}`), icon(crown)];
	const strength = [text(`+${params.strength ?? 0}`), icon(swords)];
	const less = [text(`−${params.hammers ?? 0}`), { token: 'hammer' as const }];
	switch (ability.id) {
		case 'gain':
		case 'on_destroyed_gain':
			return [text('+'), ...bundle(params.resources)];
		case 'exchange':
			return [
				...bundle(params.give),
				text('→'),
				...(params.get ?? []).flatMap((one, i) => [...(i ? [text('/')] : []), ...bundle(one)])
			];
		case 'refresh_adjacent':
			return [text('←'), icon(again), text('→')];
		case 'reactivate_economy':
			return [icon(again), icon(PHASE['economy']!.icon)];
		case 'gain_per_adjacent':
			return [text('+'), ...bundle(params.resources), ...kind(ability)];
		case 'points_per_adjacent':
		case 'endgame_per_adjacent':
			return [...points, ...kind(ability)];
		case 'points_per_adjacent_destroyed':
		case 'endgame_per_adjacent_destroyed':
		case 'endgame_per_destroyed':
		case 'endgame_most_destroyed':
			return [...points, ...ruin];
		case 'endgame_per_resource':
			return [...points, text('/'), { token: params.resource ?? 'coin' }];
		case 'endgame_rescore':
			return [icon(again), icon(crown)];
		case 'gain_points':
		case 'on_destroyed_points':
			return points;
		case 'build_discount':
			return [...less, icon(cards)];
		case 'rebuild_discount_adjacent':
			return [...less, icon(ruins)];
		case 'swap_locations':
			return [icon(swap)];
		case 'move_innovation':
			return [icon(move)];
		case 'skip_bid':
			return [icon(skip), { token: params.resource ?? 'coin' }];
		case 'replace_disaster':
			return [icon(PHASE['disaster']!.icon), icon(again)];
		case 'strength':
			return strength;
		case 'strength_per_adjacent':
			return [...strength, ...kind(ability)];
		case 'strength_per_adjacent_destroyed':
			return [...strength, ...ruin];
		default:
			return [icon(again)];
	}
}

const each = (tokens: Bundle): string[] =>
	RESOURCES.filter((kind) => tokens[kind]).map((kind) => t(`amount-${kind}`, { number: tokens[kind] ?? 0 }));
/** "2 wheat, 1 axe". */
export const amounts = (tokens: Bundle): string => each(tokens).join(', ') || t('amount-nothing');
/** "2 wheat and 1 axe". */
const all = (tokens: Bundle = {}): string => joined(each(tokens), words.language);

/** What a tile or a card does, in a sentence that begins with the phase. */
export function effect(word: string): string {
	const entry = bearer(word);
	if (!entry) return '';
	const { id, params } = entry.ability;
	const sentence = t(`effect-${id}`, {
		phase: words.name('phase', entry.phase),
		gain: all(params.resources),
		give: all(params.give),
		take: (params.get ?? []).map(all).join(` ${t('board-accepts-or')} `),
		times: params.max_times ?? 1,
		points: params.points ?? 0,
		strength: params.strength ?? 0,
		hammers: params.hammers ?? 0,
		type: words.name('type', params.location_type ?? 'farm'),
		resource: words.name('resource', params.resource ?? 'coin')
	});
	return capital(sentence);
}

/** "City 32", "Fire 1". */
export const called = (word: string): string => words.name('ability', word);
