import type { DevotionalText } from './devotional-text';
import { rootsDevotionals } from './devotionals/roots';

/** Sample devotionals, one a day in this order. */
export const devotionalPool: DevotionalText[] = [...rootsDevotionals];
