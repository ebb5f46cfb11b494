import { bibleVideoSchema } from '@raizes/domain/documents/bible-video';
import { collections, paths } from '@raizes/domain/paths';
import type { BibleVideoForm } from '@raizes/domain/schemas/bible-video-form';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

/** The Bible has sixty-six books. */
const MOST = 100;

/** All the videos in the order of the Bible's books. */
export function useVideos() {
  return useLiveQuery(
    queryOf(collections.bibleVideos, { leastBy: 'book_order', size: MOST }),
    bibleVideoSchema,
  );
}

const fieldsOf = (form: BibleVideoForm) => ({ ...form, description: form.description || null });

export async function addVideo(form: BibleVideoForm, id: string): Promise<void> {
  const { createOnServer } = await import('@/lib/on-server');
  const answer = await createOnServer(paths.bibleVideo(id), { ...fieldsOf(form), id });
  if (answer === 'taken') throw new Error(`The id ${id} is taken`);
}

export async function changeVideo(form: BibleVideoForm, id: string): Promise<void> {
  const { changeOnServer } = await import('@/lib/on-server');
  await changeOnServer(paths.bibleVideo(id), fieldsOf(form));
}

export async function removeVideo(id: string): Promise<void> {
  const { removeOnServer } = await import('@/lib/on-server');
  await removeOnServer(paths.bibleVideo(id));
}
