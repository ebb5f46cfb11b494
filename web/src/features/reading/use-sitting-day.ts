import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import { useToday } from '@/lib/today';

/** Whoever still reads at this hour has not begun the new day. */
const NIGHT_ENDS_AT = 4;

/**
 * The day that a sitting counts for: a reading begun before midnight is finished on the day it was begun, and an app left open
 * overnight shows the new day in the morning.
 */
export function useSittingDay(): Day {
  const today = useToday();
  const night = useToday(NIGHT_ENDS_AT);
  const [begun, setBegun] = useState(today);
  const isOver = begun < night || begun > today;
  if (isOver) setBegun(today);
  return isOver ? today : begun;
}
