/** It is my turn: the title and the badge say so, wherever the window is. */
const MARK = '● ';

export function attention(title: string, mine: boolean): string {
	return mine ? MARK + title : title;
}

/** Put a title on the page, and a badge on its icon where the browser can. */
export function show(title: string, mine: boolean): void {
	document.title = attention(title, mine);
	const badge = navigator as Navigator & {
		setAppBadge?: (n?: number) => Promise<void>;
		clearAppBadge?: () => Promise<void>;
	};
	void (mine ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}
