import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';
import { bibleVideos } from './content/bible-videos';

export async function seedBibleVideos() {
  const batch = db.batch();
  for (const video of bibleVideos) batch.set(db.doc(paths.bibleVideo(video.id)), video);
  await batch.commit();
}
