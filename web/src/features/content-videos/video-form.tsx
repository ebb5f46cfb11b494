import { testaments } from '@raizes/domain/documents/content';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { bibleVideoFormSchema } from '@raizes/domain/forms/content';
import { youtubeId } from '@raizes/domain/links';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Grid,
  Stack,
} from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import type { ChangeEventHandler } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/fields';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { RestoredDraft, useFormDraft } from '@/ui/form-draft';
import { LeaveGuard } from '@/ui/leave-guard';
import { ChoiceField } from '@/ui/select-field';
import { add, emptyVideo, update, valuesOf } from './api';
import type { VideoValues } from './api';

interface Props {
  values: VideoValues;
  errors: Partial<Record<keyof VideoValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
}

const choices = testaments.map((testament) => ({ value: testament, text: testament }));
const whole = { input: { inputMode: 'numeric', min: 1, step: 1 } } as const;

function VideoFields({ values, errors, onChange }: Props) {
  const field = (name: keyof VideoValues, label: string) => ({
    name,
    label,
    value: values[name],
    onChange,
    error: errors[name] !== undefined,
  });
  return (
    <Grid container spacing={2.5}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Field {...field('book_name', 'Nome do Livro')} autoComplete="off" autoFocus />
      </Grid>
      <Grid size={{ xs: 4 }}>
        <Field {...field('book_order', 'Ordem')} type="number" slotProps={whole} />
      </Grid>
      <Grid size={{ xs: 8, sm: 7 }}>
        <ChoiceField {...field('testament', 'Testamento')} choices={choices} />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field
          {...field('duration_minutes', 'Duração (minutos)')}
          type="number"
          slotProps={whole}
        />
      </Grid>
      <Grid size={12}>
        <Field
          {...field('video_url', 'URL do Vídeo')}
          type="url"
          helper={aboutUrl(values.video_url)}
        />
      </Grid>
      <Grid size={12}>
        <Field {...field('thumbnail_url', 'URL da Miniatura (opcional)')} type="url" />
      </Grid>
      <Grid size={12}>
        <Field
          {...field('description', 'Descrição (opcional)')}
          multiline
          minRows={3}
          maxRows={8}
        />
      </Grid>
    </Grid>
  );
}

function aboutUrl(url: string): string {
  if (youtubeId(url)) return 'Vídeo do YouTube reconhecido: ele toca dentro do aplicativo.';
  return url.trim()
    ? 'Fora do YouTube, o vídeo abre em uma nova aba.'
    : 'Qualquer endereço do YouTube serve: da barra do navegador ou do botão de compartilhar.';
}

interface VideoFormDialogProps {
  uid: string;
  /** The video to change, or null for a new one. */
  video: BibleVideo | null;
  /** The place in the Bible that a new one begins with. */
  order: number;
  onClose: () => void;
}

/** Adds a video or changes one. It closes when the server has it. */
export function VideoFormDialog({ uid, video, order, onClose }: VideoFormDialogProps) {
  // One id however often it is sent: what has arrived without an answer is not there twice.
  const [newId] = useState(() => crypto.randomUUID());
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: video ? valuesOf(video) : emptyVideo(order),
    validate: (values) => firstError(bibleVideoFormSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const form = bibleVideoFormSchema.validateSync(values);
      const reason = await (video ? update(form, video.id) : add(form, newId));
      setFailure(reason);
      if (reason !== null) return;
      draft.forget();
      onClose();
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount } = formik;
  const draft = useFormDraft(`video.${uid}.${video?.id ?? 'new'}`, formik);
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);

  function discard(): void {
    draft.forget();
    onClose();
  }
  function leave(): void {
    if (isSubmitting) return;
    if (dirty) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={leave}
      fullWidth
      maxWidth="sm"
      aria-labelledby="video-form"
      slotProps={{ paper: { sx: { backgroundImage: 'none', m: { xs: 2, sm: 4 } } } }}
    >
      <DialogTitle id="video-form" variant="h2">
        {video ? 'Editar Vídeo' : 'Novo Vídeo'}
      </DialogTitle>
      <Stack
        component="form"
        noValidate
        ref={form}
        onSubmit={formik.handleSubmit}
        sx={{ minHeight: 0 }}
      >
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {draft.isRestored && <RestoredDraft onDiscard={discard} />}
            {error && <FormAlert title="Erro de validação" text={error} />}
            {/* The message over the screen goes by, and who can't see it is not told of it within a dialog. */}
            {failure && !error && <FormAlert title="O vídeo não foi salvo" text={failure} />}
            <VideoFields
              values={values}
              errors={errors}
              // Formik's own makes numbers of what is typed in some fields.
              onChange={({ target }) => void formik.setFieldValue(target.name, target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={leave} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {video ? 'Atualizar' : 'Adicionar'}
          </Button>
        </DialogActions>
      </Stack>
      {asking && (
        <ConfirmDialog
          title="Fechar sem salvar?"
          text="O que você escreveu neste vídeo ainda não foi salvo e será perdido."
          action="Descartar"
          cancel="Continuar escrevendo"
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard
        when={dirty && !isSubmitting}
        text="O que você escreveu ainda não foi salvo. Fica guardado neste aparelho como rascunho."
      />
    </Dialog>
  );
}
