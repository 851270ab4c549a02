/** Actions as sentences. */
import { sentenceArgs } from '$lib/advice';
import type { ActionRecord } from '$lib/messages';
import { said } from '$lib/said';
import { t, words } from '$lib/words.svelte';
import type { Asked } from './asking';
import { shown } from './heaps';

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
