import { mount } from 'svelte';
import { install } from '$carrier';
import App from './App.svelte';
import './app.css';
import { fontsAreThere } from './lib/fonts';
import { me } from './lib/me.svelte';
import { release } from './lib/release.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { firstLanguage } from './lib/speak';
import { local } from './lib/transport';
import { words } from './lib/words.svelte';
import { ahead } from './pages';

settings.watch(window);
settings.apply(document.documentElement);
router.listen(window);
if (!local) release.watch(window);
void me.load().catch(() => undefined);
void ahead(router.route.page);
const language = firstLanguage();
await Promise.all([words.use(language), fontsAreThere(language)]);
const place = document.getElementById('app')!;
place.replaceChildren(); // the skeleton of index.html
mount(App, { target: place });
if (import.meta.env.PROD && 'serviceWorker' in navigator) install();
