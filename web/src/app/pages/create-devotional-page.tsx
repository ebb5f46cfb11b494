import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { Alert, Skeleton, Typography } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  addressOf,
  emptyDevotional,
  findEmptyDay,
  useDevotionalOf,
  useMode,
  valuesOf,
} from '@/features/content-devotionals/api';
import type { DevotionalValues, Mode } from '@/features/content-devotionals/api';
import { DevotionalList } from '@/features/content-devotionals/devotional-list';
import { formDraft } from '@/lib/stored';
import { useToday } from '@/lib/today';
import { AdminPage, CalendarLink } from '@/ui/admin-page';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary } from '@/ui/load-boundary';
import type { SignedInProps } from '../routes';

const DevotionalForm = lazyComponent(() =>
  import('@/features/content-devotionals/devotional-form').then((module) => module.DevotionalForm),
);
const AFTER_ANOTHER = 'after-another';

/** The form with what it begins with: nothing, or a devotional to change or to copy. */
function DevotionalEditor({ uid, mode }: { uid: string; mode: Mode }) {
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

/** Where devotionals are written, and below it those that are published. */
function DevotionalsScreen({ uid }: { uid: string }) {
  const mode = useMode();
  const navigate = useNavigate();
  const edited = mode.kind === 'edit' ? mode.day : null;
  return (
    <AdminPage
      title={edited ? 'Editar Devocional' : 'Novo Devocional Diário'}
      intro="O que a igreja lê, responde e guarda no coração em um dia."
      width="lg"
      actions={<CalendarLink day={mode.kind === 'new' ? mode.date : mode.day} />}
    >
      <LoadBoundary title="Erro ao carregar devocional">
        <DevotionalEditor uid={uid} mode={mode} />
      </LoadBoundary>
      <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
        Devocionais cadastrados
      </Typography>
      <LoadBoundary title="Erro ao carregar devocionais">
        <DevotionalList
          edited={edited}
          onRemoved={(day) => {
            formDraft.forget(`devotional.${uid}.edit.${day}`);
            if (day === edited) void navigate(addressOf.new(), { replace: true });
          }}
        />
      </LoadBoundary>
    </AdminPage>
  );
}

export function Page({ person }: SignedInProps) {
  return <DevotionalsScreen uid={person.uid} />;
}
