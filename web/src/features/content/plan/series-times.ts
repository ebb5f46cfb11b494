import type { FeastName } from '@raizes/domain/content/church-year';
import { formatDayCount, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { nextOccurrence } from '@raizes/domain/content/series';
import type { ContentSeries, SeriesTimes } from '@raizes/domain/documents/content-series';

export type Series = Extract<ContentSeries, { kind: 'series' }>;

/** `28 devocionais · todo ano, na Páscoa · 28/03/2027 a 24/04/2027` */
export function describeImported(each: ContentSeries, today: Day): string {
  const { kind, days } = each;
  if (kind === 'chain') return `Versículos do dia · ${formatDayCount(days)}`;
  const run = nextOccurrence(each, today);
  const [first, last] = [run[0], run.at(-1)];
  return [
    days === 1 ? '1 devocional' : `${days} devocionais`,
    timesText(each.times),
    first && last && formatSpan(first, last),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `28/03/2027 a 24/04/2027` */
export const formatSpan = (first: Day, last: Day) =>
  first === last ? formatShortDay(first) : `${formatShortDay(first)} a ${formatShortDay(last)}`;

export const isOver = (series: Series, today: Day) =>
  (nextOccurrence(series, today).at(-1) ?? today) < today;

export const feasts: Record<FeastName, string> = {
  'ash-wednesday': 'na Quarta-feira de Cinzas',
  'palm-sunday': 'no Domingo de Ramos',
  easter: 'na Páscoa',
  pentecost: 'em Pentecostes',
  advent: 'no 1º domingo do Advento',
};

const timesText = (times: SeriesTimes) =>
  times.kind === 'feast' ? `todo ano, ${feasts[times.feast]}` : '';
