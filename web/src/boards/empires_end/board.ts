/** The board of Empire's End, as the play page loads it. */
export { default as Game } from './Game.svelte';
export { frame } from './frame';
