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
import { mergeDoc } from '@/lib/writes';

/**
 * Recovers completions that reached the server but were never counted because their event was lost: changing
 * `completed_at` fires the trigger again. Completions counted in the meantime are removed from the device's outbox.
 */
export async function sendAgain(uid: string): Promise<void> {
  const stats = await fetchDoc(paths.userStats(uid), userStatsSchema);
  const counted = stats.state === 'ready' ? stats.value : null;
  for (const completion of localCompletions.read(uid))
    await resendDevotional(uid, completion, counted);
  const readings = readingOutbox.read(uid).filter(({ sent }) => sent);
  const uncounted = readings.filter(({ id }) => !counted || !hasReading(counted, id));
  for (const { id, at } of uncounted) {
    await refire(paths.userDailyReading(uid, id), at, () => readingOutbox.remove(uid, id));
  }
}

async function resendDevotional(
  uid: string,
  completion: LocalCompletion,
  counted: UserStats | null,
): Promise<void> {
  const { day, at } = completion;
  const path = paths.userDevotional(uid, day);
  const forget = () => localCompletions.forget(uid, day);
  if (counted && hasDay(counted.runs, day)) forget();
  else if (completion.sent) await refire(path, at, forget);
  // The write has only just arrived, and the trigger might still be counting it: mark it for the next run.
  else if ((await existsOnServer(path)) && localCompletions.find(uid, day)) {
    localCompletions.put(uid, { ...completion, sent: true });
  }
}

/**
 * Fires the completion's trigger again by shifting `completed_at` by up to a second.
 * @param onRefusal called when the rules refuse the write because the completion is too old to count
 */
async function refire(path: string, at: Date, onRefusal: () => void): Promise<void> {
  const completed_at = new Date(at.getTime() + 1 + (Date.now() % 1000));
  try {
    await mergeDoc(path, { completed_at }).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    onRefusal();
  }
}
