import { findBookByName } from '@raizes/domain/bible/books';
import { chapterPath, verseCount } from '@raizes/domain/bible/passage';
import { daysBetween, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import BibleIcon from '@mui/icons-material/BookOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import { Button } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MentorButton } from '@/features/mentor/mentor-card';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import { NewBadges } from '@/features/notifications/new-badges';
import { useProgress } from '@/features/progress/api';
import {
  useCompletedReading,
  useReading,
  useReadingsOf,
  useReadingsOrStored,
  useReadingsOrigin,
} from '@/features/reading/api';
import { completeReading, useReadingProgress } from '@/features/reading/completion';
import { hasReading, isReadingId, nextToRead, titleOf } from '@/features/reading/reading';
import { ReadingScreen, ReadingSkeleton } from '@/features/reading/reading-screen';
import { useSittingDay, useTimeSpent } from '@/features/reading/reading-time';
import { errorText } from '@/lib/errors';
import { LiveProvider } from '@/lib/live';
import { toastError, toastSuccess } from '@/lib/toast';
import { MessagePage } from '@/ui/message';
import { readStoredDashboard } from '../dashboard/stored-dashboard';
import { MentorHost } from '../mentor-host';
import type { SignedInProps } from '../routes';
import { useMentor } from '../use-mentor';

export function Page({ person }: SignedInProps) {
  const [query] = useSearchParams();
  return (
    <LiveProvider>
      <DailyReadingOfDay uid={person.uid} id={query.get('id')} />
    </LiveProvider>
  );
}

interface Props {
  uid: string;
  /** The reading of the address; without one, today's next. */
  id: string | null;
}

/** The reading to show: one of today's, which the dashboard has already loaded, or any other by its id. */
function DailyReadingOfDay({ uid, id }: Props) {
  const today = useSittingDay();
  const todays = useReadingsOrStored(today);
  const stored = useMemo(() => readStoredDashboard(uid, today), [uid, today]);
  const progress = useProgress(uid, today, stored.stats);
  const { stats, sending } = useReadingProgress(uid, progress.stats);
  // The answer's reading is rendered in slices, between which a touch is answered.
  const isShown = useDeferredValue(todays.state === 'ready' && stats !== 'unknown');

  if (id !== null && !isReadingId(id)) return <NoReading why="not-found" />;
  if (todays.state !== 'ready' || stats === 'unknown' || !isShown) return <ReadingSkeleton />;

  const session = { uid, today, stats, sending, isRead: (each: string) => hasReading(stats, each) };
  if (id === null || todays.value.some((reading) => reading.id === id)) {
    if (todays.value.length === 0) {
      return <NoReading why={todays.fromCache ? 'offline' : 'none-today'} />;
    }
    return <TodaysReading key={today} {...session} id={id} readings={todays.value} />;
  }
  return <EarlierReading {...session} id={id} />;
}

interface TodaysReadingProps extends Omit<SessionProps, 'reading' | 'origin'> {
  id: string | null;
  readings: DailyReading[];
}

/** One of today's readings: that of the address, or the first uncompleted one when the page was opened. */
function TodaysReading({ id, readings, ...session }: TodaysReadingProps) {
  const [opened] = useState(() => nextToRead(readings, session.isRead)?.id);
  const origin = useReadingsOrigin(session.today);
  const reading =
    readings.find((each) => each.id === (id ?? opened)) ?? nextToRead(readings, session.isRead);
  if (!reading) return <NoReading why="none-today" />;
  return <ReadingSession {...session} reading={reading} readings={readings} origin={origin} />;
}

type Session = Omit<SessionProps, 'reading' | 'readings' | 'origin'>;

/** The progress does not say which readings of older days were completed: those are shown alone. */
const LISTED_DAYS = 30;

/** A reading of any other day. */
function EarlierReading({ id, ...session }: Session & { id: string }) {
  const reading = useReading(id);
  switch (reading.state) {
    case 'loading':
      return <ReadingSkeleton />;
    case 'missing':
      return <NoReading why={reading.fromCache ? 'offline' : 'not-found'} />;
    case 'malformed':
      return <NoReading why="not-found" />;
    case 'ready': {
      const isListed = Math.abs(daysBetween(reading.value.date, session.today)) < LISTED_DAYS;
      const Found = isListed ? ReadingOfListedDay : ReadingAlone;
      return <Found {...session} reading={reading.value} />;
    }
  }
}

function ReadingOfListedDay({ reading, ...session }: Session & { reading: DailyReading }) {
  const others = useReadingsOf(reading.date);
  const origin = useReadingsOrigin(reading.date);
  const readings = others.state === 'ready' && others.value.length > 0 ? others.value : [reading];
  return <ReadingSession {...session} reading={reading} readings={readings} origin={origin} />;
}

/** Too old for the progress: the person's own record says whether it was completed. */
function ReadingAlone({ reading, ...session }: Session & { reading: DailyReading }) {
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
  /** Where they come from; null where that is not said. */
  origin: string | null;
  isRead: (id: string) => boolean;
  /** The ids of the completed readings that the server has not confirmed. */
  sending: ReadonlySet<string>;
}

/** One reading: the time it takes, and its completion. */
function ReadingSession(props: SessionProps) {
  const { uid, today, stats, reading, readings, origin, isRead, sending } = props;
  const { id } = reading;
  const mentor = useMentor();
  const [saving, setSaving] = useState<string | null>(null);
  const seconds = useTimeSpent(uid, id, isRead(id));

  async function complete(): Promise<void> {
    setSaving(id);
    const completion = { uid, id, day: today, seconds: seconds() };
    const outcome = await completeReading(completion, refuse);
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
        isRead={isRead}
        sending={sending.has(id)}
        saving={saving === id}
        onComplete={() => void complete()}
      >
        {reading.devotional_id && <RelatedDevotional id={reading.devotional_id} today={today} />}
        <OpenInBible {...reading} />
        <MentorButton onOpen={mentor.open} />
        <TalkToLeader uid={uid} profile={stats.profile} devotional={null} />
      </ReadingScreen>
      <MentorHost uid={uid} profile={stats.profile} context={contextOf(reading)} />
      <NewBadges uid={uid} unread={stats.unread_notifications} />
    </>
  );
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

/** Links to the devotional of a reading: today's to do, another day's in the history. */
function RelatedDevotional({ id, today }: { id: string; today: Day }) {
  const to = id === today ? '/devotional' : `/devotional-history?day=${encodeURIComponent(id)}`;
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<DevotionalIcon />}>
      Devocional relacionado
    </Button>
  );
}

/** Links to the chapter in the Bible; to nothing where the admin has named a book of another kind. */
function OpenInBible({ book: name, chapter }: Pick<DailyReading, 'book' | 'chapter'>) {
  const book = findBookByName(name)?.id;
  if (!book || verseCount(book, chapter) === 0) return null;
  return (
    <Button
      component={Link}
      to={chapterPath(book, chapter)}
      variant="outlined"
      startIcon={<BibleIcon />}
    >
      Abrir na Bíblia
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
    title: 'Você está sem internet',
    text: 'Esta leitura ainda não foi guardada neste aparelho. Ela aparece aqui assim que a conexão voltar.',
  },
} as const;

/** Why there is no reading to show. */
function NoReading({ why }: { why: keyof typeof messages }) {
  return (
    <MessagePage {...messages[why]} action={{ label: 'Voltar ao início', to: '/dashboard' }}>
      <title>{`${messages[why].title} · Raízes`}</title>
      <Button component={Link} to="/biblia" startIcon={<BibleIcon />}>
        Abrir a Bíblia
      </Button>
      {why !== 'offline' && (
        <Button component={Link} to="/leituras">
          Ver as leituras anteriores
        </Button>
      )}
    </MessagePage>
  );
}
