/** The invitation to a table, as a link to be sent. */
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** Copy it, and say what it is for; where the browser refuses, say so, or show the link itself. */
export async function copyInvitation(code: string, done: string, failed?: string): Promise<void> {
	const link = `${location.origin}/join/${code}`;
	try {
		await navigator.clipboard.writeText(link);
		toasts.show(t(done));
	} catch {
		toasts.show(failed ? t(failed) : link);
	}
}
