/** Actions as sentences. */
import { sentenceArgs } from '$lib/advice';
import type { ActionRecord } from '$lib/messages';
import { said } from '$lib/said';
import { t, words } from '$lib/words.svelte';
import { allianceCost } from './alliances';
import type { Asked } from './asking';
import { shown } from './heaps';
import { FACTS } from './layout';
import type { Position } from './position';
import { recruits } from './tile_notes';

/** "March to Ravenna with 2 legions"; a deed without arguments is called as on its button. */
export function deedText(action: ActionRecord, names: readonly string[]): string {
	const message = `do-${action.kind}`;
	if (!words.has(message)) return t(`deed-${action.kind}`);
	return said(`${action.kind} ${Object.values(action.args).join(' ')} ${names.join(' ')}`, () =>
		t(
			message,
			sentenceArgs(action, (domain, word) => shown(domain, word, names))
		)
	);
}

/** An answer as the deed it is: "Go with 3 legions", "Give it", "Stay"; never yes or no. */
export function answerText(action: ActionRecord, asked: Asked, names: readonly string[]): string {
	const own = `answer-${action.kind}-${asked.step}`;
	return words.has(own) ? t(own) : deedText(action, names);
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
