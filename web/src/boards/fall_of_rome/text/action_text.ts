/** Actions as sentences. */
import { sentenceArgs } from '$lib/choosing/hint_text';
import type { ActionRecord } from '$lib/net/messages';
import { said } from '$lib/text/message_cache';
import { t, words } from '$lib/text/i18n.svelte';
import { allianceCost } from '../state/alliances';
import { seatOfRole } from './player_names.svelte';
import type { Asked } from './prompts';
import { shown } from './crowd_text';
import { FACTS } from '../state/layout';
import type { Position } from '../state/position';
import { recruits } from '../actions/action_notes';

/** "March to Ravenna with 2 legions"; a deed without arguments is called as on its button. */
export function deedText(action: ActionRecord, names: readonly string[], reader?: number): string {
	const message = `do-${action.kind}`;
	if (!words.has(message)) return t(`deed-${action.kind}`);
	if (action.kind === 'swap') return swapText(action, names, reader);
	const whose = whoseRole(action, names, reader);
	return said(`${action.kind} ${Object.values(action.args).join(' ')} ${names.join(' ')} ${whose}`, () =>
		t(message, {
			...sentenceArgs(action, (domain, word) => shown(domain, word, names)),
			...(whose && { role_id: whose })
		})
	);
}

/** Who is meant by the role of a deed: a player by name, or the reader; empty: the role itself. */
function whoseRole({ args }: ActionRecord, names: readonly string[], reader?: number): '' | 'player' | 'you' {
	const seat = seatOfRole(args['role'] ?? '');
	if (seat >= 0 && seat === reader) return 'you';
	return names[seat] ? 'player' : '';
}

/** An answer as the deed it is: "Go with 3 legions", "Give it", "Stay"; never yes or no. */
export function answerText(action: ActionRecord, asked: Asked, names: readonly string[]): string {
	const own = `answer-${action.kind}-${asked.step}`;
	return words.has(own) ? t(own) : deedText(action, names, asked.seat);
}

/** Who exchanges cards, by the names of the players: "You and Varro exchange cards". */
function swapText({ args }: ActionRecord, names: readonly string[], reader?: number): string {
	const roles = [args['role']!, args['other_role']!];
	const [one = '', other = ''] = roles.map((role) => words.name('role', role, names));
	const mine = roles.findIndex((role) => seatOfRole(role) >= 0 && seatOfRole(role) === reader);
	return mine < 0 ? t('do-swap', { one, other }) : t('do-swap-you', { name: mine ? one : other });
}

/** A deed that is chosen, with all that a player wants to know before it is done: how many, where, for what. */
export function chosenText(action: ActionRecord, position: Position, here: string, names: readonly string[]): string {
	if (action.kind === 'recruit')
		return t('fr-recruit-in', { number: recruits(position), city: words.name('city', here) });
	const tribe = action.args['tribe'];
	if (action.kind !== 'ally' || !tribe) return deedText(action, names);
	const number = allianceCost(position, tribe);
	return t('fr-ally-for', { number, tribe: words.name('tribe', tribe), tribe_id: tribe });
}

/** What a revolt has made of the rates: they rise before its card is turned. */
export function revoltText({ rate }: Position): string {
	const { invasion_rate, recruit_rate } = FACTS.tracks;
	return t('fr-moment-revolt-means', { invade: invasion_rate.values[rate]!, recruit: recruit_rate.values[rate]! });
}
