import type { Day } from '@raizes/domain/day';
import { localTime } from '@raizes/domain/local-time';

/** The country's calendar day: what is counted per day begins anew when the people who use it wake up to a new one. */
export const churchDay = (now: Date): Day => localTime('America/Sao_Paulo', now).day;
