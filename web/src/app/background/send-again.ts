import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { hasDay } from '@raizes/domain/progress/streak';
import { localCompletions } from '@/features/progress/api';
import type { LocalCompletion } from '@/features/progress/api';
import { readingOutbox } from '@/features/reading/completion';
import { hasReading } from '@/features/reading/reading';
import { isDenied } from '@/lib/error-code';
import { existsOnServer, fetchDoc } from '@/lib/reads';
import { updateDoc } from '@/lib/writes';

/**
 * Recovers completions that reached the server but were never counted, because their trigger was lost: a changed
 * `completed_at` fires it again. Completions counted meanwhile leave the device's outbox.
 */
export async function sendAgain(uid: string): Promise<void> {
  const stats = await fetchDoc(paths.userStats(uid), userStatsSchema);
  const counted = stats.state === 'ready' ? stats.value : null;
  for (const kept of localCompletions.read(uid)) await sendDevotional(uid, kept, counted);
  const readings = readingOutbox.read(uid).filter(({ sent }) => sent);
  const uncounted = readings.filter(({ id }) => !counted || !hasReading(counted, id));
  for (const { id, at } of uncounted) {
    await write(paths.userDailyReading(uid, id), at, () => readingOutbox.remove(uid, id));
  }
}

async function sendDevotional(
  uid: string,
  kept: LocalCompletion,
  counted: UserStats | null,
): Promise<void> {
  const { day, at } = kept;
  const path = paths.userDevotional(uid, day);
  const forget = () => localCompletions.forget(uid, day);
  if (counted && hasDay(counted.runs, day)) forget();
  else if (kept.sent) await write(path, at, forget);
  // The write has just arrived: the trigger may still be counting it.
  else if ((await existsOnServer(path)) && localCompletions.of(uid, day)) {
    localCompletions.keep(uid, { ...kept, sent: true });
  }
}

/** @param onRefusal called when the rules refuse the write: the completion is too old to count. */
async function write(path: string, at: Date, onRefusal: () => void): Promise<void> {
  const completed_at = new Date(at.getTime() + 1 + (Date.now() % 1000));
  try {
    await updateDoc(path, { completed_at }).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    onRefusal();
  }
}
