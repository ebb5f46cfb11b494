/** Stands where the leader's uid stood, of a message beyond the day's limit: it stays with whoever wrote it. */
export const WITHHELD = 'withheld';
