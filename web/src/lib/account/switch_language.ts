/** Switching the language: the words, the page, this device and the person. */
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import { nearestLanguage, words } from '$lib/text/i18n.svelte';

export async function speak(language: string): Promise<void> {
	await words.use(language);
	document.documentElement.lang = language;
	settings.choose({ language });
	if (me.person && me.person.language !== language) await me.change({ language }).catch(() => undefined);
}

/** The language to begin with: the one chosen here, else the nearest to what the browser asks for. */
export const firstLanguage = (): string => settings.language || nearestLanguage(navigator.languages);
