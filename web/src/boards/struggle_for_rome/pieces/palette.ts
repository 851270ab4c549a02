/** Colours and patterns of players, provinces and terrain. Boards look alike in both themes. */
import amphora from 'icon:amphora';
import bull from 'icon:bull';
import cow from 'icon:cow';
import grapes from 'icon:grapes';
import horse from 'icon:horse-head';
import leaf from 'icon:oak-leaf';
import ore from 'icon:ore';
import rooster from 'icon:rooster';
import wheat from 'icon:wheat';
import coins from 'icon:two-coins';
import { SEAT_COLOURS } from '$lib/session/seat_colours';

const FILL = SEAT_COLOURS['struggle_for_rome']!;
export interface PlayerLook {
	fill: string;
	dark: string;
	edge: string;
	/** Drawn over the colour, so that nobody needs to see colours: nothing, stripes, dots, or a cross. */
	pattern: string;
}
export const PLAYERS: Record<string, PlayerLook> = {
	red: { fill: FILL['red']!, dark: '#7a1219', edge: '#fff6e0', pattern: '' },
	blue: { fill: FILL['blue']!, dark: '#13357c', edge: '#fff6e0', pattern: 'M-9 -2H9M-9 3H9' },
	white: {
		fill: FILL['white']!,
		dark: '#a89b85',
		edge: '#231c2c',
		pattern: 'M-4 -3h.1M3 -3h.1M-1 2h.1M5 4h.1M-6 5h.1'
	},
	yellow: { fill: FILL['yellow']!, dark: '#94720a', edge: '#231c2c', pattern: 'M-6 -5L6 7M6 -5L-6 7' }
};
export const look = (player: string): PlayerLook => PLAYERS[player] ?? PLAYERS['red']!;

export interface ProvinceLook {
	fill: string;
	on: string;
	icon: string;
}
export const PROVINCES: Record<string, ProvinceLook> = {
	germania: { fill: '#6a3fa0', on: '#fff', icon: leaf },
	gallia: { fill: '#5aa2ea', on: '#111', icon: rooster },
	hispania: { fill: '#f0a030', on: '#111', icon: bull },
	italia_septentrionalis: { fill: '#17806f', on: '#fff', icon: grapes },
	italia_meridionalis: { fill: '#d23b45', on: '#fff', icon: amphora }
};
export const province = (id: string): ProvinceLook => PROVINCES[id] ?? PROVINCES['germania']!;

export const TERRAIN: Record<string, [string, string]> = {
	field: ['#e2bd5f', '#c9a044'],
	mountains: ['#a99eb0', '#857a8e'],
	pasture: ['#a3c070', '#83a152'],
	forest: ['#5f8a67', '#44694d']
};

/** What a card shows, and the colour of its picture on ivory. */
export const GOODS: Record<string, [string, string]> = {
	ore: [ore, '#6b6076'],
	grain: [wheat, '#8f6c12'],
	horse: [horse, '#7a4a2a'],
	cattle: [cow, '#5d7d35'],
	gold: [coins, '#8f6c12']
};
export const KINDS = ['ore', 'grain', 'horse', 'cattle'];

/** Discs of a journey, by how many things are to be paid. */
export const PRICES = ['#bfe8c6', '#ffe08a', '#f5b04a', '#e9823a'];
