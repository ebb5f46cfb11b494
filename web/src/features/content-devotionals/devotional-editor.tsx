import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { Alert, Skeleton } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '@/lib/today';
import { lazyNamed } from '@/ui/lazy-named';
import { findEmptyDay, useDevotionalOf } from './api';
import { emptyDevotional, valuesOf } from './devotional-values';
import type { DevotionalValues } from './devotional-values';
import { addressOf } from './use-mode';
import type { Mode } from './use-mode';

const DevotionalForm = lazyNamed(() => import('./devotional-form'), 'DevotionalForm');
const AFTER_ANOTHER = 'after-another';

/** The form with what it begins with: nothing, or a devotional to change or to copy. */
export function DevotionalEditor({ uid, mode }: { uid: string; mode: Mode }) {
  const today = useToday();
  const [openedOn] = useState(today);
  if (mode.kind === 'new') {
    return <Form uid={uid} mode={mode} initial={emptyDevotional(mode.date ?? openedOn)} />;
  }
  return <FromExisting key={`${mode.kind}${mode.day}`} uid={uid} mode={mode} today={today} />;
}

interface FromExistingProps {
  uid: string;
  mode: Exclude<Mode, { kind: 'new' }>;
  today: Day;
}

function FromExisting({ uid, mode, today }: FromExistingProps) {
  const found = useDevotionalOf(mode.day);
  // As it was when it was opened: what another admin saves meanwhile must not take the text from under one's hands.
  const [opened, setOpened] = useState<Devotional | null>(null);
  if (found.state === 'ready' && opened === null) setOpened(found.value);
  if (opened && mode.kind === 'edit') {
    return <Form uid={uid} mode={mode} initial={valuesOf(opened)} />;
  }
  if (opened) return <Copy uid={uid} mode={mode} source={opened} today={today} />;
  if (found.state === 'loading') return <FormSkeleton />;
  return (
    <Alert severity="warning" role="status">
      Devocional não encontrado.
    </Alert>
  );
}

interface CopyProps extends FromExistingProps {
  source: Devotional;
}

/** For the next day that has none: from today on, or after the one that is copied. */
function Copy({ uid, mode, source, today }: CopyProps) {
  const start = addDays(source.date > today ? source.date : today, 1);
  const [date, setDate] = useState<Day | null>(null);
  useEffect(() => {
    // Without an answer the date hint still tells whether a day is taken.
    void findEmptyDay(start)
      .catch(() => start)
      .then(setDate);
  }, [start]);
  if (!date) return <FormSkeleton />;
  return <Form uid={uid} mode={mode} initial={{ ...valuesOf(source), date }} />;
}

interface FormProps {
  uid: string;
  mode: Mode;
  initial: DevotionalValues;
}

function Form({ uid, mode, initial }: FormProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const of = mode.kind === 'new' ? `new.${mode.date ?? ''}` : `${mode.kind}.${mode.day}`;

  function goOn(next: Day | null): void {
    window.scrollTo(0, 0);
    const state = next ? AFTER_ANOTHER : null;
    void navigate(addressOf.new(next ?? undefined), { replace: true, state });
  }

  return (
    <Suspense fallback={<FormSkeleton />}>
      <DevotionalForm
        key={location.key}
        uid={uid}
        initial={initial}
        isEdit={mode.kind === 'edit'}
        draftKey={`devotional.${uid}.${of}`}
        startsAtVerse={location.state === AFTER_ANOTHER}
        onDone={goOn}
      />
    </Suspense>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={640} sx={{ borderRadius: 1 }} />;
}
