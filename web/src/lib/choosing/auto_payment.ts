/** What is answered without a question. */
import type { Hinted, ViewRecord } from '$lib/net/messages';

/** What was begun is paid for in the only way there is, at once, as a way that was chosen with it; where a guide points at it, it waits. */
export function onlyPayment(view: ViewRecord, hinted: Hinted | null): string | null {
	const [only, ...others] = view.legal;
	return only?.kind === 'pay' && !others.length && !hinted ? only.text : null;
}
