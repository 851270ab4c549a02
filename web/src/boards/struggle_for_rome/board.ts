/** The board of Struggle for Rome, as the play page loads it. */
export { default as Game } from './Game.svelte';
export { frame } from './frame';
