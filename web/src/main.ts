import { mount } from 'svelte';
import { install } from '$carrier';
import App from './App.svelte';
import './styles/app.css';
import { fontsAreThere } from '$lib/layout/fonts';
import { me } from '$lib/account/me.svelte';
import { release } from '$lib/net/stale_client.svelte';
import { router } from '$lib/layout/router.svelte';
import { settings } from '$lib/account/settings.svelte';
import { firstLanguage } from '$lib/account/switch_language';
import { local } from '$lib/net/transport';
import { words } from '$lib/text/i18n.svelte';
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
