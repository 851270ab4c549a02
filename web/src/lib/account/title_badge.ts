/** It is my turn: the title and the badge say so, wherever the window is. */
const MARK = '● ';

export function attention(title: string, mine: boolean): string {
	return mine ? MARK + title : title;
}

/** Put a title on the page, and a badge with a count on its icon where the browser can. */
export function show(title: string, mine: boolean, count = 1): void {
	document.title = attention(title, mine);
	const badge = navigator as Navigator & {
		setAppBadge?: (n?: number) => Promise<void>;
		clearAppBadge?: () => Promise<void>;
	};
	void (mine ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => undefined);
}
