const NEWCOMER_DAYS = 7;

/** People who came since then are new. */
export const newcomersSince = (now: Date): Date =>
  new Date(now.getTime() - NEWCOMER_DAYS * 86_400_000);
