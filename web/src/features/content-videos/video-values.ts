import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { DEFAULT_VIDEO_MINUTES } from '@raizes/domain/schemas/bible-video-form';

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
