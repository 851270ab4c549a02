/** Tribes as pieces: a colour and a shape, so that no meaning hangs on colour alone. Boards look alike in both themes. */
export interface TribeLook {
	fill: string;
	dark: string;
	on: string;
	edge: string;
	outline: (radius: number) => string;
}

const triangle = (r: number): string => `M0 ${-r * 1.12}L${r * 1.08} ${r * 0.82}H${-r * 1.08}Z`;
const square = (r: number): string => `M${-r * 0.9} ${-r * 0.9}H${r * 0.9}V${r * 0.9}H${-r * 0.9}Z`;
const diamond = (r: number): string => `M0 ${-r * 1.22}L${r * 1.05} 0L0 ${r * 1.22}L${-r * 1.05} 0Z`;
const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
const cross = (r: number): string => {
	const [a, b] = [r * 0.42, r * 1.1];
	return `M${-a} ${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`;
};

export const TRIBES: Record<string, TribeLook> = {
	anglo_saxons_franks: {
		fill: 'var(--tribe-anglo-saxons-franks)',
		dark: '#9c4702',
		on: 'var(--on-anglo-saxons-franks)',
		edge: '#4d2200',
		outline: triangle
	},
	vandals: { fill: 'var(--tribe-vandals)', dark: '#17141d', on: 'var(--on-vandals)', edge: '#f3e6c8', outline: square },
	huns: { fill: 'var(--tribe-huns)', dark: '#2b7358', on: 'var(--on-huns)', edge: '#0f3a2a', outline: diamond },
	visigoths: {
		fill: 'var(--tribe-visigoths)',
		dark: '#b8ab93',
		on: 'var(--on-visigoths)',
		edge: '#4b4038',
		outline: circle
	},
	ostrogoths: {
		fill: 'var(--tribe-ostrogoths)',
		dark: '#15307a',
		on: 'var(--on-ostrogoths)',
		edge: '#0b1c4c',
		outline: cross
	}
};
export const TRIBE_IDS = Object.keys(TRIBES);
export const tribe = (id: string): TribeLook => TRIBES[id]!;
