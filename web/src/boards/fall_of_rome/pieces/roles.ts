/** Roles as figures: a colour of a seat and an emblem. */
import helmet from 'icon:centurion-helmet';
import bricks from 'icon:defensive-wall';
import flame from 'icon:flame';
import galley from 'icon:galley';
import laurel from 'icon:laurel-crown';
import crown from 'icon:queen-crown';
import coins from 'icon:two-coins';

export interface RoleLook {
	icon: string;
	fill: string;
	dark: string;
}

export const ROLES: Record<string, RoleLook> = {
	consul: { icon: laurel, fill: '#c7364f', dark: '#7c1a2d' },
	magister_militum: { icon: helmet, fill: '#e6b033', dark: '#7a570a' },
	mercator: { icon: coins, fill: '#1f9a97', dark: '#0d5957' },
	praefectus_classis: { icon: galley, fill: '#3f7fd6', dark: '#1d4682' },
	praefectus_fabrum: { icon: bricks, fill: '#b8733a', dark: '#6b3d17' },
	regina_foederata: { icon: crown, fill: '#6fa03c', dark: '#3b5a1a' },
	vestalis: { icon: flame, fill: '#8d62d0', dark: '#533291' }
};
export const role = (id: string): RoleLook => ROLES[id] ?? ROLES['consul']!;
