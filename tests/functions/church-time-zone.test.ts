import { countContent } from '../../functions/src/church/count-church';
import { cachedChurchDay, churchTimeZone } from '../../functions/src/church/time-zone';
import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { countReads } from './support/database';

const church = db.doc(paths.church);
const moveChurchTo = (time_zone: string) => church.set({ time_zone });

/** Long after anything that other tests write, and already the next day in the east. */
const now = new Date('2098-05-15T12:00:00Z');

it('the time zone is that of Brasília if the stored one is invalid', async () => {
  await moveChurchTo('America/Lugar_Nenhum');
  expect(await churchTimeZone()).toBe('America/Sao_Paulo');
});

it('an admin’s counts of content begin on the day of the church', async () => {
  await moveChurchTo('Pacific/Kiritimati');
  const { devotionals, until } = await countContent(now);
  expect(devotionals[0]).toBe('2098-05-16');
  expect(until).toBe(addDays('2098-05-16', 12));
});

it('an instance reads the time zone once a day', async () => {
  await moveChurchTo('Pacific/Kiritimati');
  expect(await cachedChurchDay(now)).toBe('2098-05-16');
  await moveChurchTo('America/Manaus');
  expect(await countReads(() => cachedChurchDay(now))).toBe(0);
  expect(await cachedChurchDay(now)).toBe('2098-05-16');
  const tomorrow = new Date('2098-05-16T12:00:00Z');
  expect(await cachedChurchDay(tomorrow)).toBe('2098-05-16');
});
