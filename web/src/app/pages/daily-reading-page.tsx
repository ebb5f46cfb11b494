import { chapterPath } from '@raizes/domain/bible/passage';
import type { PlanDay } from '@raizes/domain/content/schedule';
import { addDays, daysBetween, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { emptyStats } from '@raizes/domain/progress/stats';
import BibleIcon from '@mui/icons-material/BookOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import { Button } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AboutChapter } from '@/features/bible/about-chapter';
import { placeOf } from '@/features/bible/place';
import { MentorButton } from '@/features/mentor/mentor-card';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import { useProgress } from '@/features/progress/api';
import {
  firstReadingAhead,
  useCompletedReading,
  usePlanDay,
  useReading,
  useReadingsOf,
  useReadingsOrStored,
  useReadingsOrigin,
  useReadingDay,
} from '@/features/reading/api';
import { completeReading, useReadingProgress } from '@/features/reading/completion';
import {
  DAYS_IN_STATS,
  hasReading,
  isReadingId,
  nextToRead,
  titleOf,
} from '@/features/reading/reading';
import { ReadingScreen, ReadingSkeleton } from '@/features/reading/reading-screen';
import { useTimeSpent } from '@/features/reading/reading-time';
import { useOutage } from '@/lib/browser';
import { errorText } from '@/lib/errors';
import type { SignedInProps } from '@/lib/session';
import { useTimedOut } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
import { MessagePage } from '@/ui/message';
import { BibleSwitch } from '../bible-switch';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import { MentorHost } from '../mentor-host';
import { useMentor } from '../use-mentor';

export function Page({ person }: SignedInProps) {
  const [query] = useSearchParams();
  return (
    <>
      <BibleSwitch here="/daily-reading" />
      <DailyReadingOfDay uid={person.uid} id={query.get('id')} />
    </>
  );
}

interface Props {
  uid: string;
  /** Id of the reading in the address; null opens the next of today's. */
  id: string | null;
}

/** Shows one of today's readings, which the dashboard has already loaded, or any other by its id. */
function DailyReadingOfDay({ uid, id }: Props) {
  const today = useReadingDay();
  const todays = useReadingsOrStored(today);
  const stored = useMemo(() => readStoredDashboard(uid, today), [uid, today]);
  const progress = useProgress(uid, today, stored.stats);
  // With unknown stats the reading still opens, after a while.
  const isUnknown = useTimedOut(progress.stats === 'unknown');
  const counted = useMemo(
    () => (isUnknown ? emptyStats(uid) : progress.stats),
    [isUnknown, uid, progress.stats],
  );
  const { stats, sending } = useReadingProgress(uid, counted);
  // A deferred render, so that the page still responds to touch while a long chapter renders.
  const isShown = useDeferredValue(todays.state === 'ready' && stats !== 'unknown');

  if (id !== null && !isReadingId(id)) return <NoReading reason="not-found" />;
  if (todays.state !== 'ready' || stats === 'unknown' || !isShown) return <ReadingSkeleton />;

  const session = {
    uid,
    today,
    stats,
    sending,
    isKnown: !isUnknown,
    isRead: (readingId: string) => hasReading(stats, readingId),
  };
  if (id === null || todays.value.some((reading) => reading.id === id)) {
    if (todays.value.length === 0) {
      return <NoReading reason={todays.fromCache ? 'offline' : 'none-today'} />;
    }
    return <TodaysReading key={today} {...session} id={id} readings={todays.value} />;
  }
  return <EarlierReading {...session} id={id} />;
}

interface TodaysReadingProps extends Omit<SessionProps, 'reading' | 'origin' | 'planDay'> {
  id: string | null;
  readings: DailyReading[];
}

/** Shows the one of today's readings that is in the address, or the first that was uncompleted when the page opened. */
function TodaysReading({ id, readings, ...session }: TodaysReadingProps) {
  const [opened] = useState(() => nextToRead(readings, session.isRead)?.id);
  const origin = useReadingsOrigin(session.today);
  const planDay = usePlanDay(session.today);
  const reading =
    readings.find((each) => each.id === (id ?? opened)) ?? nextToRead(readings, session.isRead);
  if (!reading) return <NoReading reason="none-today" />;
  return <ReadingSession {...session} {...{ reading, readings, origin, planDay }} />;
}

type Session = Omit<SessionProps, 'reading' | 'readings' | 'origin' | 'planDay'>;

/** Shows a reading of any day except today. */
function EarlierReading({ id, ...session }: Session & { id: string }) {
  const reading = useReading(id);
  switch (reading.state) {
    case 'loading':
      return <ReadingSkeleton />;
    case 'missing':
      return <NoReading reason={reading.fromCache ? 'offline' : 'not-found'} />;
    case 'malformed':
      return <NoReading reason="not-found" />;
    case 'ready': {
      const isListed = Math.abs(daysBetween(reading.value.date, session.today)) < DAYS_IN_STATS;
      const Found = isListed ? ReadingOfListedDay : StandaloneReading;
      return <Found {...session} reading={reading.value} />;
    }
  }
}

function ReadingOfListedDay({ reading, ...session }: Session & { reading: DailyReading }) {
  const others = useReadingsOf(reading.date);
  const origin = useReadingsOrigin(reading.date);
  const planDay = usePlanDay(reading.date);
  const readings = others.state === 'ready' && others.value.length > 0 ? others.value : [reading];
  return <ReadingSession {...session} {...{ reading, readings, origin, planDay }} />;
}

/** Shows a reading too old for the stats; the person's completion record tells whether it was completed. */
function StandaloneReading({ reading, ...session }: Session & { reading: DailyReading }) {
  const own = useCompletedReading(session.uid, reading.id);
  if (own.state === 'loading') return <ReadingSkeleton />;
  const isRead = (id: string) => own.state === 'ready' || session.isRead(id);
  return (
    <ReadingSession
      {...session}
      isRead={isRead}
      reading={reading}
      readings={[reading]}
      origin={null}
      planDay={null}
    />
  );
}

interface SessionProps {
  uid: string;
  today: Day;
  stats: UserStats;
  reading: DailyReading;
  /** All readings of its day. */
  readings: DailyReading[];
  /** Names the source of the readings; null if it has no name. */
  origin: string | null;
  /** Which day of the church's plan it is; null without one. */
  planDay: PlanDay | null;
  isRead: (id: string) => boolean;
  isKnown: boolean;
  /** Ids of completed readings that the server has not confirmed. */
  sending: ReadonlySet<string>;
}

/** One reading, the time spent on it, and its completion. */
function ReadingSession(props: SessionProps) {
  const { uid, today, stats, reading, readings, origin, planDay, isRead, sending } = props;
  const { id } = reading;
  const place = placeOf(reading);
  const mentor = useMentor();
  const tomorrow = useMemo(
    () => (reading.date === today ? firstReadingAhead(addDays(today, 1)) : undefined),
    [reading.date, today],
  );
  const [saving, setSaving] = useState<string | null>(null);
  const seconds = useTimeSpent(uid, id, isRead(id));

  async function complete(): Promise<void> {
    setSaving(id);
    const completion = { uid, id, day: today, seconds: seconds() };
    const outcome = await completeReading(completion, notifyRefusal);
    setSaving(null);
    if (outcome === 'refused') return;
    toastSuccess(
      'Leitura concluída!',
      outcome === 'on-device'
        ? 'Salvo neste aparelho. Será enviado assim que houver internet.'
        : undefined,
    );
  }

  return (
    <>
      <ReadingScreen
        reading={reading}
        readings={readings}
        origin={origin}
        planDay={planDay}
        tomorrow={tomorrow}
        isRead={(each) => each !== saving && isRead(each)}
        isKnown={props.isKnown}
        sending={saving !== id && sending.has(id)}
        saving={saving === id}
        onComplete={() => void complete()}
        about={place && <AboutChapter place={place} />}
      >
        {reading.devotional_id && <RelatedDevotional id={reading.devotional_id} today={today} />}
        {place && (
          <Button
            component={Link}
            to={chapterPath(place.book, place.chapter)}
            variant="outlined"
            startIcon={<BibleIcon />}
          >
            Abrir na Bíblia
          </Button>
        )}
        <MentorButton onOpen={mentor.open} />
        <TalkToLeader uid={uid} profile={stats.profile} devotional={null} />
      </ReadingScreen>
      <MentorHost uid={uid} profile={stats.profile} context={contextOf(reading)} />
    </>
  );
}

function notifyRefusal(error: unknown): void {
  console.error('The completed reading was refused', error);
  toastError('Erro ao marcar leitura como concluída', errorText(error));
}

function contextOf(reading: DailyReading): MentorContext {
  const { devotional_id } = reading;
  const devotionalId = devotional_id !== null && isDay(devotional_id) ? devotional_id : null;
  return { devotionalId, reference: titleOf(reading) };
}

/** Links to the devotional of a reading: today's opens to be completed, another day's opens in the history. */
function RelatedDevotional({ id, today }: { id: string; today: Day }) {
  const to = id === today ? '/devotional' : `/devotional-history?day=${encodeURIComponent(id)}`;
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<DevotionalIcon />}>
      Devocional relacionado
    </Button>
  );
}

const messages = {
  'not-found': {
    title: 'Leitura não encontrada',
    text: 'Ela pode ter sido removida, ou o endereço está incompleto.',
  },
  'none-today': {
    title: 'Não há leitura disponível para hoje',
    text: 'A leitura de hoje ainda não foi publicada. Volte mais tarde.',
  },
  offline: {
    title: null,
    text: 'Esta leitura ainda não foi guardada neste aparelho. Ela aparece aqui assim que a conexão voltar.',
  },
} as const;

/** Says why there is no reading to show. */
function NoReading({ reason }: { reason: keyof typeof messages }) {
  const outage = useOutage();
  const { title, text } = messages[reason];
  return (
    <MessagePage
      title={title ?? outage}
      text={text}
      action={{ label: 'Voltar ao início', to: '/dashboard' }}
    >
      <title>{`${messages[reason].title} · Raízes`}</title>
      <Button component={Link} to="/biblia" startIcon={<BibleIcon />}>
        Abrir a Bíblia
      </Button>
      {reason !== 'offline' && (
        <Button component={Link} to="/leituras">
          Ver as leituras anteriores
        </Button>
      )}
    </MessagePage>
  );
}
