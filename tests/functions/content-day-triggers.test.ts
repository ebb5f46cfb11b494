import {
  repairContentDays,
  onDailyReadingWritten,
  onDevotionalWritten,
  readDay,
  saveDay,
} from '../../functions/src/content/content-day-triggers';
import type { DayChange } from '../../functions/src/content/content-day-triggers';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import type { Devotional } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aDailyReading, aDevotional, noonOf } from '../factories';
import { db } from '../support/admin';
import { change, changeDevotional, changeReading, deliver, eventOf } from './support/triggers';
import { dataAt } from './support/database';

/** Years ago. */
const day: Day = '2020-02-10';

/** As in the content day, which leaves out the author. */
const asRead = (devotional: Devotional) => ({ ...devotional, created_by: '' });

const stored = async (of: Day) => v.parse(contentDaySchema, await dataAt(paths.contentDay(of)));

const expectStored = async (of: Day, expected: object) =>
  expect(await dataAt(paths.contentDay(of))).toMatchObject(expected);

const publish = (of: Day) =>
  changeDevotional(of, (devotional) => devotional.set(aDevotional({ date: of })));
const unpublish = (of: Day) => changeDevotional(of, (devotional) => devotional.delete());
/** The event of the devotional’s publication, to be delivered later. */
const publishedEvent = (of: Day) => eventOf(onDevotionalWritten, paths.devotional(of));

const atNoonOf = (of: Day) => ({ now: noonOf(of), timeZone: 'America/Sao_Paulo' });

it('a content day reflects what an admin writes, changes, moves and deletes, as the admin’s content', async () => {
  const next = addDays(day, 1);
  const [first, second] = [1, 2].map((number) =>
    aDailyReading({ id: `${day}-${number}`, date: day }),
  );
  if (!first || !second) throw new Error('Two readings');
  await publish(day);
  for (const each of [first, second]) await changeReading(each.id, (reading) => reading.set(each));
  const devotional = asRead(aDevotional({ date: day }));
  const theirs = { source: 'admin', locked: true, origin: null };
  await expectStored(day, {
    devotional: theirs,
    readings: theirs,
    content: { devotional, readings: [first, second], left_out: 0 },
  });
  await changeDevotional(day, (ref) => ref.update({ verse_text: 'Outro versículo.' }));
  await changeReading(second.id, (reading) => reading.update({ date: next }));
  await expectStored(day, {
    content: { devotional: { verse_text: 'Outro versículo.' }, readings: [first] },
  });
  await expectStored(next, {
    content: { devotional: null, readings: [{ ...second, date: next }] },
  });
  await unpublish(day);
  await changeReading(first.id, (reading) => reading.delete());
  await expectStored(day, {
    devotional: theirs,
    content: { devotional: null, readings: [] },
    // No number is used again.
    numbered: 2,
  });
});

it('a content day keeps the time of its first publication, whatever the order and number of events', async () => {
  await publish(day);
  const { createTime } = await db.doc(paths.devotional(day)).get();
  const published_at = createTime?.toDate();
  const created = await publishedEvent(day);
  const deleted = await unpublish(day);
  await publish(day);
  const again = await publishedEvent(day);
  const withoutLateDays = async (): Promise<ContentDay> => {
    const { late_days: _, ...rest } = await stored(day);
    return rest;
  };
  await expectStored(day, { content: { devotional: asRead(aDevotional({ date: day })) } });
  expect((await stored(day)).published_at).toEqual(published_at);
  const expected = await withoutLateDays();

  for (const events of [
    [again, deleted, created],
    [deleted, again, again, created, deleted],
    [created, again],
  ]) {
    await db.doc(paths.contentDay(day)).delete();
    for (const event of events) await event();
    expect(await withoutLateDays()).toEqual(expected);
  }
});

/** The snapshot as if the document had been created at another time. */
function createdAt(snapshot: DocumentSnapshot, time: Date): DocumentSnapshot {
  const createTime = { value: Timestamp.fromDate(time) };
  return Object.create(snapshot, { createTime }) as DocumentSnapshot;
}

it('a day that was published late records its deadline, and is listed on the days on which it can be caught up', async () => {
  await publish(day);
  const published = await db.doc(paths.devotional(day)).get();
  const deliverAt = (time: string) =>
    deliver(onDevotionalWritten, published.ref.path, {
      after: createdAt(published, new Date(`${time}-03:00`)),
    });
  const lateDaysOf = async (of: Day) => {
    const found = await dataAt(paths.contentDay(of));
    return found && v.parse(contentDaySchema, found).late_days;
  };
  // Published on the morning of the second day after it, in Brasília.
  await deliverAt(`${addDays(day, 2)}T09:00:00`);
  expect((await stored(day)).late_until).toEqual(new Date(`${addDays(day, 11)}T03:00:00Z`));
  const shown = [2, 3, 4, 5, 6, 7, 8, 9].map((after) => addDays(day, after));
  expect(await Promise.all(shown.map(lateDaysOf))).toEqual(shown.map(() => [day]));
  expect(await lateDaysOf(addDays(day, 1))).toBeUndefined();
  expect(await lateDaysOf(addDays(day, 10))).toBeUndefined();

  // The day cannot be completed while the devotional is deleted; writing it again does not extend the deadline.
  await unpublish(day);
  await expectStored(day, { late_until: null });
  expect(await Promise.all(shown.map(lateDaysOf))).toEqual(shown.map(() => []));
  await publish(day);
  await expectStored(day, { content: { devotional: { date: day } } });
  expect((await stored(day)).late_until).toEqual(new Date(`${addDays(day, 11)}T03:00:00Z`));

  // The event of an earlier devotional of the day arrives late: the day was published in time after all.
  await deliverAt(`${addDays(day, -1)}T22:00:00`);
  expect((await stored(day)).late_until).toBeNull();
  expect(await Promise.all(shown.map(lateDaysOf))).toEqual(shown.map(() => []));
  // Deleting the devotional and writing it again does not reopen the day.
  await deliverAt(`${addDays(day, 2)}T09:00:00`);
  expect((await stored(day)).late_until).toBeNull();
});

describe('a devotional that is deleted before anyone can have begun its day', () => {
  const free: Day = '2085-01-01';

  it('was never published, even if its events are redelivered or late', async () => {
    await publish(free);
    expect((await stored(free)).published_at).toBeInstanceOf(Date);
    const created = await publishedEvent(free);
    const deleted = await unpublish(free);
    await expectStored(free, {
      content: { devotional: null },
      published_at: null,
      late_until: null,
    });
    for (const event of [created, deleted, created]) await event();
    expect(await stored(free)).toMatchObject({ published_at: null, late_until: null });
  });

  it('does not make a later devotional of that day count as published in time', async () => {
    const at = atNoonOf(free);
    await db
      .doc(paths.contentDay(free))
      .set({ id: free, published_at: noonOf(addDays(free, -20)) });
    const write = (changes: DayChange, now: Date) =>
      db.runTransaction(async (tx) =>
        saveDay(tx, await readDay(tx, free), changes, { ...at, now }),
      );
    await write({}, noonOf(addDays(free, -9)));
    expect((await stored(free)).published_at).toBeNull();
    const publishedAt = new Date(`${free}T09:00:00-03:00`);
    await write(
      { documents: { devotional: { [free]: aDevotional({ date: free }) } }, publishedAt },
      at.now,
    );
    const written = await stored(free);
    expect(written).toMatchObject({
      published_at: publishedAt,
      late_until: new Date(`${addDays(free, 9)}T03:00:00Z`),
    });
    expect((await stored(addDays(free, 7))).late_days).toEqual([free]);
    // If the church changes its time zone, the deadline stays.
    const readings = { [`${free}-1`]: aDailyReading({ id: `${free}-1`, date: free }) };
    const documents = { devotional: { [free]: aDevotional({ date: free }) }, readings };
    const elsewhere = { now: at.now, timeZone: 'Asia/Tokyo' };
    await db.runTransaction(async (tx) =>
      saveDay(tx, await readDay(tx, free), { documents }, elsewhere),
    );
    expect(await stored(free)).toMatchObject({
      content: { readings: [{ id: `${free}-1` }] },
      late_until: written.late_until,
    });
  });
});

it('content days are correct when one transaction writes two of them, in any order', async () => {
  const next = addDays(day, 1);
  await db.runTransaction(async (tx) => {
    const [first, second] = await Promise.all([readDay(tx, day), readDay(tx, next)]);
    const documents = { devotional: { [day]: aDevotional({ date: day }) } };
    const publishedAt = new Date(`${day}T12:00:00-03:00`);
    const at = atNoonOf(day);
    saveDay(tx, first, { documents, publishedAt }, at);
    saveDay(tx, second, {}, at);
  });
  expect(await stored(day)).toMatchObject({ content: { devotional: { date: day } } });
  expect(await stored(next)).toMatchObject({ content: { devotional: null }, late_days: [day] });
});

it('a content day is repaired when the event of a devotional was lost', async () => {
  await publish(day);
  await expectStored(day, { content: { devotional: { date: day } } });
  const before = await stored(day);
  // The state before the devotional was written.
  const content = { devotional: null, readings: [], left_out: 0 };
  await db.doc(paths.contentDay(day)).set({ id: day, content });
  await repairContentDays([day], atNoonOf(day));
  expect(await stored(day)).toMatchObject({
    content: before.content,
    published_at: before.published_at,
  });
  const { updateTime } = await db.doc(paths.contentDay(day)).get();
  await repairContentDays([day], atNoonOf(day));
  expect((await db.doc(paths.contentDay(day)).get()).updateTime).toEqual(updateTime);
});

it('documents that belong to no day are ignored', async () => {
  await change(onDailyReadingWritten, 'daily_readings/none', (ref) => ref.set({ book: 'Rute' }));
  await change(onDevotionalWritten, 'devotionals/hoje', (ref) => ref.set(aDevotional()));
  expect(await dataAt('content_days/hoje')).toBeUndefined();
});
