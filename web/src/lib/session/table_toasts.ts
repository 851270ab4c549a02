/** What changed at a table while one plays, as sentences for those who did not do it: who left, whose time is up, who said no. */
import type { SeatRecord, TableRecord } from '$lib/net/messages';
import { botCalled, gone, personName } from './seats';
import { t } from '$lib/text/i18n.svelte';

/** The sentences that a change of a table deserves, for a person. */
export function tableNews(before: TableRecord, after: TableRecord, me: string): string[] {
	if (before.state !== 'playing') return [];
	const seats = after.seats.flatMap((seat, i) => seatNews(before.seats[i], seat, after, me));
	return [...seats, ...refusals(before, after, me)].filter(Boolean);
}

function seatNews(was: SeatRecord | undefined, now: SeatRecord, table: TableRecord, me: string): string[] {
	if (!was || was.kind === now.kind || [now.person, now.owner].includes(me)) return [];
	const words = { name: personName(now.name ?? ''), bot: botCalled(now) };
	if (was.kind === 'person' && now.kind === 'bot' && now.owner) {
		if (now.resigned) return [t(gone(table, now) === 'time' ? 'news-time-up' : 'news-resigned', words)];
		return [t('news-bot', words)];
	}
	if (was.kind === 'person' && now.kind === 'left') return [t('news-left', words)];
	return was.owner && was.owner === now.person ? [t('news-back', words)] : [];
}

/** What I asked for and the others did not want: it is no longer asked, and nothing has happened. */
function refusals(before: TableRecord, after: TableRecord, me: string): string[] {
	if (before.number !== after.number || after.state !== 'playing') return [];
	const asked = (after.proposals ?? []).map(({ id }) => id);
	return (before.proposals ?? [])
		.filter(({ id, person }) => person === me && !asked.includes(id))
		.map(({ voters }) => {
			const others = voters.filter((voter) => voter !== me);
			const one = others.length === 1 ? after.seats.find(({ person }) => person === others[0]) : undefined;
			return one ? t('news-no', { name: personName(one.name ?? '') }) : t('news-no-many');
		});
}

/** The only other person at a table, by name; empty where there are more. */
export function onlyOther(table: TableRecord, me: string): string {
	const others = table.seats.filter(({ kind, person }) => kind === 'person' && person !== me);
	return others.length === 1 ? personName(others[0]!.name ?? '') : '';
}
