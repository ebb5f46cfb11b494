import { paths } from '@raizes/domain/paths';
import { existsOnServer } from '@/lib/reads';
import { outbox, tellOfFailure } from './send';

/** Finds out what has become of the messages of an earlier visit, once there is a network. */
export async function settleOutbox(uid: string): Promise<void> {
  for (const id of outbox.ids(uid)) {
    // One after the other: the first waits for all that is on its way.
    if (await existsOnServer(paths.pastorMessage(id))) outbox.forget(uid, id);
    else if (outbox.ids(uid).includes(id)) {
      outbox.giveBack(uid, id);
      tellOfFailure();
    }
  }
}
