import type { DevotionalText } from './texts';
import { graceDevotionals } from './devotionals/grace';
import { neighbourDevotionals } from './devotionals/neighbour';
import { prayerDevotionals } from './devotionals/prayer';
import { rootsDevotionals } from './devotionals/roots';
import { trustDevotionals } from './devotionals/trust';

/**
 * Sample devotionals, one per day in this order, for a month. The Bible text here and in the readings is Almeida's of 1911,
 * which is in the public domain, in today's spelling.
 */
export const devotionalPool: DevotionalText[] = [
  ...rootsDevotionals,
  ...trustDevotionals,
  ...prayerDevotionals,
  ...graceDevotionals,
  ...neighbourDevotionals,
];
