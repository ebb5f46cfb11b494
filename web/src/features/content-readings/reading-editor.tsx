import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { Alert, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { useReadingById } from './api';
import { emptyReading, valuesOf } from './reading-values';
import type { ReadingValues } from './reading-values';

const ReadingForm = lazyNamed(() => import('./reading-form'), 'ReadingForm');

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
export function ReadingEditor(props: Props) {
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
