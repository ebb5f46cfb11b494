import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import { Alert, Card, Grid, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import {
  emptyReading,
  useMode,
  useReadingById,
  useReadingCount,
  valuesOf,
} from '@/features/content-readings/api';
import type { ReadingValues } from '@/features/content-readings/api';
import { ReadingList, RemoveDialog } from '@/features/content-readings/reading-list';
import { formDraft } from '@/lib/stored';
import { useToday } from '@/lib/today';
import { AdminPage, CalendarLink } from '@/ui/admin-page';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary } from '@/ui/load-boundary';
import type { SignedInProps } from '../routes';

const ReadingForm = lazyComponent(() =>
  import('@/features/content-readings/reading-form').then((module) => module.ReadingForm),
);

interface Props {
  uid: string;
  /** The id of the reading to change, or null for a new one. */
  editing: string | null;
  /** The day that a new one begins with, and whether it was asked for. */
  date: Day;
  isAsked: boolean;
  /** The one that was published just before. */
  previous: ReadingValues | null;
  onSaved: (saved: ReadingValues) => void;
  onCancel: () => void;
}

/** The form with what it begins with. */
function ReadingEditor(props: Props) {
  const { uid, editing, date, isAsked, previous, onSaved, onCancel } = props;
  const [openedOn] = useState(date);
  if (editing) return <Existing uid={uid} id={editing} onSaved={onSaved} onCancel={onCancel} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ReadingForm
        initial={emptyReading(openedOn)}
        editing={null}
        draftKey={`reading.${uid}.new.${isAsked ? openedOn : ''}`}
        previous={previous}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </Suspense>
  );
}

interface ExistingProps {
  uid: string;
  id: string;
  onSaved: Props['onSaved'];
  onCancel: () => void;
}

function Existing({ uid, id, onSaved, onCancel }: ExistingProps) {
  const found = useReadingById(id);
  // As it was when it was opened: what another admin saves meanwhile must not take the text from under one's hands.
  const [opened, setOpened] = useState<DailyReading | null>(null);
  if (found.state === 'ready' && opened === null) setOpened(found.value);
  if (opened) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ReadingForm
          initial={valuesOf(opened)}
          editing={id}
          draftKey={`reading.${uid}.edit.${id}`}
          previous={null}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      </Suspense>
    );
  }
  if (found.state === 'loading') return <FormSkeleton />;
  return (
    <Alert severity="warning" role="status">
      Leitura não encontrada
    </Alert>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={520} sx={{ borderRadius: 1 }} />;
}

/** The form on the left, the published readings on the right; on a phone one below the other. */
function ReadingsScreen({ uid }: { uid: string }) {
  const mode = useMode();
  const today = useToday();
  // Whoever comes for a day finds that day's readings first, and keeps the place.
  const [upTo] = useState(mode.date);
  const { count, recount } = useReadingCount();
  const [previous, setPrevious] = useState<ReadingValues | null>(null);
  const [removing, setRemoving] = useState<DailyReading | null>(null);

  function begin(): void {
    mode.begin();
    window.scrollTo(0, 0);
  }
  function edit({ id }: DailyReading): void {
    mode.edit(id);
    window.scrollTo(0, 0);
  }
  function onRemoved({ id }: DailyReading): void {
    recount();
    formDraft.forget(`reading.${uid}.edit.${id}`);
    if (id === mode.editing) begin();
  }

  return (
    <AdminPage
      title="Leituras Diárias"
      intro="Os capítulos que a igreja lê a cada dia."
      width="lg"
      actions={<CalendarLink day={mode.date ?? previous?.date} />}
    >
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <Typography id="reading-form" variant="h2" sx={{ mb: 2.5 }}>
              {mode.editing ? 'Editar Leitura' : 'Nova Leitura'}
            </Typography>
            <LoadBoundary title="Erro ao carregar leituras">
              <ReadingEditor
                key={mode.key}
                uid={uid}
                editing={mode.editing}
                date={mode.date ?? today}
                isAsked={mode.date !== null}
                previous={previous}
                onSaved={(saved) => {
                  recount();
                  setPrevious(mode.editing ? null : saved);
                  begin();
                }}
                onCancel={begin}
              />
            </LoadBoundary>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Leituras Cadastradas{count !== null && ` (${count})`}
          </Typography>
          <LoadBoundary title="Erro ao carregar leituras">
            <ReadingList upTo={upTo} edited={mode.editing} onEdit={edit} onRemove={setRemoving} />
          </LoadBoundary>
        </Grid>
      </Grid>
      {removing && (
        <RemoveDialog
          reading={removing}
          onRemoved={() => onRemoved(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </AdminPage>
  );
}

export function Page({ person }: SignedInProps) {
  return <ReadingsScreen uid={person.uid} />;
}
