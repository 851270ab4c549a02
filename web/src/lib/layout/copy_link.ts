/** Links that are copied, to be sent to somebody. */
import { toasts } from './toasts.svelte';
import { t } from '$lib/text/i18n.svelte';

export const invitationTo = (code: string): string => `${location.origin}/join/${code}`;

/** Copy a link and say what it is for; where the browser refuses, say so, or show the link itself. */
export async function copyLink(link: string, done: string, refused?: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(link); // there is no clipboard without https
		toasts.show(t(done));
	} catch {
		toasts.show(refused ? t(refused) : link);
	}
}
