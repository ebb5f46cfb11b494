import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { PUBLISHED_LATE_DAYS } from '@raizes/domain/limits';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

const KEY = 'late-days';
const schema = v.array(day);

/** The late days of the server's last answer that can still be completed: each stays open for the seven days after it. */
export function knownLateDays(today: Day): Day[] {
  const first = addDays(today, -PUBLISHED_LATE_DAYS);
  return (readStored(KEY, schema) ?? []).filter((each) => each >= first && each < today);
}

export function rememberLateDays(days: readonly Day[]): void {
  storage.write(KEY, days);
}
