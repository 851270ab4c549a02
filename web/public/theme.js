// The theme before anything is drawn, and what kind of page comes.
(() => {
	const root = document.documentElement.dataset;
	let theme;
	try {
		theme = JSON.parse(localStorage.getItem('occasus.settings')).theme;
	} catch {
		// nothing readable is kept
	}
	if (theme !== 'dark' && theme !== 'light')
		theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
	root.theme = theme;
	const route = location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname;
	root.first = /^\/(table|replay|scene|puzzle|try|learn)\/./.test(route) ? 'board' : 'page';
})();
