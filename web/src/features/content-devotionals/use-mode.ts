import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useSearchParams } from 'react-router-dom';

/** What the form is for, as the address says. */
export type Mode =
  | { kind: 'new'; date: Day | null }
  | { kind: 'edit'; day: Day }
  | { kind: 'copy'; day: Day };

const dayIn = (query: URLSearchParams, name: string): Day | null => {
  const value = query.get(name) ?? '';
  return isDay(value) ? value : null;
};

export const addressOf = {
  new: (date?: Day) => (date ? `/create-devotional?date=${date}` : '/create-devotional'),
  edit: (day: Day) => `/create-devotional?editar=${day}`,
  copy: (day: Day) => `/create-devotional?copiar=${day}`,
};

export function useMode(): Mode {
  const [query] = useSearchParams();
  const edited = dayIn(query, 'editar');
  const copied = dayIn(query, 'copiar');
  if (edited) return { kind: 'edit', day: edited };
  if (copied) return { kind: 'copy', day: copied };
  return { kind: 'new', date: dayIn(query, 'date') };
}
