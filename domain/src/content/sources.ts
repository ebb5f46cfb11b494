import { sourceKey } from '../documents/content-plan';
import type { DevotionalSource } from '../documents/content-plan';
import type { ContentSeries } from '../documents/content-series';

type Series = Extract<ContentSeries, { kind: 'series' }>;

const isYearly = (each: ContentSeries) => each.kind === 'series' && each.times.kind === 'feast';

/**
 * The series in their default order: a dated one before one that recurs every year, then a newer one before an older one; two that were
 * imported at the same moment by name.
 */
export const orderSeries = (imported: readonly ContentSeries[]): Series[] =>
  imported
    .filter((each) => each.kind === 'series')
    .toSorted(
      (a, b) =>
        Number(isYearly(a)) - Number(isYearly(b)) ||
        b.imported_at.getTime() - a.imported_at.getTime() ||
        a.name.localeCompare(b.name, 'pt-BR') ||
        a.id.localeCompare(b.id),
    );

const seriesSources = (imported: readonly ContentSeries[]): DevotionalSource[] =>
  orderSeries(imported).map(({ id }) => ({ from: 'series', id }));

/** All sources of a church in the default order: those with few days first, so that every source is used. */
export const allSources = (imported: readonly ContentSeries[]): DevotionalSource[] => [
  ...seriesSources(imported),
  ...imported.flatMap(({ kind, id }) => (kind === 'chain' ? [{ from: kind, id }] : [])),
  { from: 'reading' },
];

/** Names each series instead of all of them, and drops files that no longer exist. */
export function namedSources(
  sources: readonly DevotionalSource[],
  imported: readonly ContentSeries[],
): DevotionalSource[] {
  const existing = new Set(imported.map(({ id }) => id));
  return sources.flatMap((source) => {
    if (source.from === 'reading') return [source];
    if (source.id === undefined) return seriesSources(imported);
    return existing.has(source.id) ? [source] : [];
  });
}

/** Adds a source at its place in the default order. A no-op if it is present. */
export function addSource(
  sources: readonly DevotionalSource[],
  added: DevotionalSource,
  imported: readonly ContentSeries[],
): DevotionalSource[] {
  if (sources.some((source) => sourceKey(source) === sourceKey(added))) return [...sources];
  const yearly = new Set(imported.filter(isYearly).map(({ id }) => id));
  const rankOf = (source: DevotionalSource) =>
    source.from === 'series' && yearly.has(source.id ?? '') ? ranks.yearly : ranks[source.from];
  const at = sources.findIndex((source) => rankOf(source) >= rankOf(added));
  return at < 0 ? [...sources, added] : sources.toSpliced(at, 0, added);
}

const ranks = { series: 0, yearly: 1, chain: 2, reading: 3 };
