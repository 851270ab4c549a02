// The levels of bots, as people choose them: what they are called, how they play, how often they win.
import type { StrengthRecord } from '$lib/net/messages';
import { t, titled, words } from '$lib/text/i18n.svelte';

export const botName = (bot = ''): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : titled(bot));

/** How a bot plays, and how often it wins. */
export function botAbout(bot: string, strengths: readonly StrengthRecord[]): string {
	const about = words.has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : '';
	const found = strengths.find((each) => each.bot === bot);
	if (!found) return about;
	const message = found.against ? 'bot-strength' : 'bot-strength-together';
	return [about, t(message, { tenths: found.tenths, other: botName(found.against) })].filter(Boolean).join('; ');
}
