import { formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalFormSchema } from '@raizes/domain/forms/content';
import { Box, Button, Card, FormHelperText, Stack } from '@mui/material';
import { Suspense, useId, useMemo, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FillFromBible } from '@/features/bible/api';
import { errorText } from '@/lib/errors';
import { toastError } from '@/lib/toast';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { ReferenceField, useReferences } from '@/ui/reference-field';
import { ResourceForm } from '@/ui/resource-form';
import { useResourceForm } from '@/ui/use-resource-form';
import type { ResourceFormState } from '@/ui/use-resource-form';
import {
  changeDevotional,
  createDevotional,
  editAddress,
  findEmptyDay,
  useDevotional,
} from './api';
import type { DevotionalValues } from './api';
import { PreviewPane } from './devotional-preview';
import { cleanClipboard } from './pasted-html';
import { RichField } from './rich-text-editor';
import { pasteAs } from './text-edits';

const labels = {
  date: 'Data',
  verse_reference: 'Referência do Versículo',
  verse_text: 'Texto do Versículo',
  opening_text: 'Texto de Abertura',
  context: 'Contexto',
  central_insight: 'Insight Central',
  closing_text: 'Texto de Encerramento',
  reflection_question: 'Pergunta de Reflexão',
  application_question: 'Pergunta de Aplicação',
};

interface Props {
  uid: string;
  /** The values before anything is typed. */
  initial: DevotionalValues;
  isEdit: boolean;
  draftKey: string;
  /** Starts empty and offers the draft, instead of restoring it. */
  offersDraft: boolean;
  /** Focuses the verse, because the admin is writing several devotionals in a row. */
  startsAtVerse: boolean;
  onSaved: (day: Day) => void | Promise<void>;
  onDiscarded: () => void;
}

/** The form for a new or published devotional, next to a preview. */
export function DevotionalForm(props: Props) {
  const { uid, initial, isEdit, draftKey, offersDraft, startsAtVerse, onSaved, onDiscarded } =
    props;
  const [focused, setFocused] = useState<string | null>(null);
  const form = useResourceForm({
    schema: useSchema(),
    initial,
    draftKey,
    offersDraft,
    labels,
    create: (fields, merge, isOwn) =>
      createDevotional(fields, uid, merge, (stored) => isEdit || isOwn(stored)),
    change: isEdit ? (merge, { date }) => changeDevotional(date, merge) : null,
    toasts: isEdit
      ? {
          success: ['Devocional atualizado com sucesso!'],
          failure: (reason) => ['Erro ao atualizar devocional', reason],
        }
      : {
          success: ['Devocional criado com sucesso!', 'O devocional foi adicionado à plataforma.'],
          failure: (reason) => ['Erro ao criar devocional', reason],
        },
    onSaved: ({ date }) => onSaved(date),
  });

  function discard(): void {
    form.discardDraft();
    onDiscarded();
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setFocused(target.name);
      }}
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <ResourceForm
          form={form}
          onDiscard={discard}
          submit={isEdit ? 'Salvar alterações' : 'Criar Devocional'}
          saving={isEdit ? 'Salvando...' : 'Criando...'}
          onCancel={isEdit ? discard : undefined}
          isLong
        >
          <DevotionalFields form={form} isEdit={isEdit} startsAtVerse={startsAtVerse} />
        </ResourceForm>
      </Card>
      <Box>
        <PreviewPane values={form.values} focused={focused} />
      </Box>
    </Box>
  );
}

/** The form's schema, which completes the reference. */
function useSchema(): typeof devotionalFormSchema {
  const references = useReferences();
  return useMemo(() => {
    if (!references) return devotionalFormSchema;
    return devotionalFormSchema.transform((typed: Partial<DevotionalValues>) => ({
      ...typed,
      verse_reference: references.completeReference(typed.verse_reference?.trim() ?? ''),
    }));
  }, [references]);
}

interface DevotionalFieldsProps {
  form: ResourceFormState<DevotionalValues>;
  isEdit: boolean;
  startsAtVerse: boolean;
}

/** The fields, in the order in which a disciple reads them. */
function DevotionalFields({ form, isEdit, startsAtVerse }: DevotionalFieldsProps) {
  const { field, set, values } = form;
  const hint = useId();
  const date = isDay(values.date) ? values.date : null;
  const dateHint = date ? formatDay(date) : 'Escolha o dia em que o devocional aparece.';
  return (
    <Stack spacing={3}>
      <DateField
        {...field('date')}
        disabled={isEdit}
        helper={
          isEdit
            ? 'A data não muda. Para usar este texto em outro dia, duplique o devocional.'
            : dateHint
        }
      />
      {!isEdit && date && (
        <TakenNotice key={date} date={date} onChoose={(free) => set({ date: free })} />
      )}
      <ReferenceField
        {...field('verse_reference')}
        onChoose={(verse_reference) => set({ verse_reference })}
        helper="Por exemplo: João 15.5"
        autoFocus={startsAtVerse}
      />
      <Suspense>
        <FillFromBible
          reference={values.verse_reference}
          kind="verse"
          value={values.verse_text}
          onFill={(verse_text) => set({ verse_text })}
        />
      </Suspense>
      <Field {...field('verse_text')} {...cleaned} multiline minRows={3} maxRows={12} />
      <Box>
        <RichField {...field('opening_text')} hint={hint} />
        <FormHelperText id={hint} sx={{ mx: 1.75 }}>
          Use **negrito**, *itálico*, __sublinhado__ ou • para marcadores
        </FormHelperText>
      </Box>
      <RichField {...field('context')} hint={hint} />
      <RichField {...field('central_insight')} hint={hint} />
      <RichField {...field('closing_text')} hint={hint} />
      <Field {...field('reflection_question')} {...cleaned} multiline minRows={2} />
      <Field {...field('application_question')} {...cleaned} multiline minRows={2} />
    </Stack>
  );
}

const cleaned = { onPaste: (event: ClipboardEvent) => pasteAs(cleanClipboard, event) };

interface TakenNoticeProps {
  date: Day;
  onChoose: (day: Day) => void;
}

/** Says that the day already has a devotional, and what to do. */
function TakenNotice({ date, onChoose }: TakenNoticeProps) {
  const [query] = useSearchParams();
  if (useDevotional(date).state !== 'ready') return null;
  const origin = query.get('from') === 'calendar' ? '&from=calendar' : '';
  const choose = () =>
    void findEmptyDay(date)
      .then(onChoose)
      .catch((error: unknown) => toastError('Erro ao procurar um dia livre', errorText(error)));
  return (
    <Notice
      severity="info"
      role="status"
      title="Neste dia já existe um devocional"
      text="Escolha outro dia, ou edite este."
      action={
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', mt: { xs: 1, sm: 0 } }}
        >
          <Button variant="outlined" onClick={choose}>
            Próximo dia livre
          </Button>
          <Button component={Link} to={`${editAddress(date)}${origin}`}>
            Editar este
          </Button>
        </Stack>
      }
    />
  );
}
