import type { Devotional } from '@raizes/domain/documents/devotional';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak } from '@raizes/domain/streak';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { completeDevotional } from '@/features/devotional/complete-devotional';
import { DevotionalFlow } from '@/features/devotional/devotional-flow';
import { draftStore } from '@/features/devotional/draft';
import { unsettled } from '@/features/devotional/unsettled';
import { useDraft } from '@/features/devotional/use-draft';
import { MentorButton } from '@/features/mentor/mentor-button';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import { localCompletion } from '@/features/progress/local-completion';
import type { LocalCompletion } from '@/features/progress/local-completion';
import { toastError } from '@/lib/toast';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { lazyNamed } from '@/ui/lazy-named';
import { MentorHost } from '../mentor/mentor-host';
import { useMentor } from '../mentor/use-mentor';

const loadSuccess = () => import('@/features/devotional/success-screen');
const SuccessScreen = lazyNamed(loadSuccess, 'SuccessScreen');

interface Props {
  uid: string;
  devotional: Devotional;
  stats: UserStats;
  sending: boolean;
}

type Completion = Omit<LocalCompletion, 'sent'>;
type Phase = 'writing' | 'saving' | 'completed';

/** One person's way through one devotional: the eight steps, the saving, the success. */
export function DevotionalSession({ uid, devotional, stats, sending }: Props) {
  const day = devotional.date;
  const navigate = useNavigate();
  const mentor = useMentor();
  const [draft, change] = useDraft(uid, day);
  const [phase, setPhase] = useState<Phase>('writing');
  const xp = stats.days[day]?.xp ?? 0;
  // It is there before it is needed, whatever becomes of the network.
  useEffect(() => {
    loadSuccess().catch((cause: unknown) => console.warn('The success screen waits', cause));
  }, []);
  const leave = () => void navigate('/dashboard');

  function refuse(error: unknown): void {
    console.error('The completion was refused', error);
    localCompletion.forget(uid);
    unsettled.forget(uid, day);
    setPhase('writing');
    void tellOfRefusal(error);
  }

  /** What the server answered, however late. */
  async function confirm(sent: Promise<void>, completion: Completion): Promise<void> {
    try {
      await sent;
      draftStore.forget(uid, day);
      unsettled.forget(uid, day);
      localCompletion.keep(uid, { ...completion, sent: true });
    } catch (error) {
      refuse(error);
    }
  }

  async function complete(): Promise<void> {
    if (!draft.reflection.trim() || !draft.application.trim()) {
      toastError('Campos incompletos', 'Por favor, preencha sua reflexão e aplicação prática.');
      return;
    }
    setPhase('saving');
    unsettled.keep(uid, day);
    const { kept, sent } = completeDevotional(uid, day, draft);
    const completion = { day, memorized: draft.memorization?.isValid ?? false, at: new Date() };
    void confirm(sent, completion);
    try {
      if ((await kept) === 'on-device') localCompletion.keep(uid, { ...completion, sent: false });
    } catch {
      return; // The person has been told.
    }
    setPhase('completed');
  }

  if (phase === 'completed' || xp > 0) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SuccessScreen
          devotional={devotional}
          xpGained={xp}
          streak={livingStreak(stats, day)}
          level={stats.current_level}
          sending={sending}
          again={phase !== 'completed'}
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
      onComplete={() => void complete()}
      onLeave={leave}
    >
      <MentorButton onOpen={mentor.open} />
      <TalkToLeader uid={uid} profile={stats.profile} devotional={day} />
      <MentorHost
        uid={uid}
        profile={stats.profile}
        context={{ devotionalId: day, reference: devotional.verse_reference }}
      />
    </DevotionalFlow>
  );
}

/** What the table of errors says is seldom needed, and never without a network: it is the server that refuses. */
async function tellOfRefusal(error: unknown): Promise<void> {
  let text = 'Tente novamente.';
  try {
    const { errorText } = await import('@/lib/error-text');
    text = errorText(error);
  } catch (cause) {
    console.warn('The table of errors could not be loaded', cause);
  }
  toastError('Erro ao salvar', text);
}
