import type { Live } from '@/lib/live';
import type { LivePage } from '@/lib/paging';

/** What a listener holds once the server has confirmed it. */
export const ready = <T>(value: T): Live<T> => ({
  state: 'ready',
  value,
  sending: false,
  fromCache: false,
});

/** The only page of a live list. */
export const onlyPage = <T>(items: Live<T[]>): LivePage<T> => ({
  items,
  count: items.state === 'ready' ? items.value.length : 0,
  newer: null,
  older: null,
});
