import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { aDailyReading, aDevotional } from '../factories';
import { db } from '../support/admin';
import { dataAt } from './support/database';
import { pollOptions } from './support/progress';

// The tests that need no trigger of the emulator: in-process/content-days.test.ts.

/** Years ago, when nobody completes anything. */
const day: Day = '2020-02-10';

/** As in the content day, which leaves out the author. */
const asRead = (devotional: Devotional) => ({ ...devotional, created_by: '' });

const until = (of: Day, expected: object) =>
  expect.poll(() => dataAt(paths.contentDay(of)), pollOptions).toMatchObject(expected);

const publish = (of: Day, changes: Partial<Devotional> = {}) =>
  db.doc(paths.devotional(of)).set(aDevotional({ date: of, ...changes }));

const publishReading = (id: string, date: Day) =>
  db.doc(paths.dailyReading(id)).set(aDailyReading({ id, date }));

it('a content day reflects what an admin writes, changes, moves and deletes, as the admin’s content', async () => {
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
  await until(day, {
    devotional: theirs,
    content: { devotional: null, readings: [] },
    // No number is used again.
    numbered: 2,
  });
});
