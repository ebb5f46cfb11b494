import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import { useDevotional } from '@/features/devotional/api';
import { NewBadges } from '@/features/notifications/new-badges';
import { useProgress } from '@/features/progress/use-progress';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { Message } from '@/ui/message';
import { DevotionalSession } from './devotional-session';

interface Props {
  uid: string;
  today: Day;
}

const toDashboard = { label: 'Voltar ao início', to: '/dashboard' };

/** Finds the day's devotional. One that was begun before midnight is finished on the day it was begun. */
export function TodaysDevotional({ uid, today }: Props) {
  const [day] = useState(today);
  const devotional = useDevotional(day);
  const progress = useProgress(uid, day);

  switch (devotional.state) {
    case 'loading':
      return <FullPageSpinner />;
    case 'missing':
      if (devotional.fromCache) {
        return (
          <Message
            title="Você está sem internet"
            text="O devocional de hoje ainda não foi guardado neste aparelho. Ele aparece aqui assim que a conexão voltar."
            action={toDashboard}
          />
        );
      }
      return (
        <Message
          title="Devocional Não Disponível"
          text="O devocional de hoje ainda não foi publicado. Volte mais tarde."
          action={toDashboard}
        />
      );
    case 'malformed':
      return (
        <Message
          title="Devocional não encontrado."
          text="Não conseguimos abrir o devocional de hoje. Avise a sua igreja e tente mais tarde."
          action={toDashboard}
        />
      );
    case 'ready':
      if (progress.stats === 'unknown') return <FullPageSpinner />;
      return (
        <>
          <DevotionalSession
            uid={uid}
            devotional={devotional.value}
            stats={progress.stats}
            sending={progress.sending}
          />
          <NewBadges uid={uid} unread={progress.stats.unread_notifications} />
        </>
      );
  }
}
