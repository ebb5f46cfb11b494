import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { online } from './online-only';
import { server } from './server-db';

/** The days between two, both included and at most a hundred apart, that have a document of their own. */
export async function daysOnServer(path: string, from: Day, to: Day): Promise<Day[]> {
  const span = query(
    collection(server, path),
    where('date', '>=', from),
    where('date', '<=', to),
    limit(100),
  );
  const { docs } = await online(() => getDocs(span));
  return docs.map(({ id }) => id).filter(isDay);
}
