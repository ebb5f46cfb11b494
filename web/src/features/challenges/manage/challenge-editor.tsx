import type { Challenge } from '@raizes/domain/documents/challenge';
import { Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { useChallenge } from './api';
import { emptyChallenge, valuesOf } from './challenge-values';

const ChallengeForm = lazyNamed(() => import('./challenge-form'), 'ChallengeForm');

interface Props {
  uid: string;
  /** The id of the challenge to change, or null for a new one. */
  editing: string | null;
  onDone: () => void;
}

/** The form with what it begins with. */
export function ChallengeEditor({ uid, editing, onDone }: Props) {
  if (editing) return <Existing uid={uid} id={editing} onDone={onDone} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ChallengeForm uid={uid} initial={emptyChallenge} editing={null} onDone={onDone} />
    </Suspense>
  );
}

function Existing({ uid, id, onDone }: { uid: string; id: string; onDone: () => void }) {
  const found = useChallenge(id);
  // As it was when it was opened: what another admin saves meanwhile must not take the text from under one's hands.
  const [opened, setOpened] = useState<Challenge | null>(null);
  if (found.state === 'ready' && opened === null) setOpened(found.value);
  if (opened) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ChallengeForm uid={uid} initial={valuesOf(opened)} editing={id} onDone={onDone} />
      </Suspense>
    );
  }
  if (found.state === 'loading') return <FormSkeleton />;
  return <Typography role="status">Desafio não encontrado.</Typography>;
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={480} sx={{ borderRadius: 1 }} />;
}
