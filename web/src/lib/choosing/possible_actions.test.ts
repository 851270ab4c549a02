import { describe, expect, it } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { gathered, impossible, narrowed, pickedName } from './possible_actions';

const action = (text: string, kind: string, args: Record<string, string>) => ({ text, kind, args });
const MARCH = action('march genua 2', 'march', { city: 'genua', legions: '2' });
const SAIL = action('sail genua 1', 'sail', { city: 'genua', legions: '1' });
const BATTLE = action('battle 1', 'battle', { dice: '1' });
const LEGAL = [MARCH, SAIL, BATTLE];

const OWN = { actionHelp: { build: { ask: 'build {hand} without_town 0' }, rebuild: { ask: 'rebuild {ruin} 0' } } };

describe('what can I do now', () => {
	it('follows the kind and the place that are picked', () => {
		expect(narrowed(LEGAL, { kind: 'march', words: [] })).toEqual([MARCH]);
		expect(narrowed(LEGAL, { kind: '', words: ['genua'] })).toEqual([MARCH, SAIL]);
	});
	it('shows everything where nothing goes with what is picked', () => {
		expect(narrowed(LEGAL, { kind: '', words: ['roma'] })).toEqual(LEGAL);
	});
	it('calls what is picked by what it begins', () => {
		const legal = [action('give ore', 'give', { good: 'ore' }), action('end_turn', 'end_turn', {})];
		const view = { seat: 0, legal, position: {} } as unknown as ViewRecord;
		expect(
			pickedName(
				view,
				{ actionHelp: { give: { begins: 'trade' } }, actionPrefix: 'sr-deed-' },
				{ kind: 'give', words: [] },
				[]
			)
		).toBe('Trade');
	});
	it('asks about the city that the board calls near', () => {
		const view = { seat: 0, legal: [], position: {} } as unknown as ViewRecord;
		const asked = impossible(view, { actionHelp: { conquer: { ask: 'conquer {city}' } }, near: () => 'narbo' }).map(
			(each) => each.ask
		);
		expect(asked).toContain('conquer narbo');
	});
	it('asks about the reader’s own cards and ruins', () => {
		const empires = [{}, { hand: ['flood_01'], destroyed: ['camp_5'] }];
		const view = { seat: 1, legal: [], position: { empires } } as unknown as ViewRecord;
		const asked = impossible(view, OWN).map((each) => each.ask);
		expect(asked).toContain('build flood_01 without_town 0');
		expect(asked).toContain('rebuild camp_5 0');
		const bare = { seat: 0, legal: [], position: { empires } } as unknown as ViewRecord;
		expect(impossible(bare, OWN).map((each) => each.kind)).not.toContain('build'); // no card to ask about
	});
	it('asks about all that is dark on the board, and once about each', () => {
		const view = { seat: 0, legal: [MARCH], position: {} } as unknown as ViewRecord;
		const frame = {
			actionHelp: { battle: { ask: 'battle 1' }, march: { ask: 'march roma 0' }, ally: { ask: 'ally huns' } },
			dark: () => [
				{ kind: 'sail', ask: 'sail roma 0' },
				{ kind: 'battle', ask: 'battle 2' }
			]
		};
		expect(impossible(view, frame).map(({ ask }) => ask)).toEqual(['sail roma 0', 'battle 2', 'ally huns']);
	});
	it('tells the same reason once', () => {
		const reason = { rule: 'EE-TRACK-02', text: 'In an industry phase.' };
		const other = { title: 'Bid', rule: 'EE-TRACK-02', text: 'In a conflict phase.' };
		expect(gathered([{ title: 'Build', ...reason }, { title: 'Sell', ...reason }, other])).toEqual([
			{ titles: ['Build', 'Sell'], ...reason },
			{ titles: ['Bid'], rule: 'EE-TRACK-02', text: 'In a conflict phase.' }
		]);
	});
});
