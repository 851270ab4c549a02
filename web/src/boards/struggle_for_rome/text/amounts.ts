/** Goods by their number, as a language counts them: "1 horse", "2 horses". */
import { t } from '$lib/text/i18n.svelte';

/** What so many of a good are called, without the number. */
export const goodsName = (good: string, number: number): string => t(`sr-goods-${good}`, { number });
export const amount = (good: string, number: number): string => `${number} ${goodsName(good, number)}`;
