import { day } from '@raizes/domain/documents/fields';
import type { Author } from '@raizes/domain/documents/pastor-message';
import { paths } from '@raizes/domain/paths';
import { useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { createOutbox } from '@/lib/outbox';
import { textDraft } from '@/lib/stored';

// Texts that are written and not sent yet. The code that sends them is loaded when there is something to send.

/** A disciple's unsent message to the leader, by uid. */
export const messageDraft = textDraft('message-draft');

/** A leader's reply that the server does not have yet, by the message's id. */
export const replyDraft = textDraft('reply-draft');

/** A leader's unsent first word, by the disciple's uid. */
export const firstWordDraft = textDraft('first-word-draft');

/** Shows a refused text that returns to the draft while another is being written. */
export function useReturnedText(draft: string, shown: string, show: (text: string) => void): void {
  const known = useRef(draft);
  useEffect(() => {
    if (known.current === draft) return;
    known.current = draft;
    if (draft !== '' && draft !== shown) show(draft);
  });
}

const unsentSchema = v.object({
  /** The document id that was tried last. */
  id: v.string(),
  message: v.string(),
  /** Stays the same when the id changes. Older entries lack this field and those below. */
  key: v.optional(v.string()),
  leaderId: v.optional(v.string()),
  devotionalId: v.optional(v.nullable(day)),
  /** The recipient of a leader's first word; absent in a disciple's message. */
  discipleId: v.optional(v.string()),
});
export type UnsentMessage = v.InferOutput<typeof unsentSchema>;

export const keyOf = ({ key, id }: UnsentMessage) => key ?? id;

export const authorOf = ({ discipleId }: UnsentMessage): Author =>
  discipleId === undefined ? 'disciple' : 'leader';

/** Whether a stored message is this one. A leader can send the same text to several disciples. */
export const isSameMessage = (
  { message, discipleId }: UnsentMessage,
  { message: question, response, user_id }: Record<string, unknown>,
): boolean =>
  discipleId === undefined ? question === message : response === message && user_id === discipleId;

export const messageOutbox = createOutbox({
  name: 'outbox',
  schema: v.array(unsentSchema),
  idOf: keyOf,
  pathOf: (_, { id }) => paths.pastorMessage(id),
  isWritten: isSameMessage,
});

/** The document ids of the unconfirmed messages. */
export function useUnsentMessages(uid: string): ReadonlySet<string> {
  const unsent = messageOutbox.useEntries(uid);
  return useMemo(() => new Set(unsent.map(({ id }) => id)), [unsent]);
}

/** Settles the messages of an earlier visit. */
export function useSettleMessages(uid: string): void {
  messageOutbox.useSettle(uid, (unsent) => {
    import('./send')
      .then((module) => module.resend(uid, unsent))
      .catch((cause: unknown) => console.warn('A message waits for the next visit', cause));
  });
}
