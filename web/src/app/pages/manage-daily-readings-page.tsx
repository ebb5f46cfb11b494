import { isDay } from '@raizes/domain/day';
import { useState } from 'react';
import {
  emptyReading,
  useStoredReading,
  useReadingCount,
  readingValues,
} from '@/features/content/readings/api';
import type { ReadingValues } from '@/features/content/readings/api';
import { ReadingForm } from '@/features/content/readings/reading-form';
import { ReadingList } from '@/features/content/readings/reading-list';
import { formDraft } from '@/lib/form-draft';
import type { SignedInProps } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { FromToday } from '@/ui/live-list';
import { AdminPage } from '../admin/admin-page';
import { EditedDocument, FormAndList, FormSkeleton, useEditMode } from '../admin/edit-mode';

const FORM_HEIGHT = 520;

export function Page({ person: { uid } }: SignedInProps) {
  const mode = useEditMode();
  const today = useToday();
  // The list starts at the day in the address, until another start is chosen.
  const [upTo, setUpTo] = useState(mode.date);
  const { count, recount } = useReadingCount();
  const [previous, setPrevious] = useState<ReadingValues | null>(null);

  function startNew(): void {
    mode.startNew();
    window.scrollTo(0, 0);
  }

  function onRemoved(id: string): void {
    recount();
    formDraft.forget(`reading.${uid}.edit.${id}`);
    if (id === mode.editing) startNew();
  }

  return (
    <AdminPage
      title="Leituras Diárias"
      intro="Os capítulos que a igreja lê a cada dia."
      day={mode.date ?? previous?.date}
    >
      <FormAndList
        failure="Erro ao carregar leituras"
        listFirst={!mode.editing && !mode.date && 'Nova leitura'}
        form={{
          id: 'reading-form',
          title: mode.editing ? 'Editar Leitura' : 'Nova Leitura',
          content: (
            <ReadingEditor
              key={mode.key}
              uid={uid}
              mode={mode}
              previous={previous}
              onSaved={(saved) => {
                if (mode.isFromCalendar && isDay(saved.date)) {
                  return mode.returnToCalendar(saved.date);
                }
                recount();
                setPrevious(mode.editing ? null : saved);
                startNew();
              }}
              onCancel={startNew}
            />
          ),
        }}
        list={{
          title: `Leituras Cadastradas${count === null ? '' : ` (${count})`}`,
          action: <FromToday upTo={upTo} today={today} onChange={setUpTo} />,
          content: (
            <ReadingList
              key={upTo}
              upTo={upTo}
              edited={mode.editing}
              onEdit={mode.edit}
              onRemoved={onRemoved}
            />
          ),
        }}
      />
    </AdminPage>
  );
}

interface ReadingEditorProps {
  uid: string;
  mode: ReturnType<typeof useEditMode>;
  /** The reading that was published just before. */
  previous: ReadingValues | null;
  onSaved: (saved: ReadingValues) => void;
  onCancel: () => void;
}

/** Opens the form for a new reading, or with the reading to edit. */
function ReadingEditor({
  uid,
  mode: { editing, date, hasEdited },
  previous,
  ...done
}: ReadingEditorProps) {
  const today = useToday();
  const [openedOn] = useState(date ?? today);
  if (editing !== null) return <EditedReading uid={uid} id={editing} {...done} />;
  return (
    <ReadingForm
      initial={emptyReading(openedOn)}
      editing={null}
      draftKey={`reading.${uid}.new.${date ?? ''}`}
      offersDraft={hasEdited}
      previous={previous}
      {...done}
    />
  );
}

type EditedReadingProps = Omit<ReadingEditorProps, 'mode' | 'previous'> & { id: string };

function EditedReading({ uid, id, ...done }: EditedReadingProps) {
  const draftKey = `reading.${uid}.edit.${id}`;
  return (
    <EditedDocument
      found={useStoredReading(id)}
      toValues={readingValues}
      empty={emptyReading('')}
      draftKey={draftKey}
      notFound="Leitura não encontrada"
      skeleton={<FormSkeleton height={FORM_HEIGHT} />}
    >
      {(initial) => (
        <ReadingForm
          initial={initial}
          editing={id}
          draftKey={draftKey}
          offersDraft={false}
          previous={null}
          {...done}
        />
      )}
    </EditedDocument>
  );
}
