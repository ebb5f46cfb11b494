import { churchSeason } from '@raizes/domain/content/church-year';
import type { ChurchSeason } from '@raizes/domain/content/church-year';
import { daysBetween } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { landscapeOf } from '@/features/scenery/landscape-of';
import { landscapes } from '@/features/scenery/landscapes';
import type { Landscape } from '@/features/scenery/landscapes';
import { Scenery } from '@/features/scenery/scenery';
import type { ComponentProps } from 'react';
import { Tree } from './tree';

interface Props {
  devotional: Devotional;
  risen: number;
  /** The person's own tree stands in the picture. */
  tree?: ComponentProps<typeof Tree> | null;
}

/** The picture of a devotional. */
export function Illustration({ devotional, risen, tree = null }: Props) {
  return (
    <Scenery
      {...sceneOf(devotional)}
      risen={risen}
      {...(tree && { subject: <Tree {...tree} /> })}
    />
  );
}

interface Scene {
  landscape: Landscape;
  sky: ChurchSeason;
}

/**
 * A devotional's picture: the landscape that its texts mention most, under the sky of its church season. The verse counts
 * twice.
 */
export function sceneOf(devotional: Devotional): Scene {
  const { verse_text, opening_text, context, central_insight, date } = devotional;
  const texts = [verse_text, verse_text, opening_text, context, central_insight].join(' ');
  const landscape = landscapeOf(texts) ?? landscapeByDay(date);
  return { landscape, sky: churchSeason(date) };
}

/** If the texts mention no landscape, each day takes the next one. */
const landscapeByDay = (date: Devotional['date']): Landscape =>
  landscapes[daysBetween('2026-01-01', date) % landscapes.length] ?? 'hills';
