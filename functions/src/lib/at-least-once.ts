import * as logger from 'firebase-functions/logger';
import { dropUnusable } from './drop-unusable';

/** How long a failing event is delivered again before it is given up. */
const RETRY_HOURS = 6;

/**
 * The policy of every trigger. What fails is thrown on, so that the platform delivers the event again (each trigger
 * sets `retry`); what can never succeed, a document that does not fit or an event that has failed for hours, is
 * logged and dropped, or it would come back for a day.
 */
export function atLeastOnce<Event extends { id: string; time: string; document: string }>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const about = { event: event.id, document: event.document };
    if (Date.now() - Date.parse(event.time) > RETRY_HOURS * 3_600_000) {
      logger.error('Event given up: too old', about);
      return;
    }
    await dropUnusable(about, () => handle(event));
  };
}
