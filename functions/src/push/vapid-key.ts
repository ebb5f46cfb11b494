import { HttpsError } from 'firebase-functions/https';
import { isLocal } from './local-mode';

/** A key of the right shape: where there is no push service, nobody asks whose it is. */
const LOCAL_KEY =
  'BKgH0ht_kCiU4C-9yRr6M6WVEU5whSKLjUSYQA8FO-DcnnHP8nHrOYFJrdntF7Oc-5_GM1qMGOttuFkDKmt80Ic';

/** The public half of the web push certificate that the Firebase console shows. */
export function vapidKey(): string {
  const key = process.env.VAPID_PUBLIC_KEY ?? (isLocal ? LOCAL_KEY : '');
  if (key) return key;
  throw new HttpsError('failed-precondition', 'As notificações ainda não foram configuradas.');
}
