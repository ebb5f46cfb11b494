import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { bibleVideoFormSchema } from '@raizes/domain/schemas/bible-video-form';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { LeaveGuard } from '@/ui/leave-guard';
import { RestoredDraft } from '@/ui/restored-draft';
import { useFocusOnError } from '@/ui/use-focus-on-error';
import { useFormDraft } from '@/ui/use-form-draft';
import { add, update } from './save-video';
import { VideoFields } from './video-fields';
import { emptyVideo, valuesOf } from './video-values';

interface Props {
  uid: string;
  /** The video to change, or null for a new one. */
  video: BibleVideo | null;
  /** The place in the Bible that a new one begins with. */
  order: number;
  onClose: () => void;
}

/** Adds a video or changes one. It closes when the server has it. */
export function VideoFormDialog({ uid, video, order, onClose }: Props) {
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
