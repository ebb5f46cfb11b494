import { books } from '@raizes/domain/bible/books';
import { videoBook } from '@raizes/domain/content/video-book';
import { orderOfNewVideo } from '@raizes/domain/content/video-order';
import { testaments } from '@raizes/domain/documents/content';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { bibleVideoFormSchema } from '@raizes/domain/forms/bible-video';
import { youtubePage, youtubeVideo } from '@raizes/domain/links';
import type { YoutubePage } from '@raizes/domain/links';
import { foldText } from '@raizes/domain/text/fold';
import { Box, Grid, Stack } from '@mui/material';
import { useState } from 'react';
import type { ComponentType } from 'react';
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
import { BookField } from './book-field';

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
  /** All videos. */
  videos: readonly BibleVideo[];
  cover: ComponentType<{ video: Pick<BibleVideo, 'book_name' | 'thumbnail_url'> }>;
  onClose: () => void;
}

/** Adds or changes a video; closes after the server has saved it. */
export function VideoFormDialog({ uid, video, videos, cover, onClose }: Props) {
  // The same for every attempt, so that a retry after a lost response does not create a second video.
  const [newId] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const others = videos.filter(({ id }) => id !== video?.id);
  const form = useResourceForm({
    schema: bibleVideoFormSchema,
    initial: video ? videoValues(video) : emptyVideo(others),
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
      <Stack spacing={3}>
        <FormNotices form={form} onDiscard={discard} />
        {/* Repeats the toast, because screen readers don't announce content outside the dialog. */}
        {failure !== null && error === null && (
          <Notice title="O vídeo não foi salvo" text={failure} />
        )}
        <VideoFields form={form} others={others} cover={cover} />
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

const number = {
  type: 'number',
  slotProps: { input: { inputMode: 'numeric', min: 1, step: 1 } },
} as const;

interface FieldsProps extends Pick<Props, 'cover'> {
  form: ResourceFormState<VideoValues>;
  others: readonly BibleVideo[];
}

function VideoFields({ form: { values, field, set }, others, cover: Cover }: FieldsProps) {
  const [suggested, setSuggested] = useState(() => orderFor(values.book_name, others));
  const book = videoBook(values.book_name);

  /** The testament and the order follow the title, unless another order was typed. */
  function changeTitle(book_name: string, isFinal: boolean): void {
    const named = videoBook(book_name);
    const next = { book_name, testament: named?.testament ?? values.testament };
    if (!named && !isFinal && isBeginningOfBook(book_name)) return set(next);
    const book_order = orderFor(book_name, others);
    setSuggested(book_order);
    set(values.book_order === suggested ? { ...next, book_order } : next);
  }

  return (
    <Grid container spacing={3}>
      <Grid size={12}>
        <BookField {...field('book_name')} onTitle={changeTitle} />
      </Grid>
      <Grid size={12}>
        <Field {...field('video_url')} type="url" helper={urlHint(values.video_url)} />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <ChoiceField
          {...field('testament')}
          value={book?.testament ?? values.testament}
          choices={testaments
            .filter((each) => !book || each === book.testament)
            .map((each) => ({ value: each, text: each }))}
          helper={
            book ? `${book.name} é do ${book.testament} Testamento.` : 'A aba em que aparece.'
          }
        />
      </Grid>
      <Grid size={{ xs: 5, sm: 4 }}>
        <Field {...field('book_order')} {...number} helper="Ou arraste na lista." />
      </Grid>
      <Grid size={{ xs: 7, sm: 4 }}>
        <Field {...field('duration_minutes')} {...number} />
      </Grid>
      <Grid size={12}>
        <Field {...field('description')} multiline minRows={3} maxRows={8} />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Field
          {...field('thumbnail_url')}
          type="url"
          helper="Sem ela, a capa é desenhada com o título."
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
          <Cover
            video={{ book_name: values.book_name, thumbnail_url: values.thumbnail_url || null }}
          />
        </Box>
      </Grid>
    </Grid>
  );
}

/** Whether a book's name might be being typed. */
function isBeginningOfBook(title: string): boolean {
  const typed = foldText(title.trim());
  return books.some(({ name }) => foldText(name).startsWith(typed));
}

const orderFor = (title: string, others: readonly BibleVideo[]) =>
  String(orderOfNewVideo(title, others));

const pageHints: Record<YoutubePage, string> = {
  channel:
    'É um canal do YouTube, e ele abre em uma nova aba. Para tocar aqui, cole o endereço de um vídeo.',
  playlist:
    'É uma playlist do YouTube, e ela abre em uma nova aba. Para tocar aqui, cole o endereço de um vídeo.',
  other: 'Este endereço do YouTube não é de um vídeo só: abra o vídeo e copie o endereço dele.',
};

function urlHint(url: string): string {
  if (youtubeVideo(url)) return 'Vídeo do YouTube reconhecido: ele toca dentro do aplicativo.';
  const page = youtubePage(url);
  if (page) return pageHints[page];
  const typed = url.trim();
  if (typed === '')
    return 'Qualquer endereço do YouTube serve: da barra do navegador ou do botão de compartilhar.';
  return /^https?:\/\/[^\s]+$/i.test(typed)
    ? 'Fora do YouTube, o vídeo abre em uma nova aba.'
    : 'Cole só o endereço do vídeo, que começa com https://.';
}
