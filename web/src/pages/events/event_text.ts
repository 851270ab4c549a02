/** What an event is, in one line. */
import type { ContestRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';

export const aboutEvent = (contest: ContestRecord): string =>
	[
		t(`game-${contest.game}`),
		t(`event-${contest.kind}-length`, { length: contest.length }),
		t('event-seats', { seats: contest.seats }),
		t('event-minutes', { minutes: contest.minutes }),
		t(contest.rated ? 'rated-yes' : 'rated-no')
	].join(' · ');
