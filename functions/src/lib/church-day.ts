import type { Day } from '@raizes/domain/day';
import { isDay } from '@raizes/domain/day';

/** The country's calendar day: what is counted per day begins anew when the people who use it wake up to a new one. */
const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

export function churchDay(now: Date): Day {
  const day = inBrazil.format(now);
  if (!isDay(day)) throw new Error('The platform writes days in another way');
  return day;
}
