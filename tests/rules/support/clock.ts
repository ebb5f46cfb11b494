const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Taken once a file, so that midnight can't pass between a document and what is expected of it. */
const now = Date.now();

export const minutesFromNow = (minutes: number) => new Date(now + minutes * MINUTE);
export const daysFromNow = (days: number, minutes = 0) =>
  new Date(now + days * DAY + minutes * MINUTE);

/** The calendar day of a moment in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The calendar day so many days away from today in UTC. */
export const dayFromNow = (days: number) => dayOf(daysFromNow(days));

/** Noon in UTC of the day so many days away: far from any midnight. */
export const noonOf = (days: number) => new Date(`${dayFromNow(days)}T12:00:00Z`);
