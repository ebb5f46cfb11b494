import { randomUUID } from 'node:crypto';

/** The documents of a question and its answer: the same for the same request, so that it is counted and answered once. */
export function messageIds(requestId: string | null | undefined) {
  const id = requestId ?? randomUUID();
  return { question: id, answer: `${id}-resposta` };
}
