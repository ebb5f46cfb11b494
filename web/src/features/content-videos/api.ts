import { bibleVideoSchema } from '@raizes/domain/documents/content';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { DEFAULT_VIDEO_MINUTES } from '@raizes/domain/forms/content';
import type { BibleVideoForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { refusalText } from '@/lib/errors';
import { useDocs } from '@/lib/live';
import { toastError, toastSuccess } from '@/lib/toast';

/** The Bible has sixty-six books. */
const MOST = 100;

/** All the videos in the order of the Bible's books. */
export function useVideos() {
  return useDocs(
    { path: collections.bibleVideos, ascending: 'book_order', size: MOST },
    bibleVideoSchema,
  );
}

const fieldsOf = (form: BibleVideoForm) => ({ ...form, description: form.description || null });

async function addVideo(form: BibleVideoForm, id: string): Promise<void> {
  const { createOnServer } = await import('@/lib/server');
  const answer = await createOnServer(paths.bibleVideo(id), { ...fieldsOf(form), id });
  if (answer === 'taken') throw new Error(`The id ${id} is taken`);
}

async function changeVideo(form: BibleVideoForm, id: string): Promise<void> {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.bibleVideo(id), fieldsOf(form));
}

async function removeVideo(id: string): Promise<void> {
  const { removeOnServer } = await import('@/lib/server');
  await removeOnServer(paths.bibleVideo(id));
}

/** The first place in the Bible that has no video yet. */
export function firstFreeOrder(videos: readonly Pick<BibleVideo, 'book_order'>[]): number {
  const taken = new Set(videos.map(({ book_order }) => book_order));
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}

/** Does it and tells how that went; why it is not done, or null when it is. */
async function tell(work: () => Promise<void>, success: string, failure: string) {
  try {
    await work();
    toastSuccess(success);
    return null;
  } catch (error) {
    console.error(failure, error);
    const reason = refusalText(error);
    toastError(`${failure}: ${reason}`);
    return reason;
  }
}

export const add = (form: BibleVideoForm, id: string) =>
  tell(() => addVideo(form, id), 'Vídeo adicionado com sucesso!', 'Erro ao adicionar vídeo');

export const update = (form: BibleVideoForm, id: string) =>
  tell(() => changeVideo(form, id), 'Vídeo atualizado com sucesso!', 'Erro ao atualizar vídeo');

export const remove = (id: string) =>
  tell(() => removeVideo(id), 'Vídeo removido com sucesso!', 'Erro ao remover vídeo');

/** The form as it is typed. */
export type VideoValues = Record<Exclude<keyof BibleVideo, 'id'>, string>;

/** @param order the first place in the Bible that has no video yet */
export const emptyVideo = (order: number): VideoValues => ({
  book_name: '',
  book_order: String(order),
  testament: 'Antigo',
  video_url: '',
  thumbnail_url: '',
  duration_minutes: String(DEFAULT_VIDEO_MINUTES),
  description: '',
});

export function valuesOf(video: BibleVideo): VideoValues {
  return {
    book_name: video.book_name,
    book_order: String(video.book_order),
    testament: video.testament,
    video_url: video.video_url,
    thumbnail_url: video.thumbnail_url ?? '',
    duration_minutes: String(video.duration_minutes),
    description: video.description ?? '',
  };
}
