import { isBlank } from '@raizes/domain/sanitize';
import * as v from 'valibot';
import { storage } from '@/lib/storage';

const key = (messageId: string) => `reply-draft.${messageId}`;

/** The answer that a leader is writing to a message, kept on the device until the server has it. */
export const replyDraft = {
  read(messageId: string): string {
    const kept = v.safeParse(v.string(), storage.read(key(messageId)));
    return kept.success ? kept.output : '';
  },
  write(messageId: string, text: string): void {
    if (isBlank(text)) storage.remove(key(messageId));
    else storage.write(key(messageId), text);
  },
  forget: (messageId: string) => storage.remove(key(messageId)),
};
