/**
 * The icon of the app in all sizes, and a picture for those who show a link to it, drawn from our own drawings when the
 * client is built: phones and other sites take no SVG.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { HtmlTagDescriptor, Plugin } from 'vite';

export const SIZES = [32, 48, 96, 192, 512];
const TOUCH = 180; // what iPhones ask for
const PREVIEW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
	<linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
		<stop offset="0" stop-color="#241a3d" /><stop offset=".55" stop-color="#7a3050" />
		<stop offset=".85" stop-color="#e0703f" /><stop offset="1" stop-color="#f7b955" />
	</linearGradient>
	<rect width="1200" height="440" fill="url(#s)" />
	<circle cx="820" cy="400" r="150" fill="#fff0c9" />
	<path d="M0 440 180 400 420 425 700 372 880 420 1040 388 1200 430V440Z" fill="#4b2c52" />
	<rect y="440" width="1200" height="190" fill="#14111f" />
	<path d="M690 470h260M720 505h200M760 540h120" stroke="#f2b34d" stroke-width="6" stroke-linecap="round" />
</svg>`;

const png = (svg: string, width: number): Uint8Array =>
	new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

export function icons(here: string): Plugin {
	let base = '/';
	return {
		name: 'occasus-icons',
		apply: 'build',
		configResolved(config) {
			base = config.base;
		},
		async generateBundle() {
			const round = await readFile(resolve(here, 'public/favicon.svg'), 'utf-8');
			const whole = round.replace('rx="14"', ''); // phones cut the corners themselves
			const give = (fileName: string, source: Uint8Array): void =>
				void this.emitFile({ type: 'asset', fileName, source });
			for (const size of SIZES) give(`icon-${size}.png`, png(round, size));
			give('icon-whole.png', png(whole, 512));
			give('apple-touch-icon.png', png(whole, TOUCH));
			give('preview.png', png(PREVIEW, 1200));
		},
		transformIndexHtml: (): HtmlTagDescriptor[] => [
			{
				tag: 'link',
				attrs: { rel: 'icon', type: 'image/png', sizes: '48x48', href: `${base}icon-48.png` },
				injectTo: 'head'
			},
			{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }, injectTo: 'head' }
		]
	};
}
