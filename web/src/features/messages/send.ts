import { useMemo } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';
import { useStoredText } from '@/lib/use-stored-text';
import { messageDraft } from './message-draft';
import { outboxKey } from './outbox-key';

const schema = v.array(v.object({ id: v.string(), message: v.string() }));
type Unsent = v.InferOutput<typeof schema>[number];

const read = (uid: string) => stored(outboxKey(uid), schema) ?? [];

function write(uid: string, unsent: Unsent[]): void {
  if (unsent.length > 0) storage.write(outboxKey(uid), unsent);
  else storage.remove(outboxKey(uid));
}

/** The messages that have left the dialog and that the server has not confirmed: what was written is never lost. */
export const outbox = {
  ids: (uid: string) => read(uid).map(({ id }) => id),
  keep(uid: string, unsent: Unsent): void {
    write(uid, [...read(uid), unsent]);
  },
  /** The server has it. */
  forget(uid: string, id: string): void {
    write(
      uid,
      read(uid).filter((each) => each.id !== id),
    );
  },
  /** The server refuses it: its text is a draft again. */
  giveBack(uid: string, id: string): void {
    const refused = read(uid).find((each) => each.id === id);
    if (!refused) return;
    outbox.forget(uid, id);
    const texts = [refused.message, messageDraft.read(uid)].filter((text) => text !== '');
    messageDraft.write(uid, texts.join('\n\n'));
  },
};

/** The ids of the messages that wait for the server. */
export function useOutbox(uid: string): ReadonlySet<string> {
  const text = useStoredText(outboxKey(uid));
  return useMemo(() => new Set(text === null ? [] : outbox.ids(uid)), [uid, text]);
}
