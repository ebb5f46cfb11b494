const NEWCOMER_DAYS = 7;

/** Who came since then is new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEWCOMER_DAYS * 86_400_000);
