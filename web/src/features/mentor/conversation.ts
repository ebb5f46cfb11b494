import type { Day } from '@raizes/domain/day';
import { isDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { serverTime } from '@/lib/server-time';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';
import { writeDoc } from '@/lib/write';

const unusedSchema = v.object({
  id: v.string(),
  devotional_id: v.nullable(v.custom<Day>((day) => typeof day === 'string' && isDay(day))),
});
const unusedKey = (uid: string) => `mentor-unused.${uid}`;

export interface Conversation {
  id: string;
  /** Resolves once the server has its row; asked again after a failure, it tries again. */
  ensure: () => Promise<void>;
}

/** A conversation of an earlier day, whose row the server has. */
export const earlierConversation = (id: string): Conversation => ({
  id,
  ensure: () => Promise.resolve(),
});

/** A new conversation; the one that was opened last and in which nothing has been said is taken up again. */
export function newConversation(uid: string, devotionalId: Day | null): Conversation {
  const unused = stored(unusedKey(uid), unusedSchema);
  if (unused?.devotional_id === devotionalId) return earlierConversation(unused.id);
  const id = crypto.randomUUID();
  let created: Promise<void> | null = null;
  return {
    id,
    ensure: () => {
      created ??= create(uid, id, devotionalId).catch((error: unknown) => {
        created = null;
        throw error;
      });
      return created;
    },
  };
}

async function create(uid: string, id: string, devotional_id: Day | null): Promise<void> {
  const { sent } = writeDoc(paths.mentorConversation(uid, id), {
    user_id: uid,
    devotional_id,
    created_at: serverTime(),
  });
  await sent;
  storage.write(unusedKey(uid), { id, devotional_id });
}

/** Something has been said in it, or it is gone: the next one is another. */
export function markUsed(uid: string, id: string): void {
  if (stored(unusedKey(uid), unusedSchema)?.id === id) storage.remove(unusedKey(uid));
}
