/** Sounds are off until somebody wants them; they are offered once, at the first game in this browser. */
import { met, noteMet } from './first_time_notes';
import { settings, type Choices } from '$lib/account/settings.svelte';

const OFFERED = 'sound-offered';
const ON = { effects: 0.5, bell: 0.5 };

type Wishes = Pick<Choices, 'effects' | 'bell' | 'notes'>;

/** Whether sounds are to be offered: not where they are on, were offered before, or nothing is to be explained. */
export function offersSound(wishes: Wishes = settings, store: Storage | undefined = undefined): boolean {
	if (!wishes.notes || wishes.effects || wishes.bell || met(store).includes(OFFERED)) return false;
	noteMet(OFFERED, store);
	return true;
}

export function turnSoundOn(wishes: { choose: (choices: Partial<Choices>) => void } = settings): void {
	wishes.choose(ON);
}
