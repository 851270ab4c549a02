/** The board in words: what stands at a place, and what is to be known of it. */
import { sentenceArgs } from '$lib/choosing/hint_text';
import type { ActionRecord } from '$lib/net/messages';
import { said } from '$lib/text/message_cache';
import { t, words } from '$lib/text/i18n.svelte';
import { CITY, CROSSROADS, crossroadsName, HEX } from '../state/layout';
import {
	figures,
	hasToken,
	holders,
	isNeutral,
	playerOf,
	seatOf,
	type Position,
	type TribeKind
} from '../state/position';

/** Who holds a city, or whether its token still lies there. */
export function cityState(position: Position, id: string, names: readonly string[], reader?: number): string {
	const holder = holders(position).get(id);
	if (holder) return ofTribe('sr-held', position, holder, names, reader);
	if (isNeutral(position, id)) return t('sr-neutral');
	return t(hasToken(position, id, false) ? 'sr-token' : 'sr-no-token');
}
/** A sentence about a tribe, which is called "your horsemen" to whoever leads them. */
export function ofTribe(
	message: string,
	position: Position,
	{ player, kind }: { player: string; kind: TribeKind },
	names: readonly string[],
	reader: number | undefined
): string {
	const whose = reader !== undefined && playerOf(position, reader) === player ? kind : `${kind}_of`;
	return t(message, { whose, name: names[seatOf(position, player)] ?? words.name('player', player) });
}
/** "5 towers, Gallia. A token lies there." */
export function cityText(position: Position, id: string, names: readonly string[], reader?: number): string {
	const city = CITY.get(id)!;
	const told = `${t('sr-towers', { number: city.towers })}, ${words.name('region', city.province)}.`;
	return t('said', { name: city.name, text: `${told} ${cityState(position, id, names, reader)}` });
}

/** A crossroads: its hexes with their terrain and numbers, and who stands there. */
export function placeText(position: Position, id: string, names: readonly string[], reader?: number): string {
	const one = CROSSROADS.get(id)!;
	if (one.city) return cityText(position, one.city, names, reader);
	const hexes = one.hexes.map((hex) => {
		const { name, terrain, number } = HEX.get(hex)!;
		return `${name} (${words.name('terrain', terrain)}${number ? ` ${number}` : ''})`;
	});
	const here = figures(position)
		.filter((figure) => figure.place === id)
		.map((figure) => ofTribe('sr-card-stands', position, figure, names, reader));
	return t('said', { name: crossroadsName(id), text: [`${hexes.join(', ')}.`, ...here].join(' ') });
}

/** The value of an argument, as people read it. */
export function valueText(domain: string, value: string, names: readonly string[], reader?: number): string {
	if (domain === 'city') return CITY.get(value)?.name ?? value;
	if (domain === 'hex') return HEX.get(value)?.name ?? value;
	if (domain === 'grain') return t('sr-grain', { number: Number(value) });
	if (domain === 'gold') return t('sr-coins', { number: Number(value) });
	return words.name(domain, value, names, reader);
}

/** "Travel to ..."; a deed without arguments is called as on its button. */
export function deedText(action: ActionRecord, names: readonly string[]): string {
	const message = `sr-do-${action.kind}`;
	if (!words.has(message)) return t(`sr-deed-${action.kind}`);
	return said(`${action.kind} ${Object.values(action.args).join(' ')} ${names.join(' ')}`, () =>
		t(
			message,
			sentenceArgs(action, (domain, word) => valueText(domain, word, names))
		)
	);
}

/** What a kind of deed costs and brings. What the terminal alone can do stands in brackets there, and is left out. */
export const aboutDeed = (kind: string): string => t(`action-${kind}`).replace(/ \([^)]*`[^)]*\)/, '');

export const counted = (counts: Record<string, number>, domain = 'good'): string =>
	Object.entries(counts)
		.map(([good, number]) => `${number}× ${words.name(domain, good)}`)
		.join(', ') || t('sr-nothing');
