/** Crowds of barbarians and rolls of dice as heaps of words, and in words. */
import type { ActionRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';

/** `2 huns 1 vandals`: huns, huns, vandals. `nothing` is empty. */
export function crowdWords(crowd: string): string[] {
	const parts = crowd.split(' ');
	const found: string[] = [];
	for (let i = 0; i + 1 < parts.length; i += 2) {
		for (let n = 0; n < Number(parts[i]); n++) found.push(parts[i + 1]!);
	}
	return found;
}

export const heapWords = (action: ActionRecord): string[] =>
	'roll' in action.args ? action.args['roll']!.split(' ') : crowdWords(action.args['barbarians'] ?? '');

/** "2 Huns", "1 Vandal". */
export const tribesmen = (tribe: string, number: number): string =>
	t('crowd', { number, tribe: words.name('tribe', tribe), tribe_id: tribe });

/** "2 Huns, 1 Vandal". */
export function crowdText(crowd: string): string {
	if (crowd === 'nothing') return t('barbarians-nothing');
	const parts = crowd.split(' ');
	return parts.flatMap((part, i) => (i % 2 ? [tribesmen(part, Number(parts[i - 1]))] : [])).join(', ');
}

/** The value of an argument as people read it. */
export const shown = (domain: string, value: string, names: readonly string[] = []): string =>
	domain === 'barbarians' ? crowdText(value) : words.name(domain, value, names);
