const NEWCOMER_DAYS = 7;

/** People who joined since this time are newcomers. */
export const newcomersSince = (now: Date): Date =>
  new Date(now.getTime() - NEWCOMER_DAYS * 86_400_000);
