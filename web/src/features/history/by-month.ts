import type { Day } from '@raizes/domain/day';

export interface Month<T> {
  /** `novembro de 2026` */
  name: string;
  entries: T[];
}

const names = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Entries that come newest first, month by month. */
export function byMonth<T extends { completed_on: Day }>(entries: T[]): Month<T>[] {
  const months: Month<T>[] = [];
  for (const entry of entries) {
    const name = names.format(new Date(`${entry.completed_on}T00:00:00Z`));
    const current = months.at(-1);
    if (current?.name === name) current.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}
