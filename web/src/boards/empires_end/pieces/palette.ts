/** How things look: icons and colours of the guide. */
import axe from 'icon:battle-axe';
import barbarian from 'icon:barbarian';
import bread from 'icon:bread';
import camp from 'icon:barracks-tent';
import city from 'icon:greek-temple';
import coins from 'icon:two-coins';
import crack from 'icon:earth-crack';
import crown from 'icon:laurel-crown';
import farm from 'icon:grain-bundle';
import fire from 'icon:fire';
import flame from 'icon:flame';
import flood from 'icon:flood';
import hammer from 'icon:claw-hammer';
import plague from 'icon:plague-doctor-profile';
import rat from 'icon:rat';
import road from 'icon:horizon-road';
import ruins from 'icon:castle-ruins';
import swords from 'icon:crossed-swords';
import torch from 'icon:torch';
import town from 'icon:huts-village';
import wheat from 'icon:wheat';
import type { Resource } from '../state/facts';

/** How large a location is drawn. */
export type Form = 'large' | 'small' | 'mini';

export interface Look {
	icon: string;
	fill: string;
}

export const RESOURCE: Record<Resource, Look> = {
	wheat: { icon: wheat, fill: 'var(--wheat)' },
	axe: { icon: axe, fill: 'var(--axe)' },
	hammer: { icon: hammer, fill: 'var(--hammer)' },
	coin: { icon: coins, fill: 'var(--coin)' }
};

/** Kinds of locations: the icon, and the ground it stands on. */
export const TYPE: Record<string, Look> = {
	farm: { icon: farm, fill: '#b08a2e' },
	road: { icon: road, fill: '#857a70' },
	camp: { icon: camp, fill: '#8f3d34' },
	town: { icon: town, fill: '#a8643a' },
	city: { icon: city, fill: '#d8cdb8' }
};

/** Phases of the track and of abilities. */
export const PHASE: Record<string, Look> = {
	disaster: { icon: flame, fill: 'var(--phase-disaster)' },
	double_disaster: { icon: flame, fill: 'var(--phase-disaster)' },
	economy: { icon: wheat, fill: 'var(--phase-economy)' },
	industry: { icon: hammer, fill: 'var(--phase-industry)' },
	economy_industry: { icon: wheat, fill: 'var(--phase-economy)' },
	conflict: { icon: swords, fill: 'var(--phase-conflict)' },
	end_game: { icon: crown, fill: 'var(--phase-end)' },
	on_destruction: { icon: ruins, fill: 'var(--phase-ruin)' }
};

/** Kinds of disasters: the icon, and the sky above it. */
export const DISASTER: Record<string, { icon: string; sky: [string, string] }> = {
	fire: { icon: fire, sky: ['#5b1d1a', '#e8662e'] },
	riot: { icon: torch, sky: ['#3b1a35', '#c2475a'] },
	flood: { icon: flood, sky: ['#14304a', '#4d8bb0'] },
	earthquake: { icon: crack, sky: ['#3a2a20', '#a5764a'] },
	famine: { icon: bread, sky: ['#4a3a1a', '#c9a14a'] },
	barbarians: { icon: barbarian, sky: ['#2a2433', '#8a6a5a'] },
	rat_plague: { icon: rat, sky: ['#22301f', '#7a8a4a'] },
	pestilence: { icon: plague, sky: ['#2a2146', '#8a6fae'] }
};
