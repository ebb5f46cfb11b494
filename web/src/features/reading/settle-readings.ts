import { paths } from '@raizes/domain/paths';
import { existsOnServer } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import { localReadings } from './local-readings';

/** Finds out what has become of the readings that an earlier visit completed, once there is a network. */
export async function settleReadings(uid: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    // One after the other: the first waits for all that is on its way.
    if (await existsOnServer(paths.userDailyReading(uid, id))) localReadings.markSent(uid, id);
    else if (localReadings.isSending(uid, id)) {
      localReadings.forget(uid, [id]);
      toastError(
        'Erro ao marcar leitura como concluída',
        'Uma leitura que você concluiu sem internet não foi aceita pelo servidor.',
      );
    }
  }
}
