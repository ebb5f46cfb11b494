import type { Notification } from '@raizes/domain/documents/notification';
import { preview } from '@raizes/domain/preview';
import { PUSH_BODY_MAX_LENGTH, PUSH_TITLE_MAX_LENGTH } from '@raizes/domain/limits';

/** What a notification says on a locked screen, and to the push service. That somebody wrote, and not who. */
export function pushWords({ kind, title, body }: Pick<Notification, 'kind' | 'title' | 'body'>) {
  return {
    title: preview(title, PUSH_TITLE_MAX_LENGTH - 1),
    body:
      kind === 'message'
        ? 'Um discípulo escreveu para você.'
        : preview(body, PUSH_BODY_MAX_LENGTH - 1),
  };
}
