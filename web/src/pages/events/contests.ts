/** What the pages of events ask the server. */
import { api } from '$lib/net/api';
import type { AfterRecord, ContestPage, ContestRecord, ContestRequest, StandingRecord } from '$lib/net/messages';

const at = (id: string, what = ''): string => `/api/contests/${encodeURIComponent(id)}${what}`;

export const contests = {
	all: (): Promise<ContestRecord[]> => api.ask('GET', '/api/contests'),
	create: (wish: ContestRequest): Promise<ContestRecord> => api.ask('POST', '/api/contests', wish),
	show: (id: string): Promise<ContestPage> => api.ask('GET', at(id)),
	after: (id: string): Promise<AfterRecord> => api.ask('GET', at(id, '/after')),
	cancel: (id: string): Promise<void> => api.ask('DELETE', at(id)),
	signUp: (id: string): Promise<void> => api.ask('PUT', at(id, '/me'), {}),
	signOff: (id: string): Promise<void> => api.ask('DELETE', at(id, '/me')),
	here: (id: string): Promise<void> => api.ask('POST', at(id, '/here'))
};

/** What I can do on the page of an event, the first of it as the primary button. */
export type Deeds = 'sign-up' | 'here' | 'go' | 'back' | 'leave' | 'rest';

/** How I take part, as the key of a sentence, and what I can do about it. */
export function partOf(page: ContestPage): { key: string; deeds: Deeds[] } {
	const { contest, me, asks, here } = page;
	if (contest.state === 'over' || contest.state === 'cancelled') return { key: contest.state, deeds: [] };
	if (me === 'plays') return { key: 'plays', deeds: ['go'] };
	if (me === 'waits')
		return page.until && !here ? { key: 'asked', deeds: ['here', 'rest'] } : { key: 'waits', deeds: ['rest'] };
	if (me === 'away') return { key: 'away', deeds: ['back'] };
	if (me === 'signed') {
		if (here) return { key: 'here', deeds: ['leave'] };
		return asks ? { key: 'asked', deeds: ['here', 'leave'] } : { key: 'signed', deeds: ['leave'] };
	}
	if (contest.state === 'running' && contest.kind === 'swiss') return { key: 'begun', deeds: [] };
	return { key: 'none', deeds: ['sign-up'] };
}

/** The first three of an event that is over; nobody while it goes on. */
export const podium = ({ contest, standings }: ContestPage): StandingRecord[] =>
	contest.state === 'over' ? standings.filter((row) => row.place > 0 && row.tables.length > 0).slice(0, 3) : [];

/** Half an hour from now, at the next quarter, as the value of a field for a date and a time. */
export function soon(now: Date): string {
	const start = new Date(now.getTime() + 1_800_000);
	start.setMinutes(Math.ceil(start.getMinutes() / 15) * 15, 0, 0);
	const two = (value: number): string => String(value).padStart(2, '0');
	const day = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
	return `${day}T${two(start.getHours())}:${two(start.getMinutes())}`;
}
