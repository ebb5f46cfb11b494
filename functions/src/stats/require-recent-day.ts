import type { Day } from '@raizes/domain/day';
import {
  COMPLETED_ON_TOLERANCE_DAYS,
  COMPLETION_EARLY_MINUTES,
  COMPLETION_LATE_DAYS,
} from '@raizes/domain/limits';
import type { DocumentReference } from 'firebase-admin/firestore';
import { UnusableDocument } from '../lib/unusable-document';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The security rules' window once more, a day wider, in case something wrote past them: XP can't be had for years at once.
 * @throws {UnusableDocument} when the day is too far from the moment at which it was written
 */
export function requireRecentDay(day: Day, written: string, { path }: DocumentReference): void {
  const age = Date.parse(written) - Date.parse(`${day}T00:00:00Z`);
  const oldest = (COMPLETION_LATE_DAYS + COMPLETED_ON_TOLERANCE_DAYS + 1) * DAY_MS;
  const newest = -(COMPLETED_ON_TOLERANCE_DAYS * DAY_MS + COMPLETION_EARLY_MINUTES * MINUTE_MS);
  if (age > oldest || age < newest) throw new UnusableDocument(path, ['day: out of the window']);
}
