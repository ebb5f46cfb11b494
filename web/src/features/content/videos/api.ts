import { orderOfNewVideo } from '@raizes/domain/content/video-order';
import type { VideoOrder } from '@raizes/domain/content/video-order';
import { bibleVideoSchema } from '@raizes/domain/documents/content';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { DEFAULT_VIDEO_MINUTES } from '@raizes/domain/forms/bible-video';
import type { BibleVideoForm } from '@raizes/domain/forms/bible-video';
import { paths } from '@raizes/domain/paths';
import { changeAllOnServer, changeOnServer, putOnServer, removeOnServer } from '@/lib/server';
import type { Merge } from '@/ui/use-resource-form';

/** Converts the form to the fields to store. */
const toFields = (form: BibleVideoForm) => ({ ...form, description: form.description || null });

/** @param id the same for every attempt, so that a retry changes the video if the response to an earlier attempt was lost */
export async function createVideo(
  form: BibleVideoForm,
  id: string,
  merge: Merge<VideoValues, BibleVideoForm>,
): Promise<void> {
  await putOnServer(paths.bibleVideo(id), bibleVideoSchema, (stored) => ({
    ...toFields(stored ? merge(videoValues(stored)) : form),
    id,
  }));
}

export async function changeVideo(
  id: string,
  merge: Merge<VideoValues, BibleVideoForm>,
): Promise<void> {
  await changeOnServer(paths.bibleVideo(id), bibleVideoSchema, (stored) => {
    const fields = toFields(merge(videoValues(stored)));
    // A new order overrides the place that version 1.0.0 stored for a moved video.
    return fields.book_order === stored.book_order ? fields : { ...fields, position: null };
  });
}

/** Stores the videos' orders after a move, all or none. */
export async function storeVideoOrders(orders: readonly VideoOrder[]): Promise<void> {
  await changeAllOnServer(
    orders.map(({ id, book_order }) => ({
      path: paths.bibleVideo(id),
      fields: { book_order, position: null },
    })),
  );
}

export async function removeVideo(id: string): Promise<void> {
  await removeOnServer(paths.bibleVideo(id));
}

/** The form's values as text. */
export type VideoValues = Record<Exclude<keyof BibleVideo, 'id' | 'position'>, string>;

export const emptyVideo = (others: readonly BibleVideo[]): VideoValues => ({
  book_name: '',
  book_order: String(orderOfNewVideo('', others)),
  testament: 'Antigo',
  video_url: '',
  thumbnail_url: '',
  duration_minutes: String(DEFAULT_VIDEO_MINUTES),
  description: '',
});

export function videoValues(video: BibleVideo): VideoValues {
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
