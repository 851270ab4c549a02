import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { me } from './lib/me.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { firstLanguage } from './lib/speak';
import { words } from './lib/words.svelte';

settings.watch(window);
settings.apply(document.documentElement);
router.listen(window);
void me.load().catch(() => undefined);
await words.use(firstLanguage());
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator)
	void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
