import '../app';
import { createHash } from 'node:crypto';
import { getMessaging } from 'firebase-admin/messaging';
import type { Messaging, MulticastMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import { fcmAnswers } from './fcm-answers';
import type { FcmAnswer } from './fcm-answers';
import { inBatches } from './fcm-batches';
import { verdictOf } from './fcm-outcome';
import { beReasonable } from './fcm-patience';
import type { DeviceOutcome, PushMessage, PushSender } from './push-sender';

/** A token about which FCM says nothing for so long is tried later. */
const PATIENCE_MS = 40_000;

/** Sends through FCM. */
export function fcmSender(
  messaging: Messaging = getMessaging(),
  patience = PATIENCE_MS,
): PushSender {
  beReasonable(messaging, patience);
  const ask = inBatches((message, tokens) => fcmAnswers(messaging, bodyOf(message, tokens)));
  return {
    async send(_uid, message, devices) {
      const tokens = [...new Set(devices.flatMap(({ token }) => token ?? []))];
      const outcomes = new Map(
        await Promise.all(
          tokens.map(async (token) => {
            const answer = await ask(message, token);
            return [token, outcomeOf(answer, message.tag)] as const;
          }),
        ),
      );
      return devices.map(({ token }) => (token && outcomes.get(token)) || 'refused');
    },
  };
}

/** Only data: the service worker makes the notification, or else it would show twice. */
function bodyOf({ ttlSeconds, ...data }: PushMessage, tokens: readonly string[]): MulticastMessage {
  // Of several with one topic, a push service that waits for a sleeping device delivers the last only.
  const topic = createHash('sha256').update(data.tag).digest('base64url').slice(0, 32);
  const headers = { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic };
  return { tokens: [...tokens], data, webpush: { headers } };
}

function outcomeOf(answer: FcmAnswer | undefined, tag: string): DeviceOutcome {
  if (answer?.success) return 'sent';
  const { code, message } = answer?.error ?? { code: 'none', message: 'No answer' };
  const { outcome, isOurFault } = verdictOf(code, message);
  if (isOurFault) logger.error('FCM refuses what we send', { tag, code, message });
  else if (outcome === 'later') logger.warn('FCM can not send now', { tag, code, message });
  return outcome;
}
