import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { useState } from 'react';
import { MentorButton } from '@/features/mentor/mentor-button';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import type { MentorContext } from '@/features/mentor/mentor-context';
import { NewBadges } from '@/features/notifications/new-badges';
import { completeReading } from '@/features/reading/complete-reading';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { titleOf } from '@/features/reading/titles';
import { useTimeSpent } from '@/features/reading/use-time-spent';
import { errorText } from '@/lib/error-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { MentorHost } from '../mentor/mentor-host';
import { useMentor } from '../mentor/use-mentor';
import { RelatedDevotional } from './related-devotional';

export interface SessionProps {
  uid: string;
  today: Day;
  stats: UserStats;
  reading: DailyReading;
  /** All the readings of its day. */
  readings: DailyReading[];
  isRead: (id: string) => boolean;
  /** The readings whose completion has not reached the server. */
  sending: ReadonlySet<string>;
}

function refuse(error: unknown): void {
  console.error('The completed reading was refused', error);
  toastError('Erro ao marcar leitura como concluída', errorText(error));
}

function contextOf(reading: DailyReading): MentorContext {
  const { devotional_id } = reading;
  const devotionalId = devotional_id !== null && isDay(devotional_id) ? devotional_id : null;
  return { devotionalId, reference: titleOf(reading) };
}

/** One person's way through one reading: the time it takes, and its completion. */
export function ReadingSession(props: SessionProps) {
  const { uid, today, stats, reading, readings, isRead, sending } = props;
  const { id } = reading;
  const mentor = useMentor();
  const [saving, setSaving] = useState<string | null>(null);
  const seconds = useTimeSpent(uid, id, isRead(id));

  async function complete(): Promise<void> {
    setSaving(id);
    try {
      const completion = { uid, id, day: today, seconds: seconds() };
      const kept = await completeReading(completion, refuse);
      toastSuccess(
        'Leitura concluída!',
        kept === 'on-device'
          ? 'Salvo neste aparelho. Será enviado assim que houver internet.'
          : undefined,
      );
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(null);
    }
  }

  return (
    <>
      <ReadingScreen
        reading={reading}
        readings={readings}
        isRead={isRead}
        sending={sending.has(id)}
        saving={saving === id}
        onComplete={() => void complete()}
      >
        {reading.devotional_id && <RelatedDevotional id={reading.devotional_id} today={today} />}
        <MentorButton onOpen={mentor.open} />
        <TalkToLeader uid={uid} profile={stats.profile} devotional={null} />
      </ReadingScreen>
      <MentorHost uid={uid} profile={stats.profile} context={contextOf(reading)} />
      <NewBadges uid={uid} unread={stats.unread_notifications} />
    </>
  );
}
