import type { DevotionalText } from './texts';
import { graceDevotionals } from './devotionals/grace';
import { neighbourDevotionals } from './devotionals/neighbour';
import { prayerDevotionals } from './devotionals/prayer';
import { rootsDevotionals } from './devotionals/roots';
import { trustDevotionals } from './devotionals/trust';

/**
 * Sample devotionals, one a day in this order: a month. Bible text here and in the readings is Almeida's of 1911, which
 * belongs to everybody, in today's spelling.
 */
export const devotionalPool: DevotionalText[] = [
  ...rootsDevotionals,
  ...trustDevotionals,
  ...prayerDevotionals,
  ...graceDevotionals,
  ...neighbourDevotionals,
];
