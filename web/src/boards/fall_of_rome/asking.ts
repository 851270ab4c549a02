/** What is asked now, in words: the step on top of the agenda. */
import type { ViewRecord } from '$lib/messages';
import { t, words } from '$lib/words.svelte';
import { positionOf } from './position';

const WINDOWS = ['before_draw', 'between_revolts', 'after_draw', 'before_invasion', 'between_invasions'];
const WAYS = ['give', 'take', 'trade-give', 'trade-take'];

export const stepName = (view: ViewRecord): string => positionOf(view).agenda.at(-1)?.split(' ')[0] ?? '';

/** The action phase, where the chips are the question. */
export const isActing = (view: ViewRecord): boolean => stepName(view) === 'actions';
/** A moment in which only events may be played. */
export const isWindow = (view: ViewRecord): boolean => WINDOWS.includes(stepName(view));

/** The question, as a sentence; empty in one's own action phase. */
export function question(view: ViewRecord, activeSeat: number): string {
	const position = positionOf(view);
	const [name = '', ...args] = position.agenda.at(-1)?.split(' ') ?? [];
	if (name === 'actions') return view.seat === activeSeat ? '' : t('due-interrupt');
	const active = position.players[position.turn.active];
	const role = words.name('role', active?.role ?? '');
	if (name === 'plot') {
		const way = WAYS[Number(args[2])] ?? 'give';
		const key = `due-plot-${way.replace('trade-', '')}`;
		return t(key, { role, card: words.name('card', args[1] ?? '') });
	}
	if (name === 'start') {
		return t('due-start', { role: words.name('role', position.players[Number(args[0])]?.role ?? '') });
	}
	const number = Number(args.find((word) => /^\d+$/.test(word)) ?? 0);
	const city = args[0] ? words.name('city', args[0]) : '';
	return words.has(`due-${name}`) ? t(`due-${name}`, { role, number, city, card: city, names: '' }) : '';
}
