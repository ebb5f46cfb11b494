import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { collections } from '@raizes/domain/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/lib/queries';
import { watchQuery } from '@/lib/reads';
import { toastNews } from '@/lib/toast';
import { NAMELESS } from './panel-list';

interface Ways {
  /** What is older is no news. */
  since: Date;
  /** The ids of the messages that have been told of. */
  told: Set<string>;
  /** Says that somebody of this name has written. */
  tell: (name: string, id: string) => void;
  /** Calls back when the server has had time enough to add the name. */
  wait: (then: () => void) => void;
}

/**
 * Tells of each new message once, by the name of who wrote it, which the server adds shortly after its arrival.
 * @returns what takes the newest pending messages whenever they change
 */
export function messageNews({ since, told, tell, wait }: Ways): (found: PastorMessage[]) => void {
  function tellOnce(id: string, name: string): void {
    if (told.has(id)) return;
    told.add(id);
    tell(name, id);
  }

  return (found) => {
    for (const { id, disciple_name, created_at } of found.toReversed()) {
      if (told.has(id) || created_at < since) continue;
      if (disciple_name === null) wait(() => tellOnce(id, NAMELESS));
      else tellOnce(id, disciple_name);
    }
  };
}

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
