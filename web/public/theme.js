// Before anything is drawn: the chosen theme, or the device's, so that nothing flashes.
(() => {
	let theme = 'system';
	try {
		theme = JSON.parse(localStorage.getItem('occasus.settings') ?? '{}').theme ?? theme;
	} catch {
		// nothing kept, or nothing readable
	}
	const light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
	document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
