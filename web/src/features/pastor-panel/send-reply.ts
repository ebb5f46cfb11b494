import { paths } from '@raizes/domain/paths';
import { serverTime } from '@/lib/server-time';
import { changeDoc } from '@/lib/write';
import { replyDraft } from './reply-draft';

/**
 * Answers a message; without a network the answer is kept on the device and sent later. Its draft stays until the server has
 * it: an answer that is refused is there to be gone on with.
 * @throws what the server refused it with; when it does so only later, `onRefusal` hears of it
 */
export async function sendReply(
  messageId: string,
  response: string,
  onRefusal: (error: unknown) => void,
): Promise<'sent' | 'on-device'> {
  const { kept, sent } = changeDoc(paths.pastorMessage(messageId), {
    status: 'responded',
    response,
    responded_at: serverTime(),
  });
  const result = await kept;
  sent.then(() => replyDraft.forget(messageId), onRefusal);
  return result;
}
