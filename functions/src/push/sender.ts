import { isLocal } from './local-mode';
import type { PushSender } from './push-sender';
import { recorder } from './recorder';

let fcm: PushSender | null = null;

/** The one that fits where this runs. FCM is loaded only when something is sent. */
export const sender: PushSender = isLocal
  ? recorder
  : {
      async send(...what) {
        const { fcmSender } = await import('./fcm-sender');
        fcm ??= fcmSender();
        return fcm.send(...what);
      },
    };
