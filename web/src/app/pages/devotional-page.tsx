import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box } from '@mui/material';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  completeDevotional,
  useDevotional,
  useDevotionalOrigin,
  useLateDays,
} from '@/features/devotional/api';
import { useOutage } from '@/lib/browser';
import { dayInSearch, nameOfDay } from '@/features/devotional/late-days';
import { CompletedElsewhere, useSentWords } from '@/features/devotional/completed-elsewhere';
import { DevotionalFlow } from '@/features/devotional/devotional-flow';
import {
  answersIn,
  asText,
  forVerse,
  missingStep,
  useDraftStep,
  useDraft,
} from '@/features/devotional/draft';
import { MentorButton } from '@/features/mentor/mentor-card';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import { useProgress } from '@/features/progress/api';
import { isDenied } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import type { Live } from '@/lib/live';
import type { SignedInProps } from '@/lib/session';
import { toastError } from '@/lib/toast';
import { useTimedOut, useToday } from '@/lib/timing';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { OtherText } from '@/ui/other-text';
import { Message } from '@/ui/message';
import type { Loadable } from '../dashboard/dashboard-data';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import { MentorHost } from '../mentor-host';
import {
  ChangedNotice,
  DeletedNotice,
  NoDevotional,
  useKept,
  useQuestionsChanged,
} from '../no-devotional';
import { FROM_WELCOME } from '../places';
import { useMentor } from '../use-mentor';

export function Page({ person: { uid } }: SignedInProps) {
  const today = useToday();
  const { search } = useLocation();
  const lateDay = dayInSearch(search);
  return (
    <Box
      component="main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'calc(100dvh - var(--offline-height))',
      }}
    >
      <title>Devocional · Raízes</title>
      {lateDay === null ? (
        <TodaysDevotional uid={uid} today={today} />
      ) : (
        <DevotionalOfLateDay key={lateDay} uid={uid} day={lateDay} today={today} />
      )}
    </Box>
  );
}

/** A devotional started before midnight counts for the day on which it was started. */
function TodaysDevotional({ uid, today }: { uid: string; today: Day }) {
  const [day] = useState(today);
  return <DevotionalOfDay uid={uid} day={day} today={day} />;
}

/**
 * Opens the devotional of a late day, to be completed for that day; redirects to today's when the day is not open. A day with a
 * draft stays open, and so does any day until the server has answered: the server decides on completion whether it still counts.
 */
function DevotionalOfLateDay(props: { uid: string; day: Day; today: Day }) {
  const { uid, day } = props;
  const [today] = useState(props.today);
  const late = useLateDays(today);
  const isBegun = useDraftStep(uid, day) !== null;
  const [isOpen, setOpen] = useState(false);
  if (late === null && !isBegun) return <FullPageSpinner />;
  const canOpen = day < today && (isBegun || late?.days.includes(day));
  if (canOpen && !isOpen) setOpen(true);
  const isUnknown = day < today && late?.fromCache;
  if (!canOpen && !isOpen && !isUnknown) return <Navigate to="/devotional" replace />;
  return <DevotionalOfDay {...props} today={today} />;
}

interface DevotionalOfDayProps {
  uid: string;
  day: Day;
  today: Day;
}

const toDashboard = { label: 'Voltar ao início', to: '/dashboard' };

/** Shows the day's devotional, or why there is none. Uses the devotional stored on this device until the first live answer. */
function DevotionalOfDay({ uid, day, today }: DevotionalOfDayProps) {
  const [stored] = useState(() => readStoredDashboard(uid, day));
  const isLate = day !== today;
  const live = orStored(useDevotional(day), stored.devotional);
  const { devotional, isDeleted, wasShown } = useKept(
    live,
    useDraftStep(uid, day) !== null && !isLate,
  );
  const progress = useProgress(uid, day, stored.stats);
  const outage = useOutage();
  const fromWelcome = useLocation().state === FROM_WELCOME;
  // Without stats the devotional still opens, after a while.
  const isUnknown = progress.stats === 'unknown';
  const isLoading = !useTimedOut(isUnknown) && isUnknown;
  // A deferred render, so that the page still responds to touch while the devotional renders.
  const isShown = useDeferredValue(devotional.state === 'ready' && !isLoading);

  switch (devotional.state) {
    case 'loading':
      return <FullPageSpinner />;
    case 'missing':
      if (devotional.fromCache) {
        return (
          <Message
            title={outage}
            text={`${isLate ? 'Este devocional' : 'O devocional de hoje'} ainda não foi guardado neste aparelho. Ele aparece aqui assim que a conexão voltar.`}
            action={toDashboard}
          />
        );
      }
      if (fromWelcome) return <Navigate to="/dashboard" replace />;
      return (
        <NoDevotional
          uid={uid}
          day={day}
          isLate={isLate}
          wasShown={wasShown}
          action={toDashboard}
        />
      );
    case 'malformed':
      return (
        <Message
          title="Devocional não encontrado."
          text={`Não conseguimos abrir ${isLate ? 'este devocional' : 'o devocional de hoje'}. Avise a sua igreja e tente mais tarde.`}
          action={toDashboard}
        />
      );
    case 'ready':
      if (isLoading || !isShown) return <FullPageSpinner />;
      return (
        <DevotionalSession
          uid={uid}
          today={today}
          devotional={devotional.value}
          isDeleted={isDeleted}
          stats={progress.stats}
          confirmed={progress.confirmed}
          sending={progress.sending}
        />
      );
  }
}

function orStored(live: Live<Devotional>, stored: Loadable<Devotional>): Live<Devotional> {
  const isUnknown = live.state === 'loading' || (live.state === 'missing' && live.fromCache);
  return isUnknown && typeof stored !== 'string'
    ? { state: 'ready', value: stored, sending: false, fromCache: true }
    : live;
}

const loadSuccess = () => import('../devotional-completed');
const DevotionalCompleted = lazyComponent(() =>
  loadSuccess().then((module) => module.DevotionalCompleted),
);
const RefusedDialog = lazyComponent(() => loadSuccess().then((module) => module.RefusedDialog));

interface DevotionalSessionProps {
  uid: string;
  today: Day;
  devotional: Devotional;
  isDeleted: boolean;
  stats: UserStats | 'unknown';
  confirmed: UserStats | 'unknown';
  sending: boolean;
}

/** `expired`: the server no longer accepts the late day. `replaced`: other words of a completed day were. */
type Phase = 'writing' | 'saving' | 'expired' | 'completed' | 'replaced';

/** One devotional: the eight steps, the completion and the success screen. */
function DevotionalSession(props: DevotionalSessionProps) {
  const { uid, today, devotional, isDeleted, stats, confirmed, sending } = props;
  const known = stats === 'unknown' ? null : stats;
  const profile = known && known.profile;
  const day = devotional.date;
  const late = day === today ? null : nameOfDay(day, today);
  const origin = useDevotionalOrigin(day);
  const navigate = useNavigate();
  const mentor = useMentor();
  const { draft: stored, change, other, dropOther } = useDraft(uid, day);
  const draft = forVerse(stored, devotional);
  const isChanged = useQuestionsChanged(devotional, asText(answersIn(draft)) !== '');
  const [phase, setPhase] = useState<Phase>('writing');
  const xp = known?.days[day]?.xp ?? 0;
  const isDone = xp > 0 && phase !== 'completed' && phase !== 'replaced';
  const sentWords = useSentWords(uid, day, isDone ? draft : null);
  const isElsewhere = xp > 0 && (sentWords !== 'same' || other !== '');
  // Preloaded, so that it can be shown offline.
  useEffect(() => {
    loadSuccess().catch((cause: unknown) =>
      console.warn('The success screen could not be preloaded', cause),
    );
  }, []);
  const leave = () => void navigate('/dashboard');

  async function handleRefusal(error: unknown): Promise<void> {
    console.error('The completion was refused', error);
    if (late && isDenied(error)) return setPhase('expired');
    setPhase('writing');
    toastError('Erro ao salvar', errorText(error));
  }

  async function complete(): Promise<void> {
    const step = missingStep(draft);
    if (step !== null) {
      toastError('Campos incompletos', 'Por favor, preencha sua reflexão e aplicação prática.');
      return void navigate(step - draft.step);
    }
    setPhase('saving');
    const sent = isDeleted ? { ...draft, memorization: null } : draft;
    const outcome = await completeDevotional(uid, day, sent, (error) => void handleRefusal(error));
    if (outcome === 'refused') return;
    setPhase(isElsewhere ? 'replaced' : 'completed');
    // Skip the steps in the browser's history, so that Back leaves the page.
    void navigate(1 - draft.step);
  }

  // This device counts the completion while it is being saved.
  const isOver = phase === 'completed' || phase === 'replaced';
  if (isOver || (xp > 0 && phase !== 'saving' && !isElsewhere)) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <DevotionalCompleted
          uid={uid}
          today={today}
          lateDayName={late}
          devotional={devotional}
          stats={stats}
          confirmed={confirmed}
          sending={sending}
          isRepeat={phase !== 'completed'}
          onClose={leave}
        />
      </Suspense>
    );
  }
  return (
    <DevotionalFlow
      devotional={devotional}
      draft={draft}
      change={change}
      saving={phase === 'saving'}
      origin={origin}
      lateDayName={late}
      onComplete={() => void complete()}
      onLeave={leave}
      notices={
        <>
          {isDeleted && <DeletedNotice />}
          {isChanged && <ChangedNotice />}
          {isElsewhere && sentWords === 'other' && (
            <CompletedElsewhere
              draft={draft}
              addsBonus={
                !isDeleted && draft.memorization?.isValid === true && !known?.days[day]?.memorized
              }
              onReplace={() => void complete()}
            />
          )}
          <OtherText text={other} onDiscard={dropOther} />
        </>
      }
    >
      <MentorButton onOpen={mentor.open} />
      <TalkToLeader uid={uid} profile={profile} devotional={day} />
      <MentorHost
        uid={uid}
        profile={profile}
        context={{ devotionalId: day, reference: devotional.verse_reference }}
      />
      {phase === 'expired' && (
        <Suspense>
          <RefusedDialog uid={uid} day={day} why="over" onClose={() => setPhase('writing')} />
        </Suspense>
      )}
    </DevotionalFlow>
  );
}
