import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import { collections } from '@raizes/domain/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/lib/query-of';
import { toastNews } from '@/lib/toast';
import { watchQuery } from '@/lib/watch-query';
import { messageNews } from './message-news';

/** More than these do not arrive at a time. */
const NEWEST = 5;
const NAME_PATIENCE_MS = 15_000;

/** What was there when the app was opened is counted, not told. */
const since = new Date(performance.timeOrigin);
const told = new Set<string>();

/** Tells a leader of every message that arrives, wherever in the app they are. */
export function AnnounceMessages({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const tell = useEffectEvent((name: string, id: string) => {
    const action = { label: 'Ver mensagem', run: () => void navigate('/pastor-panel') };
    toastNews('Nova mensagem', `${name} escreveu para você.`, action, id);
  });

  useEffect(() => {
    const timers: number[] = [];
    const wait = (then: () => void) => timers.push(window.setTimeout(then, NAME_PATIENCE_MS));
    const newest = queryOf(collections.pastorMessages, {
      conditions: [
        ['pastor_id', '==', uid],
        ['status', '==', 'pending'],
      ],
      newestBy: 'created_at',
      size: NEWEST,
    });
    const look = messageNews({ since, told, tell: (name, id) => tell(name, id), wait });
    const stop = watchQuery(newest, pastorMessageSchema, look);
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [uid]);

  return null;
}
