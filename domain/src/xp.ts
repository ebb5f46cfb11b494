export const DEVOTIONAL_XP = 50;
export const MEMORIZATION_BONUS_XP = 25;

/** What a day's devotional is worth, with or without its verse memorized. */
export function devotionalXp(memorized: boolean): number {
  return memorized ? DEVOTIONAL_XP + MEMORIZATION_BONUS_XP : DEVOTIONAL_XP;
}
