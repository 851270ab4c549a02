/** Minutes of a day as a clock shows them, and back. */
export const clock = (minute: number): string =>
	[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `22:30` is minute 1350; anything that is no time of day is null. */
export function minutes(time: string): number | null {
	const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
	return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
