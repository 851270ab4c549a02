/** Arrow keys in a row of locations: left and right to the neighbours, down to the innovations and up again. */
const COLUMN = '[data-column]';

/** Attached to a row. */
export function rowKeys(row: HTMLElement): () => void {
	row.addEventListener('keydown', go);
	return () => row.removeEventListener('keydown', go);
}

function go(event: KeyboardEvent): void {
	const from = (event.target as Element).closest<HTMLElement>(COLUMN);
	const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
	const own = [...from.querySelectorAll<HTMLElement>('button')];
	const level = own.indexOf(event.target as HTMLElement);
	let next: HTMLElement | undefined;
	if (step) {
		const columns = [...(from.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${COLUMN}`) ?? [])];
		const there = [...(columns[columns.indexOf(from) + step]?.querySelectorAll<HTMLElement>('button') ?? [])];
		next = there[Math.min(level, there.length - 1)];
	} else if (event.key === 'ArrowDown') next = own[level + 1];
	else if (event.key === 'ArrowUp') next = own[level - 1];
	else return;
	event.preventDefault();
	next?.focus();
	next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
