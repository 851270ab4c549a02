/** How long each player has thought beside the physical board: one clock runs at a time. */
export class RefereeClock {
	/** Milliseconds of each seat, without the turn that runs. */
	times = $state<number[]>([]);
	running = $state<number | null>(null);
	/** What the clock of the device says; a component sets it again and again. */
	now = $state(0);
	#since = 0;
	readonly #read: () => number;

	constructor(times: readonly number[], read: () => number = () => performance.now()) {
		this.times = [...times];
		this.#read = read;
	}

	/** It is the turn of another seat; of nobody, where the clock stands. */
	turnTo(seat: number | null): void {
		if (seat === this.running) return;
		this.stop();
		this.running = seat;
		this.#since = this.now = this.#read();
	}
	/** Take what has run into account, and go on; after a while without light the device may have slept. */
	tick(): void {
		this.now = this.#read();
	}
	stop(): void {
		if (this.running !== null) this.times[this.running] = this.timeOf(this.running, this.#read());
		this.running = null;
	}
	timeOf(seat: number, now = this.now): number {
		return (this.times[seat] ?? 0) + (seat === this.running ? Math.max(0, now - this.#since) : 0);
	}
	/** What is kept: the time of each seat, the running one too. */
	get kept(): number[] {
		return this.times.map((_, seat) => Math.round(this.timeOf(seat, this.#read())));
	}
}

/** `1:05:09`, `5:09`. */
export function clockText(milliseconds: number): string {
	const seconds = Math.floor(milliseconds / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const two = (number: number): string => String(number).padStart(2, '0');
	return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
