/** Modules that the build makes. */
declare module 'icon:*' {
	const body: string;
	export default body;
}
declare module 'facts:*' {
	const facts: unknown;
	export default facts;
}
declare module 'virtual:fall-of-rome-map' {
	const map: { coast: string; empire: string; limes: string; peaks: [number, number][] };
	export default map;
}
declare module 'virtual:fall-of-rome-layout' {
	const layout: import('./boards/fall_of_rome/state/layout').Layout;
	export default layout;
}
declare module 'virtual:text-values' {
	const values: Record<string, { path: string; printed: number }>;
	export default values;
}
declare module 'virtual:words' {
	const files: Record<string, () => Promise<string>>;
	export default files;
}

declare module '$carrier' {
	/** `lib/net/network.ts`, or `local/page.ts` in a build without a server. */
	export const carrier: import('./local/worker_protocol').Transport;
	/** Has the browser keep the client for visits without a net. */
	export const install: () => void;
}
