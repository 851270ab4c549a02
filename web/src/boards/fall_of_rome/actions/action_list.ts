/** The deeds of Fall of Rome, in an order that never changes, with icons and letters. */
import hands from 'icon:shaking-hands';
import swords from 'icon:crossed-swords';
import fort from 'icon:hill-fort';
import galley from 'icon:galley';
import road from 'icon:road';
import scroll from 'icon:scroll-quill';
import shield from 'icon:roman-shield';
import talk from 'icon:conversation';
import upgrade from 'icon:upgrade';
import exchange from 'icon:card-exchange';

export interface Deed {
	kind: string;
	icon: string;
	/** A letter that chooses it. */
	key?: string;
	/** The role that has it; without one, everybody. */
	role?: string;
	/** Only alone, or only with others. */
	table?: 'solo' | 'several';
	/** The text of an action of this kind, to ask why it is not possible. `{city}`: where the pawn stands; `{to}`: the city that was touched. */
	sample?: string;
}

export const DEEDS: Deed[] = [
	{ kind: 'march', icon: road, key: 'w', sample: 'march {to} 0' },
	{ kind: 'sail', icon: galley, key: 's', sample: 'sail {to} 0' },
	{ kind: 'sail_free', icon: galley, key: 'g', role: 'praefectus_classis', sample: 'sail_free {to} 0' },
	{ kind: 'travel', icon: road, key: 'j', role: 'praefectus_fabrum', sample: 'travel {to} 0' },
	{ kind: 'battle', icon: swords, key: 'b', sample: 'battle 1' },
	{ kind: 'fortify', icon: fort, key: 'f', sample: 'fortify {card}' },
	{ kind: 'recruit', icon: shield, key: 'c', sample: 'recruit' },
	{ kind: 'recruit_only', icon: shield },
	{ kind: 'levy', icon: shield, key: 'y', role: 'consul', sample: 'levy {city}' },
	{ kind: 'port_recruit', icon: shield, key: 'o', role: 'praefectus_classis', sample: 'port_recruit {card} 1' },
	{ kind: 'build_fort', icon: fort, key: 'u', role: 'praefectus_fabrum', sample: 'build_fort' },
	{ kind: 'give', icon: talk, key: 'p', table: 'several', sample: 'give {partner} {card}' },
	{ kind: 'take', icon: talk, key: 'k', table: 'several', sample: 'take {partner} {card}' },
	{ kind: 'trade_give', icon: talk, role: 'mercator', sample: 'trade_give {partner} {card}' },
	{ kind: 'trade_take', icon: talk, role: 'mercator', sample: 'trade_take {partner} {card}' },
	{ kind: 'store', icon: exchange, key: 'p', table: 'solo', sample: 'store {card}' },
	{ kind: 'fetch', icon: exchange, key: 'k', table: 'solo', sample: 'fetch {card}' },
	{ kind: 'ally', icon: hands, key: 'a', sample: 'ally huns' },
	{ kind: 'enlist', icon: upgrade, key: 'n', sample: 'enlist {card} 0' },
	{ kind: 'enlist_free', icon: upgrade, role: 'regina_foederata', sample: 'enlist_free huns 0' },
	{ kind: 'event', icon: scroll, key: 'v' },
	{ kind: 'exchange', icon: exchange, key: 'x', role: 'vestalis', sample: 'exchange {card}' }
];
