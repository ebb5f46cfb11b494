import { churchSeason } from '@raizes/domain/church-year';
import type { ChurchSeason } from '@raizes/domain/church-year';
import { daysBetween } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { landscapeOf } from '@/ui/scenery/landscape-of';
import { landscapes } from '@/ui/scenery/landscapes';
import type { Landscape } from '@/ui/scenery/landscapes';

interface Scene {
  landscape: Landscape;
  sky: ChurchSeason;
}

/** What is drawn beside a devotional: a landscape of what it speaks of, under the sky of its season. */
export function sceneOf(devotional: Devotional): Scene {
  const { verse_text, opening_text, context, central_insight, date } = devotional;
  const spoken = [verse_text, verse_text, opening_text, context, central_insight].join(' ');
  const landscape = landscapeOf(spoken) ?? inTurn(date);
  return { landscape, sky: churchSeason(date) };
}

/** Where a devotional speaks of none, each day has the next. */
const inTurn = (date: Devotional['date']): Landscape =>
  landscapes[daysBetween('2026-01-01', date) % landscapes.length] ?? 'hills';
