/** The page asks for the fonts that every page shows before it has read a style sheet: nothing is drawn twice. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const EVERYWHERE = /(cinzel-latin-600|eb-garamond-latin-(500|600))-normal-[\w-]+\.woff2$/;

export function fontPreload(): Plugin {
	let base = '/';
	return {
		name: 'occasus-font-preload',
		apply: 'build',
		configResolved(config) {
			base = config.base;
		},
		transformIndexHtml(_html, { bundle }): HtmlTagDescriptor[] {
			return Object.keys(bundle ?? {})
				.filter((file) => EVERYWHERE.test(file))
				.sort()
				.map((file) => ({
					tag: 'link',
					attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` },
					injectTo: 'head-prepend'
				}));
		}
	};
}
