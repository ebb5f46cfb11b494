import type { Devotional } from '@raizes/domain/documents/content';
import { Scenery } from '@/features/scenery/scenery';
import { sceneOf } from './scene';

/** The picture of a devotional. */
export function Illustration({ devotional, risen }: { devotional: Devotional; risen: number }) {
  return <Scenery {...sceneOf(devotional)} risen={risen} />;
}
