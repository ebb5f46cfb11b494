import { onReadingCompleted } from '../../functions/src/progress/on-reading-completed';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { daysAgo, readingOf, today } from './support/progress';
import { dataAt } from './support/database';
import { changeReadingCompletion, deliver, newPerson } from './support/triggers';

it('counts a completed reading once on its day and awards the first badge', async () => {
  const { readChapter, stats } = newPerson();
  const again = await readChapter(today, 'salmos-1');
  const credited = await stats();
  expect(credited).toMatchObject({ total_readings: 1, total_xp: 0, current_streak: 0 });
  expect(Object.keys(credited?.days[today]?.readings ?? {})).toEqual(['salmos-1']);
  expect(credited?.badge_ids).toEqual(['primeira-leitura']);
  await again();
  await readChapter(daysAgo(1), 'salmos-2');
  expect(await stats()).toMatchObject({ total_readings: 2 });
});

it('deletes the completion of a reading that does not exist, and counts nothing', async () => {
  const { uid, stats, readChapter } = newPerson();
  const invented = `${today}-97`;
  await changeReadingCompletion(uid, invented, (ref) => ref.set(readingOf(uid, today, invented)));
  expect(await dataAt(paths.userDailyReading(uid, invented))).toBeUndefined();
  expect(await stats()).toBeUndefined();
  await readChapter(today, 'depois');
  expect(await stats()).toMatchObject({ total_readings: 1 });
});

it('keeps a counted completion, and later changes to it, after the reading is deleted', async () => {
  const { uid, stats, readChapter } = newPerson();
  const id = 'apagada';
  await readChapter(today, id);
  expect(await stats()).toMatchObject({ total_readings: 1 });
  await db.doc(paths.dailyReading(id)).delete();
  await changeReadingCompletion(uid, id, (ref) => ref.update({ reading_time_seconds: 300 }));
  const path = paths.userDailyReading(uid, id);
  // The event of its first write is redelivered.
  await deliver(onReadingCompleted, path);
  expect(await dataAt(path)).toMatchObject({ reading_time_seconds: 300 });
  expect(await stats()).toMatchObject({ total_readings: 1 });
});

it.each<[string, (uid: string) => object]>([
  ['that is empty', () => ({})],
  ['of another person', () => readingOf('outra-pessoa', today, 'salmos-1')],
  ['of another chapter', (uid) => readingOf(uid, today, 'salmos-9')],
  ['of a day long past', (uid) => readingOf(uid, daysAgo(30), 'salmos-1')],
])('drops a completion %s', async (_, contentFor) => {
  const { uid, stats } = newPerson();
  await changeReadingCompletion(uid, 'salmos-1', (ref) => ref.set(contentFor(uid)));
  expect(await stats()).toBeUndefined();
});
