import {
  completeDays,
  onDailyReadingWritten,
  onDevotionalWritten,
  readDay,
  saveDay,
} from '../../functions/src/content/content-days';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import type { Devotional } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { aDailyReading, aDevotional } from '../factories';
import { db } from '../support/admin';
import { dataAt, firstWrite } from './support/database';
import { patiently } from './support/progress';

/** A stretch of the calendar for each test, of years ago: what is published on it now is nobody's day. */
let day: Day = '2020-01-01';
beforeEach(() => {
  day = addDays(day, 40);
});

/** The day's document does not say who wrote it. */
const asRead = (devotional: Devotional) => ({ ...devotional, created_by: '' });

const stored = async (of: Day) => v.parse(contentDaySchema, await dataAt(paths.contentDay(of)));

const until = (of: Day, expected: object) =>
  expect.poll(() => dataAt(paths.contentDay(of)), patiently).toMatchObject(expected);

const publish = (of: Day, changes: Partial<Devotional> = {}) =>
  db.doc(paths.devotional(of)).set(aDevotional({ date: of, ...changes }));

const publishReading = (id: string, date: Day) =>
  db.doc(paths.dailyReading(id)).set(aDailyReading({ id, date }));

it('has what an admin writes, changes, moves and deletes, as theirs', async () => {
  const next = addDays(day, 1);
  await publish(day);
  await publishReading(`${day}-1`, day);
  await publishReading(`${day}-2`, day);
  const devotional = asRead(aDevotional({ date: day }));
  const [first, second] = [1, 2].map((number) =>
    aDailyReading({ id: `${day}-${number}`, date: day }),
  );
  const theirs = { source: 'admin', locked: true, origin: null };
  await until(day, {
    devotional: theirs,
    readings: theirs,
    content: { devotional, readings: [first, second], left_out: 0 },
  });
  await publish(day, { verse_text: 'Outro versículo.' });
  await db.doc(paths.dailyReading(`${day}-2`)).update({ date: next });
  await until(day, {
    content: { devotional: { verse_text: 'Outro versículo.' }, readings: [first] },
  });
  await until(next, { content: { devotional: null, readings: [{ ...second, date: next }] } });
  await db.doc(paths.devotional(day)).delete();
  await db.doc(paths.dailyReading(`${day}-1`)).delete();
  await until(day, { devotional: theirs, content: { devotional: null, readings: [] } });
});

it('keeps when the day was first published, in any order of events and however often they come', async () => {
  const first = await publish(day);
  const ref = db.doc(paths.devotional(day));
  const created = await firstWrite(ref.path, { day });
  await ref.delete();
  const nothing = await ref.get();
  const deleted = { ...created, data: { before: created.data.after, after: nothing } };
  await publish(day);
  const again = await firstWrite(ref.path, { day });
  const published_at = first.writeTime.toDate();
  const whole = async (): Promise<ContentDay> => {
    const { late_days: _, ...rest } = await stored(day);
    return rest;
  };
  await until(day, { content: { devotional: asRead(aDevotional({ date: day })) } });
  await expect.poll(async () => (await stored(day)).published_at, patiently).toEqual(published_at);
  const expected = await whole();

  for (const events of [
    [again, deleted, created],
    [deleted, again, again, created, deleted],
    [created, again],
  ]) {
    await db.doc(paths.contentDay(day)).delete();
    for (const event of events) await onDevotionalWritten.run(event);
    expect(await whole()).toEqual(expected);
  }
});

/** The document as if it had been created at another moment. */
function createdAt(snapshot: DocumentSnapshot, moment: Date): DocumentSnapshot {
  const createTime = { value: Timestamp.fromDate(moment) };
  return Object.create(snapshot, { createTime }) as DocumentSnapshot;
}

it('says until when a day that was published late may be done, and the days after it which that is', async () => {
  await publish(day);
  const event = await firstWrite(paths.devotional(day), { day });
  const deliver = async (moment: string) => {
    const after = createdAt(event.data.after, new Date(`${moment}-03:00`));
    await onDevotionalWritten.run({ ...event, data: { ...event.data, after } });
  };
  const lateDaysOf = async (of: Day) => {
    const found = await dataAt(paths.contentDay(of));
    return found && v.parse(contentDaySchema, found).late_days;
  };
  // In the morning of the second day after it, by the clocks of Brasília.
  await deliver(`${addDays(day, 2)}T09:00:00`);
  expect((await stored(day)).late_until).toEqual(new Date(`${addDays(day, 10)}T03:00:00Z`));
  const shown = [2, 3, 4, 5, 6, 7, 8, 9].map((after) => addDays(day, after));
  expect(await Promise.all(shown.map(lateDaysOf))).toEqual(shown.map(() => [day]));
  expect(await lateDaysOf(addDays(day, 1))).toBeUndefined();
  expect(await lateDaysOf(addDays(day, 10))).toBeUndefined();
  // What is read on such a day is not known yet: readers look for it themselves.
  expect((await stored(addDays(day, 2))).content).toBeUndefined();

  // It can't be done while the devotional is gone, and not for longer once it is back.
  await db.doc(paths.devotional(day)).delete();
  await until(day, { late_until: null });
  await expect
    .poll(() => Promise.all(shown.map(lateDaysOf)), patiently)
    .toEqual(shown.map(() => []));
  await publish(day);
  await until(day, { content: { devotional: { date: day } } });
  expect((await stored(day)).late_until).toEqual(new Date(`${addDays(day, 10)}T03:00:00Z`));

  // The event of an earlier devotional of the day arrives after all: it was published in time.
  await deliver(`${addDays(day, -1)}T22:00:00`);
  expect((await stored(day)).late_until).toBeNull();
  expect(await Promise.all(shown.map(lateDaysOf))).toEqual(shown.map(() => []));
  // Who deletes the devotional and writes it again afterwards does not open the day.
  await deliver(`${addDays(day, 2)}T09:00:00`);
  expect((await stored(day)).late_until).toBeNull();
});

it('is true of two days that one transaction writes, in any order', async () => {
  const next = addDays(day, 1);
  const zone = 'America/Sao_Paulo';
  await db.runTransaction(async (tx) => {
    const [first, second] = await Promise.all([readDay(tx, day), readDay(tx, next)]);
    const documents = { devotional: { [day]: aDevotional({ date: day }) } };
    const publishedAt = new Date(`${day}T12:00:00-03:00`);
    saveDay(tx, first, { documents, publishedAt }, zone);
    saveDay(tx, second, {}, zone);
  });
  expect(await stored(day)).toMatchObject({ content: { devotional: { date: day } } });
  expect(await stored(next)).toMatchObject({ content: { devotional: null }, late_days: [day] });
});

it('is written for content of before, and once', async () => {
  await publish(day);
  await publishReading(`${day}-1`, day);
  await until(day, { content: { readings: [{}] }, devotional: {} });
  const next = addDays(day, 1);
  const { content, published_at, late_until, ...before } = await stored(day);
  await db.doc(paths.contentDay(day)).set(before);
  await completeDays([day, next]);
  expect(await stored(day)).toEqual({ ...before, content, published_at, late_until });
  expect((await stored(next)).content).toEqual({ devotional: null, readings: [], left_out: 0 });
  const { updateTime } = await db.doc(paths.contentDay(day)).get();
  await completeDays([day, next]);
  expect((await db.doc(paths.contentDay(day)).get()).updateTime).toEqual(updateTime);
});

it('ignores what belongs to no day', async () => {
  const event = await firstWrite('daily_readings/none', { readingId: 'none' });
  await onDailyReadingWritten.run(event);
  await onDevotionalWritten.run({ ...event, params: { day: 'hoje' } });
  expect(await dataAt('content_days/hoje')).toBeUndefined();
});
