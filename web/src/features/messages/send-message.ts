import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { serverTime } from '@/lib/server-time';
import { writeDoc } from '@/lib/write';
import { outbox } from './outbox';

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/**
 * Sends a message; without a network it is kept on the device and sent later.
 * @returns when the server has it or this device keeps it
 * @throws what the server refused it with; when it does so only later, `onRefusal` hears of it. Its text is a draft again.
 */
export async function sendMessage(
  { uid, leaderId, devotionalId, message }: NewMessage,
  onRefusal: (error: unknown) => void,
): Promise<'sent' | 'on-device'> {
  const id = crypto.randomUUID();
  outbox.keep(uid, { id, message });
  const { kept, sent } = writeDoc(paths.pastorMessage(id), {
    user_id: uid,
    pastor_id: leaderId,
    devotional_id: devotionalId,
    message,
    status: 'pending',
    response: null,
    responded_at: null,
    created_at: serverTime(),
  });
  try {
    const result = await kept;
    sent.then(
      () => outbox.forget(uid, id),
      (error: unknown) => {
        outbox.giveBack(uid, id);
        onRefusal(error);
      },
    );
    return result;
  } catch (error) {
    outbox.giveBack(uid, id);
    throw error;
  }
}
