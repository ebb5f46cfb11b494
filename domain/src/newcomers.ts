import { DAY_MS } from './day';

const NEWCOMER_DAYS = 7;

/** People who joined since this time are newcomers. */
export const newcomersSince = (now: Date): Date => new Date(now.getTime() - NEWCOMER_DAYS * DAY_MS);
