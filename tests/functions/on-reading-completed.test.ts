import { onReadingCompleted } from '../../functions/src/progress/on-reading-completed';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { daysAgo, newPerson, pollOptions, readingOf, today } from './support/progress';
import { dataAt, writtenEvent } from './support/database';

async function deliver(uid: string, readingId: string) {
  const path = paths.userDailyReading(uid, readingId);
  await onReadingCompleted.run(await writtenEvent(path, { uid, readingId }));
}

it('counts a completed reading once on its day and awards the first badge', async () => {
  const { uid, readChapter, untilStats } = newPerson();
  await readChapter(today, 'salmos-1');
  const stats = await untilStats({ total_readings: 1, total_xp: 0, current_streak: 0 });
  expect(Object.keys(stats?.days[today]?.readings ?? {})).toEqual(['salmos-1']);
  expect(stats?.badge_ids).toEqual(['primeira-leitura']);
  await deliver(uid, 'salmos-1');
  await readChapter(daysAgo(1), 'salmos-2');
  await untilStats({ total_readings: 2 });
});

it('deletes the completion of a reading that does not exist, and counts nothing', async () => {
  const { uid, untilStats, readChapter } = newPerson();
  const invented = `${today}-97`;
  const path = paths.userDailyReading(uid, invented);
  await db.doc(path).set(readingOf(uid, today, invented));
  await expect.poll(() => dataAt(path), pollOptions).toBeUndefined();
  expect(await dataAt(paths.userStats(uid))).toBeUndefined();
  await readChapter(today, `depois-${uid}`);
  await untilStats({ total_readings: 1 });
});

it('keeps a counted completion, and later changes to it, after the reading is deleted', async () => {
  const { uid, untilStats, readChapter } = newPerson();
  const id = `apagada-${uid}`;
  await readChapter(today, id);
  await untilStats({ total_readings: 1 });
  await db.doc(paths.dailyReading(id)).delete();
  const ref = db.doc(paths.userDailyReading(uid, id));
  const before = await ref.get();
  await ref.update({ reading_time_seconds: 300 });
  const event = await writtenEvent(ref.path, { uid, readingId: id });
  await onReadingCompleted.run({ ...event, data: { ...event.data, before } });
  // The event of its first write is redelivered.
  await deliver(uid, id);
  expect(await dataAt(ref.path)).toMatchObject({ reading_time_seconds: 300 });
  await untilStats({ total_readings: 1 });
});

it.each<[string, (uid: string) => object]>([
  ['that is empty', () => ({})],
  ['of another person', () => readingOf('outra-pessoa', today, 'salmos-1')],
  ['of another chapter', (uid) => readingOf(uid, today, 'salmos-9')],
  ['of a day long past', (uid) => readingOf(uid, daysAgo(30), 'salmos-1')],
])('drops a completion %s', async (_, contentFor) => {
  const { uid, stats } = newPerson();
  await db.doc(paths.userDailyReading(uid, 'salmos-1')).set(contentFor(uid));
  await deliver(uid, 'salmos-1');
  expect(await stats()).toBeUndefined();
});
