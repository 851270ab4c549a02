/** What touching something would have meant, to ask the server why it is not possible. */
import { isTile } from '../state/facts';
import { decision, type Empire, type Position } from '../state/position';

/** An action that the seat may not do now with this word; null where nothing is asked that could mean it. */
export function wouldBe(position: Position, empire: Empire, word: string): string | null {
	const asked = decision(empire).name;
	const offer = position.offers.first && !position.offers.first.handled ? 'first' : 'second';
	const tile = isTile(word);
	const held = Array.isArray(empire.hand) && empire.hand.includes(word); // it is nothing to touch but in industry
	if (held) return ['with_cards', 'in_industry'].includes(asked) ? `build ${word} without_town 0` : null;
	switch (asked) {
		case 'choose_ruin':
			return tile ? `destroy ${word}` : null;
		case 'choose_home':
			return tile ? `attach ${word}` : null;
		case 'choose_refresh':
			return tile ? null : `refresh ${word}`;
		case 'on_turn':
			return tile ? null : `skip ${offer} ${word}`;
		case 'in_window':
			return tile ? null : `replace ${offer} ${word}`;
		case 'in_economy':
			return `use ${word}`;
		case 'in_reactivation':
			return `reactivate ${word}`;
		case 'with_cards':
		case 'in_industry':
			return tile && empire.destroyed.includes(word) ? `rebuild ${word} 0` : `use ${word}`;
		default:
			return null;
	}
}
