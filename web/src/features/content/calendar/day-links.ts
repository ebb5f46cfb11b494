import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Content } from './api';

/** A link from a day to one of its contents. */
export interface DayLink {
  kind: 'devotional' | 'reading' | 'another';
  to: string;
  text: string;
  /** ` +2` if there are two more; never truncated, even on a narrow screen. */
  more?: string;
  /** The accessible name. */
  label: string;
  /** The link creates missing content. */
  isEmpty: boolean;
}

/** Returns the links of a day: to edit or create its devotional and its first reading, and to create another reading. */
export function dayLinks(day: Day, { devotionals, readings }: Content): DayLink[] {
  const date = formatShortDay(day);
  const verse = devotionals.get(day)?.verse_reference;
  const [first, ...others] = readings.get(day) ?? [];
  const create = `/manage-daily-readings?date=${day}`;
  const devotional: DayLink = {
    kind: 'devotional',
    to: `/create-devotional?${verse ? 'edit' : 'date'}=${day}`,
    text: verse ?? 'Devocional',
    label: verse ? `Editar devocional de ${date}: ${verse}` : `Criar devocional de ${date}`,
    isEmpty: !verse,
  };
  if (!first) {
    const label = `Criar leitura de ${date}`;
    return [devotional, { kind: 'reading', to: create, text: 'Leitura', label, isEmpty: true }];
  }
  const title = `${first.book} ${first.chapter}`;
  const more = others.length > 0 ? ` +${others.length}` : '';
  const reading: DayLink = {
    kind: 'reading',
    to: more ? create : `${create}&edit=${encodeURIComponent(first.id)}`,
    text: title,
    more,
    label: more
      ? `${others.length + 1} leituras de ${date}: ${title}${more}`
      : `Editar leitura de ${date}: ${title}`,
    isEmpty: false,
  };
  const label = `Criar outra leitura de ${date}`;
  return [devotional, reading, { kind: 'another', to: create, text: '', label, isEmpty: true }];
}
