/** What a place, a tribe or a sum has to tell when somebody points at it, touches it or comes by with the keyboard. */
import type { ActionRecord } from '$lib/net/messages';
import { capital, t, words } from '$lib/text/i18n.svelte';
import { bootyOf } from '../state/plunder_tokens';
import { waysOf, type Rolls } from '../state/dice_counts';
import { CITY, CROSSROADS, crossroadsName, HEX, MAP } from '../state/layout';
import {
	actingTribe,
	figures,
	hasToken,
	holders,
	isNeutral,
	playerOf,
	PROVINCE_IDS,
	type Position,
	type TribeKind
} from '../state/position';
import { chancesIn, type Chance, type Price, type Prices } from '../state/prices.svelte';
import { cityState, ofTribe } from './board_text';
import { citiesBeside } from '../state/journey_path';

export interface Looked {
	domain: 'city' | 'crossroads' | 'hex' | 'tribe' | 'sum';
	id: string;
}
export interface PlaceLine {
	text: string;
	tone?: 'good' | 'danger';
}
export interface Card {
	title: string;
	/** The province whose colour it has. */
	province?: string;
	lines: PlaceLine[];
}
export interface Known {
	position: Position;
	seat: number;
	names: readonly string[];
	/** The seat of whoever reads this, where it is one. */
	reader: number | undefined;
	legal: readonly ActionRecord[];
	prices: Prices;
	rolls: readonly Rolls[];
}
const YIELD: Record<string, string> = { field: 'grain', mountains: 'ore', pasture: 'pasture' };

export function cardOf({ domain, id }: Looked, known: Known): Card {
	if (domain === 'city') return cityCard(id, known);
	if (domain === 'crossroads') return crossroadsCard(id, known);
	if (domain === 'hex') return hexCard(id, known);
	return domain === 'tribe' ? tribeCard(id, known) : sumCard(Number(id), known);
}

/** "2 grain + 1 gold" */
export const priceText = ({ grain, gold }: Price): string =>
	[grain ? t('sr-grain', { number: grain }) : '', gold ? t('sr-coins', { number: gold }) : '']
		.filter(Boolean)
		.join(' + ') || t('sr-free');

const chanceLine = ({ kind, city }: Chance): PlaceLine => ({
	text: t(`sr-card-can-${kind}`, { city: CITY.get(city)!.name }),
	tone: 'good'
});

function cityCard(id: string, known: Known): Card {
	const { position, names, reader, legal } = known;
	const city = CITY.get(id)!;
	const holder = holders(position).get(id);
	const lines: PlaceLine[] = [
		{ text: `${words.name('region', city.province)}, ${t('sr-towers', { number: city.towers })}.` },
		{ text: cityState(position, id, names, reader) }
	];
	const kind = actingTribe(position);
	const mine = position.turn.player === playerOf(position, known.seat) && known.seat >= 0;
	const tribe = kind && mine ? position.players[position.turn.player]![kind] : null;
	if (tribe && !holder && !isNeutral(position, id)) {
		lines.push({ text: t('sr-card-against', { fighters: tribe.fighters, towers: city.towers }) });
		const deeds = chancesIn(legal).filter((chance) => chance.city === id);
		const journey = journeyTo(id, known);
		const short = city.towers - tribe.fighters;
		if (deeds.length) lines.push(...deeds.map(chanceLine));
		else if (journey) lines.push({ text: t('sr-card-journey', journey), tone: 'good' });
		else if (short > 0) lines.push({ text: t('sr-card-short', { number: short }), tone: 'danger' });
	}
	if (hasToken(position, id, Boolean(holder))) lines.push({ text: bootyText(position, city.province) });
	const harvest = harvestText(city.crossroad);
	if (harvest) lines.push({ text: t('sr-card-harvest', { goods: harvest }) });
	return { title: city.name, province: city.province, lines };
}

/** The cheapest journey that opens a city, what it costs, and whether a Traitor must help. */
function journeyTo(city: string, { prices }: Known): { price: string; place: string; help: string } | null {
	const there = (place: string): Chance[] => prices.chances(place).filter((chance) => chance.city === city);
	const [place] = prices.places.filter((one) => there(one).length).sort((a, b) => prices.worth(a) - prices.worth(b));
	if (!place) return null;
	const help = there(place).every(({ kind }) => kind.endsWith('traitor')) ? 'traitor' : 'none';
	return { price: priceText(prices.of(place)[0]!), place: crossroadsName(place), help };
}

export function bootyText(position: Position, province: string): string {
	const { total, symbols } = bootyOf(position, province);
	const told = symbols.map(({ symbol, number }) => t('sr-card-symbol', { symbol: words.name('face', symbol), number }));
	return t('sr-card-booty', { total, symbols: told.join(', ') });
}

function harvestText(crossroads: string): string {
	return (CROSSROADS.get(crossroads)?.hexes ?? [])
		.map((id) => HEX.get(id)!)
		.filter(({ terrain, number }) => YIELD[terrain] && number)
		.map(({ terrain, number }) => t('sr-card-yield', { good: words.name('supply', YIELD[terrain]!), number: number! }))
		.join(', ');
}

function crossroadsCard(id: string, known: Known): Card {
	const { position, names, reader, prices } = known;
	const lines: PlaceLine[] = figures(position)
		.filter(({ place }) => place === id)
		.map((figure) => ({ text: ofTribe('sr-card-stands', position, figure, names, reader) }));
	const ways = prices.of(id);
	if (ways.length) lines.push({ text: t('sr-card-price', { prices: ways.map(priceText).join(' / ') }) });
	lines.push(...prices.chances(id).map(chanceLine));
	const beside = citiesBeside(id).map((city) => CITY.get(city)!.name);
	if (beside.length) lines.push({ text: t('sr-card-beside', { cities: beside.join(', ') }) });
	const harvest = harvestText(id);
	if (harvest) lines.push({ text: t('sr-card-harvest', { goods: harvest }) });
	return { title: crossroadsName(id), lines };
}

function hexCard(id: string, { position }: Known): Card {
	const { name, region, terrain, number } = HEX.get(id)!;
	const good = YIELD[terrain];
	const lines: PlaceLine[] = [
		{ text: `${words.name('region', region)}, ${words.name('terrain', terrain)}.` },
		{
			text:
				good && number
					? t('sr-card-brings', { good: words.name('supply', good), number, ways: waysOf(number) })
					: t('sr-card-barren')
		}
	];
	if (position.legionnaire === id) lines.push({ text: t('sr-card-legionnaire'), tone: 'danger' });
	return { title: name, lines };
}

function tribeCard(id: string, { position, names, reader }: Known): Card {
	const [player = '', kind = 'horseman'] = id.split('_') as [string, TribeKind];
	const tribe = position.players[player]![kind];
	const colours = PROVINCE_IDS.filter((province) => tribe.tokens[province]);
	const cities = tribe.cities.map((city) => CITY.get(city)!.name).join(', ');
	return {
		title: capital(words.name('tribe', id, names, reader)),
		lines: [
			{ text: t('sr-card-box', { fighters: tribe.fighters, wagons: tribe.wagons }) },
			{
				text: t('sr-card-colours', {
					number: colours.length,
					colours: colours.map((one) => words.name('region', one)).join(', ') || t('sr-nothing')
				})
			},
			{
				text: tribe.figure
					? t('sr-card-at', { place: crossroadsName(tribe.figure) })
					: cities
						? t('sr-card-realm', { cities })
						: t('sr-card-unplaced')
			}
		]
	};
}

function sumCard(sum: number, { position, rolls }: Known): Card {
	const one = rolls.find((roll) => roll.sum === sum);
	const hexes = MAP.hexes.filter(({ number }) => number === sum).map(({ name }) => name);
	const mean = words.number(Math.round((one?.mean ?? 0) * 10) / 10);
	return {
		title: t('sr-card-sum', { sum }),
		lines: [
			{ text: t(position.covered.includes(sum) ? 'sr-card-covered' : 'sr-card-uncovered') },
			...(one ? [{ text: t('sr-dice-of', { sum, came: one.came, mean }) }] : []),
			...(hexes.length ? [{ text: t('sr-card-hexes', { hexes: hexes.join(', ') }) }] : [])
		]
	};
}
