/** Sounds are off until somebody wants them; they are offered once, at the first game in this browser. */
import { met, noteMet } from './first_times';
import { settings, type Choices } from './settings.svelte';
import type { Toasts } from './toasts.svelte';
import { t } from './words.svelte';

const OFFERED = 'sound-offered';
const ON = { effects: 0.5, bell: 0.5 };

type Wishes = Pick<Choices, 'effects' | 'bell' | 'notes'> & { choose: (choices: Partial<Choices>) => void };

/** Offer sounds, unless they are on, were offered before, or nothing is to be explained. */
export function offerSound(toasts: Toasts, wishes: Wishes = settings, store: Storage | undefined = undefined): void {
	if (!wishes.notes || wishes.effects || wishes.bell || met(store).includes(OFFERED)) return;
	noteMet(OFFERED, store);
	toasts.show(t('sound-offer'), { label: t('sound-on'), run: () => wishes.choose(ON) });
}
