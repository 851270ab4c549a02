/** Where the cards of a hand lie: each stays where it was, a new one comes to a place that is empty (''). */
export function laid(before: readonly string[], hand: readonly string[]): string[] {
	const fresh = hand.filter((card) => !before.includes(card));
	const places = before.map((card) => (hand.includes(card) ? card : (fresh.shift() ?? '')));
	while (places.at(-1) === '') places.pop();
	return [...places, ...fresh];
}
