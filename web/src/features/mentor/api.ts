import type { CrisisKind } from '@raizes/domain/crisis/kinds';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { text as textField } from '@raizes/domain/documents/fields';
import {
  mentorConversationSchema,
  mentorMessageSchema,
  mentorSources,
} from '@raizes/domain/documents/mentor';
import type { MentorSource } from '@raizes/domain/documents/mentor';
import { collections, paths } from '@raizes/domain/paths';
import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { useDocs } from '@/lib/live';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { deleteDoc, serverTime, writeDoc } from '@/lib/writes';

const saidSchema = v.object({ ...mentorMessageSchema.entries, id: textField });
type Said = v.InferOutput<typeof saidSchema>;
/** As it is shown. */
export type Words = Pick<Said, 'id' | 'role' | 'text' | 'source' | 'crisis'>;

/** The question that was asked last from this screen, and what has become of it. */
export type Turn = { id: string; question: string } & (
  | { state: 'waiting'; soFar: string }
  | { state: 'answered'; answer: string; source: MentorSource; crisis?: CrisisKind | undefined }
  | { state: 'failed'; why: string }
);

/** The server writes the question down under the request's id, and the answer under this. */
const answerId = (requestId: string) => `${requestId}-resposta`;

/** All that has been said: what the server has written down, and what it has not yet of the turn. */
export function said(saved: readonly Words[], turn: Turn | null): Words[] {
  if (!turn || turn.state === 'failed') return [...saved];
  const has = (id: string) => saved.some((each) => each.id === id);
  const words: Words[] = [...saved];
  if (!has(turn.id)) words.push({ id: turn.id, role: 'user', text: turn.question });
  if (turn.state === 'answered' && !has(answerId(turn.id))) {
    const { answer, source, crisis } = turn;
    words.push({ id: answerId(turn.id), role: 'model', text: answer, source, crisis });
  }
  return words;
}

/** What the mentor has written so far of an answer that is not there yet; null when none is awaited. */
export function beingWritten(saved: readonly Words[], turn: Turn | null): string | null {
  if (turn?.state !== 'waiting') return null;
  return saved.some(({ id }) => id === answerId(turn.id)) ? null : turn.soFar;
}

const conversationSchema = v.object({ ...mentorConversationSchema.entries, id: textField });
export type EarlierConversation = v.InferOutput<typeof conversationSchema>;

const LISTED = 30;
const SHOWN = 100;

/** The conversations in which something was said, the last one first. (Others have no `updated_at`, and are not found by it.) */
export function useConversations(uid: string) {
  return useDocs(
    { path: collections.mentorConversations(uid), descending: 'updated_at', size: LISTED },
    conversationSchema,
  );
}

/** What was said in a conversation, newest first. */
export function useStoredWords(uid: string, conversationId: string) {
  return useDocs(
    {
      path: collections.mentorMessages(uid, conversationId),
      descending: 'created_at',
      size: SHOWN,
    },
    saidSchema,
  );
}

/** Erases a conversation with all that was said in it. */
export const eraseConversation = (uid: string, id: string) =>
  deleteDoc(paths.mentorConversation(uid, id));

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
  const unused = readStored(unusedKey(uid), unusedSchema);
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
  if (readStored(unusedKey(uid), unusedSchema)?.id === id) storage.remove(unusedKey(uid));
}

const schema = v.object({
  /** What is in the field. */
  text: v.string(),
  /** What has been sent and not been answered. */
  asked: v.string(),
});
type MentorDraft = v.InferOutput<typeof schema>;

const key = (uid: string) => `mentor-draft.${uid}`;

/** Both, one after the other: what comes back into the field. */
export const together = ({ asked, text }: MentorDraft) =>
  [asked, text].filter((each) => !isBlank(each)).join('\n\n');

/** What a person has written to the mentor, on the device until it is answered. */
export const mentorDraft = {
  read(uid: string): string {
    const kept = readStored(key(uid), schema);
    return kept ? together(kept) : '';
  },
  write(uid: string, draft: MentorDraft): void {
    if (together(draft) === '') storage.remove(key(uid));
    else storage.write(key(uid), draft);
  },
};

const KEY = 'mentor-source';

/** Who answered last on this device. */
export const lastSource = (): MentorSource | null => readStored(KEY, v.picklist(mentorSources));

export const rememberSource = (source: MentorSource) => void storage.write(KEY, source);

/** Who answers, said before anything is asked and with every conversation. */
export function sourceNote(source: MentorSource | null): string {
  switch (source) {
    case 'local':
      return 'Modo local: respostas preparadas, sem IA externa.';
    case 'gemini':
      return 'Responde uma IA externa (Google Gemini), que pode errar.';
    case null:
      return 'Aqui aparece quem respondeu: o modo local ou uma IA externa.';
  }
}
