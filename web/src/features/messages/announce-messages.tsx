import { discipleName } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { clockOffset } from '@/lib/timing';
import { toastNews } from '@/lib/toast';
import { isMuted, watchPendingMessages } from './api';

/** When the page was opened, by the server's clock. Older messages count as pending but are not announced. */
const appStart = () => performance.timeOrigin + clockOffset();

/** The ids of the announced messages, shared by all mounts. */
const announced = new Set<string>();

/** Shows a leader a toast for each message that arrives, anywhere in the app, and counts the pending ones for the navigation. */
export function AnnounceMessages({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const announce = useEffectEvent(async (message: PastorMessage) => {
    if (announced.has(message.id)) return;
    announced.add(message.id);
    // If the mute can't be read, an unwanted toast is better than an unseen message.
    if (await isMuted(uid, message.user_id).catch(() => false)) return;
    const run = () => void navigate(`/pastor-panel?message=${message.id}`);
    const action = { label: 'Ver mensagem', run };
    toastNews('Nova mensagem', `${discipleName(message)} escreveu para você.`, action, message.id);
  });

  useEffect(() => {
    return watchPendingMessages(uid, (newestFirst) => {
      for (const message of newestFirst.toReversed()) {
        if (message.created_at.getTime() >= appStart()) void announce(message);
      }
    });
  }, [uid]);

  return null;
}
