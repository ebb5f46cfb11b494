import { instant } from '@raizes/domain/documents/fields';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { useGuardedDoc } from '@/lib/live';
import { fetchDoc } from '@/lib/reads';
import { deleteDoc, deliver, serverTime, updateDoc, writeDoc } from '@/lib/writes';

// What a leader does with messages and their authors, who learn of neither.

/** Takes a message out of the leader's lists, or puts it back. @throws when the server refuses it */
export const archiveMessage = (id: string, isArchived: boolean) =>
  updateDoc(paths.pastorMessage(id), { archived_at: isArchived ? serverTime() : null }).kept;

const muteSchema = v.object({ person_id: v.string(), muted_at: instant });

/** Whether a leader is not notified of a person's messages, live; `missing` if they are. */
export const useMute = (uid: string, personId: string) =>
  useGuardedDoc(paths.mutedPerson(uid, personId), muteSchema);

export async function isMuted(uid: string, personId: string): Promise<boolean> {
  const mute = await fetchDoc(paths.mutedPerson(uid, personId), muteSchema);
  return mute.state !== 'missing';
}

/** @throws when the server refuses it */
export async function setMuted(uid: string, personId: string, muted: boolean): Promise<void> {
  const path = paths.mutedPerson(uid, personId);
  const change = muted
    ? writeDoc(path, { person_id: personId, muted_at: serverTime() })
    : deliver(deleteDoc(path));
  await change.kept;
}
