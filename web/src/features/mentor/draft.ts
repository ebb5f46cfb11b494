import { mentorMessageSchema } from '@raizes/domain/documents/mentor';
import { paths } from '@raizes/domain/paths';
import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { fetchDoc } from '@/lib/reads';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

const draftSchema = v.object({
  /** The field's content. */
  text: v.string(),
  /** A question that was sent and has no answer yet. */
  asked: v.string(),
  /** The id of its request, and of the conversation that it belongs to. */
  id: v.optional(v.string()),
  conversation: v.optional(v.string()),
});
/** What a person has written to the mentor and has no answer to; stored on the device. */
export type Draft = v.InferOutput<typeof draftSchema>;

export const draftKey = (uid: string) => `mentor-draft.${uid}`;

export const readDraft = (uid: string): Draft =>
  readStored(draftKey(uid), draftSchema) ?? { text: '', asked: '' };

export function writeDraft(uid: string, draft: Draft): void {
  if (joinDraft(draft) === '') storage.remove(draftKey(uid));
  else storage.write(draftKey(uid), draft);
}

export const joinDraft = ({ asked, text }: Pick<Draft, 'asked' | 'text'>) =>
  [asked, text].filter((each) => !isBlank(each)).join('\n\n');

/** The server stores the answer under this id. */
export const answerId = (requestId: string) => `${requestId}-resposta`;

/** Whether the server has answered the draft's pending question. @throws when the server is unreachable */
export async function isAnswered(uid: string, draft: Draft): Promise<boolean> {
  const { asked, id, conversation } = draft;
  if (isBlank(asked) || !id || !conversation) return false;
  const path = paths.mentorMessage(uid, conversation, answerId(id));
  return (await fetchDoc(path, mentorMessageSchema)).state !== 'missing';
}

/** Drops the pending question of an earlier visit if it was answered. @throws when the server is unreachable */
export async function settleQuestion(uid: string): Promise<void> {
  const draft = readDraft(uid);
  if (!(await isAnswered(uid, draft))) return;
  // Another window can have asked or written meanwhile.
  const { id, text } = readDraft(uid);
  if (id === draft.id) writeDraft(uid, { text, asked: '' });
}
