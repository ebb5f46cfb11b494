import * as v from 'valibot';
import { isBlank } from '@raizes/domain/sanitize';
import { storage } from '@/lib/storage';

const key = (uid: string) => `message-draft.${uid}`;

/** What a person is writing to the leader, kept on the device from one dialog to the next until it is sent. */
export const messageDraft = {
  read(uid: string): string {
    const kept = v.safeParse(v.string(), storage.read(key(uid)));
    return kept.success ? kept.output : '';
  },
  write(uid: string, text: string): void {
    if (isBlank(text)) storage.remove(key(uid));
    else storage.write(key(uid), text);
  },
};
