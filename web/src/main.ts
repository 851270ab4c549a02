import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { words } from './lib/words.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the client');
await words.use('en');
mount(App, { target: place });
