/** The board of Fall of Rome, as the play page loads it. */
export { default as Game } from './Game.svelte';
export { frame } from './frame';
