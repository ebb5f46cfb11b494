import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import {
  emptyDevotional,
  findEmptyDay,
  useDevotional,
  devotionalValues,
} from '@/features/content/devotionals/api';
import { DevotionalForm } from '@/features/content/devotionals/devotional-form';
import { DevotionalList } from '@/features/content/devotionals/devotional-list';
import { useMedia } from '@/lib/browser';
import { formDraft } from '@/lib/form-draft';
import type { SignedInProps } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { FromToday } from '@/ui/live-list';
import { LoadBoundary } from '@/ui/load-boundary';
import { AdminPage } from '../admin/admin-page';
import { EditedDocument, FormSkeleton, useEditMode } from '../admin/edit-mode';

/** Navigation state of the form that opens after a devotional was published. */
const AFTER_PUBLISHING = 'after-another';

const skeleton = <FormSkeleton height={640} />;

/** The form, on a wide screen with the published devotionals below it. */
export function Page({ person: { uid } }: SignedInProps) {
  const mode = useEditMode();
  // On a phone, the calendar has them.
  const isWide = useMedia('(min-width: 900px)');
  const today = useToday();
  const [upTo, setUpTo] = useState<Day | null>(null);
  const edited = mode.editing !== null && isDay(mode.editing) ? mode.editing : null;

  function onRemoved(day: Day): void {
    formDraft.forget(`devotional.${uid}.edit.${day}`);
    if (day === edited) mode.startNew();
  }

  return (
    <AdminPage
      title={edited ? 'Editar Devocional' : 'Novo Devocional Diário'}
      intro="O que a igreja lê, responde e guarda no coração em um dia."
      day={edited ?? mode.copying ?? mode.date}
    >
      <LoadBoundary title="Erro ao carregar devocional">
        <DevotionalEditor key={mode.key} uid={uid} mode={mode} edited={edited} />
      </LoadBoundary>
      {isWide && (
        <>
          <Stack direction="row" sx={{ alignItems: 'center', mt: 6, mb: 2 }}>
            <Typography variant="h2" sx={{ mr: 'auto' }}>
              Devocionais Cadastrados
            </Typography>
            <FromToday upTo={upTo} today={today} onChange={setUpTo} />
          </Stack>
          <LoadBoundary title="Erro ao carregar devocionais">
            <DevotionalList key={upTo} upTo={upTo} edited={edited} onRemoved={onRemoved} />
          </LoadBoundary>
        </>
      )}
    </AdminPage>
  );
}

interface DevotionalEditorProps {
  uid: string;
  mode: ReturnType<typeof useEditMode>;
  edited: Day | null;
}

/** Opens the form empty, or with the devotional to edit or copy. */
function DevotionalEditor({ uid, mode, edited }: DevotionalEditorProps) {
  const today = useToday();
  const [openedOn] = useState(today);
  function startNew(next: Day | null): void {
    window.scrollTo(0, 0);
    mode.startNew(next, next && AFTER_PUBLISHING);
  }
  const form = {
    uid,
    isEdit: edited !== null,
    offersDraft: mode.hasEdited && !edited,
    startsAtVerse: mode.state === AFTER_PUBLISHING,
    onSaved: async (day: Day): Promise<void> => {
      if (mode.isFromCalendar) return mode.returnToCalendar(day);
      startNew(edited ? null : await findEmptyDay(addDays(day, 1)).catch(() => null));
    },
    onDiscarded: () => startNew(null),
  };
  if (edited) return <FromExisting source={edited} today={null} form={form} />;
  if (mode.copying) return <FromExisting source={mode.copying} today={openedOn} form={form} />;
  return (
    <DevotionalForm
      {...form}
      initial={emptyDevotional(mode.date ?? openedOn)}
      draftKey={`devotional.${uid}.new.${mode.date ?? ''}`}
    />
  );
}

interface FromExistingProps {
  source: Day;
  /** Today's date when copying; null when editing the source itself. */
  today: Day | null;
  form: Omit<ComponentProps<typeof DevotionalForm>, 'initial' | 'draftKey'>;
}

function FromExisting({ source, today, form }: FromExistingProps) {
  const draftKey = `devotional.${form.uid}.${today ? 'copy' : 'edit'}.${source}`;
  return (
    <EditedDocument
      found={useDevotional(source)}
      toValues={devotionalValues}
      empty={emptyDevotional(source)}
      draftKey={draftKey}
      notFound="Devocional não encontrado."
      skeleton={skeleton}
    >
      {(initial) => {
        if (!today) return <DevotionalForm {...form} initial={initial} draftKey={draftKey} />;
        return (
          <CopyDate source={source} today={today}>
            {(date) => (
              <DevotionalForm {...form} initial={{ ...initial, date }} draftKey={draftKey} />
            )}
          </CopyDate>
        );
      }}
    </EditedDocument>
  );
}

interface CopyDateProps {
  source: Day;
  today: Day;
  children: (date: Day) => ReactNode;
}

/** Finds the day for a copy: the next one without a devotional after both today and the source. */
function CopyDate({ source, today, children }: CopyDateProps) {
  const start = addDays(source > today ? source : today, 1);
  const [date, setDate] = useState<Day | null>(null);
  useEffect(() => {
    // Offline, use the next day; a hint below the date says if it already has a devotional.
    void findEmptyDay(start)
      .catch(() => start)
      .then(setDate);
  }, [start]);
  return date ? children(date) : skeleton;
}
