/** The values of content files that texts name, such as the hand limit: printed ones, or those of a table. */
import VALUES from 'virtual:text-values';
import { valuesAt } from './value_at';

/** All of them as they are printed, by the name of the argument. */
export const PRINTED: Record<string, number> = Object.fromEntries(
	Object.entries(VALUES).map(([name, { printed }]) => [name, printed])
);

/** All of them where a table plays with these facts. */
export function valuesWith(facts: object): Record<string, number> {
	const given = Object.entries(VALUES).map(([name, { path, printed }]) => [name, valuesAt(facts, path) ?? printed]);
	return Object.fromEntries(given);
}
