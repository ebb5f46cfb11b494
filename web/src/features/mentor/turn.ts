import type { CrisisKind } from '@raizes/domain/crisis/crisis-kind';
import { mentorMessageSchema } from '@raizes/domain/documents/mentor-message';
import type { MentorSource } from '@raizes/domain/documents/mentor-message';
import { text } from '@raizes/domain/documents/fields';
import * as v from 'valibot';

export const saidSchema = v.object({ ...mentorMessageSchema.entries, id: text });
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
export const answerId = (requestId: string) => `${requestId}-resposta`;

/** All that has been said: what the server has written down, and what it has not yet of the turn. */
export function said(stored: readonly Words[], turn: Turn | null): Words[] {
  if (!turn || turn.state === 'failed') return [...stored];
  const has = (id: string) => stored.some((each) => each.id === id);
  const words: Words[] = [...stored];
  if (!has(turn.id)) words.push({ id: turn.id, role: 'user', text: turn.question });
  if (turn.state === 'answered' && !has(answerId(turn.id))) {
    const { answer, source, crisis } = turn;
    words.push({ id: answerId(turn.id), role: 'model', text: answer, source, crisis });
  }
  return words;
}

/** What the mentor has written so far of an answer that is not there yet; null when none is awaited. */
export function beingWritten(stored: readonly Words[], turn: Turn | null): string | null {
  if (turn?.state !== 'waiting') return null;
  return stored.some(({ id }) => id === answerId(turn.id)) ? null : turn.soFar;
}
