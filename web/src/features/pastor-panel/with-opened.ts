import type { PastorMessage } from '@raizes/domain/documents/pastor-message';

/** A list with a message that has just left it because it was opened: it stays in its place as long as it is. */
export function withOpened(
  list: readonly PastorMessage[],
  opened: PastorMessage | null,
): PastorMessage[] {
  if (!opened || opened.status !== 'read' || list.some(({ id }) => id === opened.id)) {
    return [...list];
  }
  return [...list, opened].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}
