import { testaments } from '@raizes/domain/documents/content';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { bibleVideoFormSchema } from '@raizes/domain/forms/content';
import { youtubeVideo } from '@raizes/domain/links';
import { Grid, Stack } from '@mui/material';
import { useState } from 'react';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/fields';
import { LeaveGuard } from '@/ui/leave-guard';
import { Notice } from '@/ui/page/notice';
import { FormNotices } from '@/ui/resource-form';
import { ChoiceField } from '@/ui/select-field';
import { useResourceForm } from '@/ui/use-resource-form';
import type { ResourceFormState } from '@/ui/use-resource-form';
import { changeVideo, createVideo, emptyVideo, videoValues } from './api';
import type { VideoValues } from './api';

const labels = {
  book_name: 'Nome do Livro',
  book_order: 'Ordem',
  testament: 'Testamento',
  video_url: 'URL do Vídeo',
  thumbnail_url: 'URL da Miniatura (opcional)',
  duration_minutes: 'Duração (minutos)',
  description: 'Descrição (opcional)',
};

interface Props {
  uid: string;
  /** The video to change, or null for a new one. */
  video: BibleVideo | null;
  /** The initial place of a new video in the Bible's order. */
  order: number;
  onClose: () => void;
}

/** Adds or changes a video; closes after the server has saved it. */
export function VideoFormDialog({ uid, video, order, onClose }: Props) {
  // The same for every attempt, so that a retry after a lost response does not create a second video.
  const [newId] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const form = useResourceForm({
    schema: bibleVideoFormSchema,
    initial: video ? videoValues(video) : emptyVideo(order),
    draftKey: `video.${uid}.${video?.id ?? 'new'}`,
    labels,
    create: (fields, merge) => createVideo(fields, video?.id ?? newId, merge),
    change: video && ((merge) => changeVideo(video.id, merge)),
    toasts: {
      success: [video ? 'Vídeo atualizado com sucesso!' : 'Vídeo adicionado com sucesso!'],
      failure: (reason) => [`Erro ao ${video ? 'atualizar' : 'adicionar'} vídeo: ${reason}`],
    },
    onSaved: onClose,
  });
  const { error, failure, isSaving } = form;

  function discard(): void {
    form.forgetDraft();
    onClose();
  }

  function leave(): void {
    if (isSaving) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  }

  return (
    <AppDialog
      title={video ? 'Editar Vídeo' : 'Novo Vídeo'}
      onClose={leave}
      slotProps={{ paper: { sx: { m: { xs: 2, sm: 4 } } } }}
      form={form.element}
      actions={
        <FormActions
          submit={video ? 'Atualizar' : 'Adicionar'}
          isBusy={isSaving}
          onCancel={leave}
        />
      }
    >
      <Stack spacing={2.5}>
        <FormNotices form={form} onDiscard={discard} />
        {/* Repeats the toast, because screen readers don't announce content outside the dialog. */}
        {failure !== null && error === null && (
          <Notice title="O vídeo não foi salvo" text={failure} />
        )}
        <VideoFields form={form} />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Fechar sem salvar?"
          text="O que você escreveu ainda não foi salvo. Se você descartar, o rascunho guardado neste aparelho será apagado."
          action="Descartar"
          cancel="Continuar escrevendo"
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard
        when={form.isUnsaved}
        text="O que você escreveu ainda não foi salvo. Se você deixar a página, continua guardado neste aparelho como rascunho."
      />
    </AppDialog>
  );
}

const choices = testaments.map((testament) => ({ value: testament, text: testament }));
const number = {
  type: 'number',
  slotProps: { input: { inputMode: 'numeric', min: 1, step: 1 } },
} as const;

function VideoFields({ form: { values, field } }: { form: ResourceFormState<VideoValues> }) {
  return (
    <Grid container spacing={2.5}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Field {...field('book_name')} autoComplete="off" autoFocus />
      </Grid>
      <Grid size={{ xs: 4 }}>
        <Field {...field('book_order')} {...number} />
      </Grid>
      <Grid size={{ xs: 8, sm: 7 }}>
        <ChoiceField {...field('testament')} choices={choices} />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field {...field('duration_minutes')} {...number} />
      </Grid>
      <Grid size={12}>
        <Field {...field('video_url')} type="url" helper={urlHint(values.video_url)} />
      </Grid>
      <Grid size={12}>
        <Field {...field('thumbnail_url')} type="url" />
      </Grid>
      <Grid size={12}>
        <Field {...field('description')} multiline minRows={3} maxRows={8} />
      </Grid>
    </Grid>
  );
}

function urlHint(url: string): string {
  if (youtubeVideo(url)) return 'Vídeo do YouTube reconhecido: ele toca dentro do aplicativo.';
  return url.trim()
    ? 'Fora do YouTube, o vídeo abre em uma nova aba.'
    : 'Qualquer endereço do YouTube serve: da barra do navegador ou do botão de compartilhar.';
}
