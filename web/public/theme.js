// Before anything is drawn: the chosen theme, or the device's, so that nothing flashes; and what kind of page comes.
(() => {
	let theme = 'system';
	try {
		theme = JSON.parse(localStorage.getItem('occasus.settings') ?? '{}').theme ?? theme;
	} catch {
		// nothing kept, or nothing readable
	}
	const light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
	document.documentElement.dataset.theme = light ? 'light' : 'dark';
	const route = location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname;
	const board = /^\/(table|replay|scene|puzzle|try|learn)\/./.test(route);
	document.documentElement.dataset.first = board ? 'board' : 'page';
})();
