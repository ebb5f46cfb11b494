import { formatDay, formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { Box, Button, Grid, Stack, Typography } from '@mui/material';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FillFromBible } from '@/features/bible/api';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/fields';
import { LoadBoundary } from '@/ui/load-boundary';
import { BookField, useReferences } from '@/ui/reference-field';
import { ResourceForm } from '@/ui/resource-form';
import { ChoiceField } from '@/ui/select-field';
import { useResourceForm } from '@/ui/use-resource-form';
import type { ResourceFormState } from '@/ui/use-resource-form';
import { useContentBetween } from '../calendar/api';
import {
  changeReading,
  createReading,
  newReadingId,
  nextReading,
  useDevotionalsNear,
  useIsDeleted,
} from './api';
import type { ReadingValues } from './api';

const labels = {
  date: 'Data',
  book: 'Livro',
  chapter: 'Capítulo',
  devotional_id: 'Devocional Relacionado (opcional)',
  chapter_text: 'Texto do Capítulo',
};
const none = { value: '', text: 'Nenhum' };
const dayName = (value: string) => (isDay(value) ? formatShortDay(value) : none.text);

interface Props {
  /** The values before anything is typed. */
  initial: ReadingValues;
  /** The id of the reading to change, or null for a new one. */
  editing: string | null;
  draftKey: string;
  /** Starts empty and offers the draft, instead of restoring it. */
  offersDraft: boolean;
  /** The reading that was published just before. */
  previous: ReadingValues | null;
  onSaved: (saved: ReadingValues) => void;
  onCancel: () => void;
}

/** Creates or changes a reading. */
export function ReadingForm(props: Props) {
  const { initial, editing, draftKey, offersDraft, previous, onSaved, onCancel } = props;
  // The same for every attempt, so that a retry after a lost response does not create a second reading.
  const newId = useRef<string>(null);
  const form = useResourceForm({
    schema: useSchema(),
    initial,
    draftKey,
    offersDraft,
    labels,
    names: { date: dayName, devotional_id: dayName },
    create: async (fields, merge, isOwn) => {
      if (editing !== null) return createReading(fields, editing, merge, () => true);
      newId.current ??= await newReadingId(fields.date);
      while (!(await createReading(fields, newId.current, merge, isOwn))) {
        newId.current = await newReadingId(fields.date);
      }
      return true;
    },
    change: editing === null ? null : (merge) => changeReading(editing, merge),
    toasts: {
      success: [editing ? 'Leitura atualizada com sucesso!' : 'Leitura criada com sucesso!'],
      failure: (reason) => ['Erro', reason],
    },
    onSaved: ({ book }, values) => onSaved({ ...values, book }),
  });
  const next = previous && !form.isDirty ? nextReading(previous) : null;

  function discard(): void {
    form.discardDraft();
    onCancel();
  }

  function startNext(values: ReadingValues): void {
    form.set(values);
    form.element.ref.current?.querySelector<HTMLElement>('[name=chapter_text]')?.focus();
  }

  return (
    <ResourceForm
      form={form}
      onDiscard={discard}
      submit={editing ? 'Atualizar' : 'Criar'}
      onCancel={editing ? discard : undefined}
      labelledBy="reading-form"
    >
      {next && (
        <Button
          variant="outlined"
          autoFocus
          onClick={() => startNext(next)}
          sx={{ alignSelf: 'flex-start' }}
        >
          Continuar com {next.book} {next.chapter}
          {isDay(next.date) && ` em ${formatShortDay(next.date)}`}
        </Button>
      )}
      <ReadingFields form={form} isNew={editing === null} />
    </ResourceForm>
  );
}

/** The form's schema, which completes the name of the book. */
function useSchema(): typeof dailyReadingFormSchema {
  const references = useReferences();
  return useMemo(() => {
    if (!references) return dailyReadingFormSchema;
    return dailyReadingFormSchema.transform((typed: Partial<ReadingValues>) => ({
      ...typed,
      book: references.completeBook(typed.book?.trim() ?? '', typed.chapter ?? ''),
    }));
  }, [references]);
}

interface ReadingFieldsProps {
  form: ResourceFormState<ReadingValues>;
  isNew: boolean;
}

function ReadingFields({ form, isNew }: ReadingFieldsProps) {
  const { values, field, set } = form;
  // A date that is being typed is invalid for a while. Until it is valid again, the devotionals near the last valid date stay.
  const [near, setNear] = useState(isDay(values.date) ? values.date : null);
  if (isDay(values.date) && values.date !== near) setNear(values.date);
  return (
    <Grid container spacing={3}>
      <Grid size={12}>
        <DateField
          {...field('date')}
          helper={isDay(values.date) ? formatDay(values.date) : 'Escolha o dia da leitura.'}
        />
      </Grid>
      {isNew && isDay(values.date) && <OthersNotice date={values.date} />}
      <Grid size={12} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Box sx={{ flex: '2 1 9rem' }}>
          <BookField
            {...field('book')}
            chapter={values.chapter}
            onChoose={(book) => set({ book })}
          />
        </Box>
        <Box sx={{ flex: '1 1 5rem' }}>
          <Field
            {...field('chapter')}
            type="number"
            slotProps={{ input: { inputMode: 'numeric', min: 1, step: 1 } }}
          />
        </Box>
      </Grid>
      <Grid size={12}>
        {near ? (
          <LoadBoundary title="Erro ao carregar devocionais">
            <DevotionalChoice near={near} field={field('devotional_id')} />
          </LoadBoundary>
        ) : (
          <ChoiceField label={labels.devotional_id} disabled choices={[none]} />
        )}
      </Grid>
      <Grid size={12}>
        <Stack useFlexGap spacing={2}>
          <Suspense>
            <FillFromBible
              reference={`${values.book} ${values.chapter}`}
              kind="chapter"
              value={values.chapter_text}
              onFill={(chapter_text) => set({ chapter_text })}
            />
          </Suspense>
          <Field {...field('chapter_text')} multiline minRows={8} maxRows={20} />
        </Stack>
      </Grid>
    </Grid>
  );
}

/** Says which readings the day already has. */
function OthersNotice({ date }: { date: Day }) {
  const [query] = useSearchParams();
  const others = useContentBetween(date, date)?.readings.get(date);
  if (!others) return null;
  const origin = query.get('from') === 'calendar' ? '&from=calendar' : '';
  return (
    <Grid size={12} role="status" sx={{ mt: -2, px: 1.75 }}>
      <Typography variant="body2">
        {others.length === 1
          ? 'Neste dia já existe uma leitura'
          : `Neste dia já existem ${others.length} leituras`}
        : a que você criar fica junto.
      </Typography>
      {others.map(({ id, book, chapter }) => (
        <Button
          key={id}
          component={Link}
          to={`/manage-daily-readings?date=${date}&edit=${encodeURIComponent(id)}${origin}`}
          sx={{ ml: -1, mr: 1, overflowWrap: 'anywhere' }}
        >
          Editar {book} {chapter}
        </Button>
      ))}
    </Grid>
  );
}

interface DevotionalChoiceProps {
  /** The day of the reading; devotionals around it are offered. */
  near: Day;
  field: ReturnType<ResourceFormState<ReadingValues>['field']>;
}

/** Chooses the devotional related to a reading, or none. */
function DevotionalChoice({ near, field }: DevotionalChoiceProps) {
  const { value } = field;
  const found = useDevotionalsNear(near);
  const isDeleted = useIsDeleted(value);
  const choices =
    found.state === 'ready'
      ? found.value.map(({ date, verse_reference }) => ({
          value: date,
          text: `${formatShortDay(date)} - ${verse_reference}`,
        }))
      : [];
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  const chosenDate = isDay(value) ? formatShortDay(value) : value;
  const chosen = { value, text: isDeleted ? `${chosenDate} - excluído` : chosenDate };
  return (
    <ChoiceField
      {...field}
      choices={[none, ...(isOffered ? [] : [chosen]), ...choices]}
      error={isDeleted}
      helper={isDeleted ? 'Este devocional foi excluído: escolha outro, ou Nenhum.' : undefined}
    />
  );
}
