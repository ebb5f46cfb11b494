import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { online } from './online-only';
import { server } from './server-db';
import { sumByDays } from './sum-by-days';

/** The rules refuse to count further at once, as they refuse to list further. */
const MOST = 100;

/** How many documents a collection of dated documents has. */
export function countDated(path: string): Promise<number> {
  const dated = collection(server, path);

  async function count(from: Day, to: Day): Promise<number> {
    const span = query(dated, where('date', '>=', from), where('date', '<=', to), limit(MOST));
    return (await getCount(span)).data().count;
  }

  async function end(direction: 'asc' | 'desc'): Promise<Day | null> {
    const found = await getDocs(query(dated, orderBy('date', direction), limit(1)));
    const date: unknown = found.docs[0]?.get('date');
    return typeof date === 'string' && isDay(date) ? date : null;
  }

  return online(async () => {
    const [first, last] = await Promise.all([end('asc'), end('desc')]);
    return first && last ? sumByDays(count, MOST, first, last) : 0;
  });
}
