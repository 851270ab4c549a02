/** The board of a game without a drawn one, as the play page loads it. */
export { default as Game } from './Game.svelte';
export { frame } from './frame';
