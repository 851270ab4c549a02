import { expect, test, vi } from 'vitest';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { Playing } from './playing.svelte';

const CARDS = ['white_genua', 'white_ravenna', 'black_tingi', 'black_roma', 'green_lutetia', 'blue_sinope'];
const HAND = [...CARDS, 'orange_narbo', 'orange_genua', 'black_athenae'];
const record = (kind: string, args: Record<string, string>): ActionRecord => ({
	text: [kind, ...Object.values(args)].join(' '),
	kind,
	args
});
function playing(view: Partial<ViewRecord>): {
	one: Playing;
	sent: string[];
	see: (next: Partial<ViewRecord>) => void;
} {
	const sent: string[] = [];
	const position = {
		players: [{ role: 'consul', city: 'roma', hand: HAND }],
		turn: { active: 0 },
		agenda: ['discard 0']
	};
	const whole = (part: Partial<ViewRecord>): ViewRecord => ({ seat: 0, position, ...part }) as unknown as ViewRecord;
	let now = $state.raw(whole(view));
	const one = new Playing({
		view: () => now,
		busy: () => false,
		play: (text) => sent.push(text),
		hinted: () => null,
		explain: vi.fn(() => Promise.resolve({ rule: 'FR-ACT-MARCH-01', rule_text: 'Along one line.' }))
	});
	return { one, sent, see: (next) => (now = whole(next)) };
}
const discards = (cards: string[]): ActionRecord[] => cards.map((card) => record('discard', { card }));

test('cards above the limit are picked together, shown, and go one after another', () => {
	const { one, sent, see } = playing({ legal: discards(HAND) });
	one.touchCard('black_tingi');
	one.touchCard('black_roma');
	expect([...one.cards]).toEqual(['black_tingi', 'black_roma']);
	expect(sent).toEqual([]);
	one.sendSeveral();
	one.goOn();
	expect(sent).toEqual(['discard black_tingi']);
	see({ legal: discards(HAND.filter((card) => card !== 'black_tingi')) });
	one.goOn();
	expect(sent).toEqual(['discard black_tingi', 'discard black_roma']);
});

test('a picked card is taken back by touching it again', () => {
	const { one } = playing({ legal: discards(HAND) });
	one.touchCard('black_tingi');
	one.touchCard('black_tingi');
	expect(one.cards.size).toBe(0);
});

test('Escape takes all picked cards back', () => {
	const { one } = playing({ legal: discards(HAND) });
	one.touchCard('black_tingi');
	one.touchCard('black_roma');
	one.back();
	expect(one.cards.size).toBe(0);
});

test('a dark city is asked about', async () => {
	const { one } = playing({ legal: [record('march', { city: 'genua', legions: '0' })] });
	one.acting.choose('march');
	one.touch('tingi');
	await vi.waitFor(() => expect(one.reason?.rule).toBe('FR-ACT-MARCH-01'));
	one.clear();
	expect(one.reason).toBeNull();
});

test('an event of a full hand is played from among the events, and only thrown away from among the cards', () => {
	const event = 'audentes_fortuna_iuvat';
	const legal = [...discards([...HAND, event]), record('event', { event, option: 'standard' })];
	legal.push(record('event', { event, option: 'corruption' }));
	const { one } = playing({ legal });
	one.acting.touchEvent(event);
	expect(one.acting.selection.kind).toBe('event');
	expect(one.acting.selection.complete?.args['option']).toBe('standard');
	expect(one.acting.pickedCard).toBe(event);
	expect(one.several.picked).toEqual([]);
	one.acting.touchEvent(event);
	expect(one.acting.selection.kind).toBeNull();
});

test('the only card that pays for a voyage is not asked for, and is sent once', () => {
	const pay = (card: string): ActionRecord => record('pay', { card });
	const { one, sent, see } = playing({ legal: [pay('white_genua'), pay('black_roma')] });
	one.goOn();
	expect(sent).toEqual([]);
	see({ legal: [pay('white_genua')] });
	one.goOn();
	one.goOn();
	expect(sent).toEqual(['pay white_genua']);
});
