import type { ReadingText } from './reading-text';
import { chapterOfLove } from './readings/love';
import { psalms } from './readings/psalms';
import { songsOfAscents } from './readings/songs-of-ascents';

/** Sample readings, one a day in this order. */
export const readingPool: ReadingText[] = [...psalms, chapterOfLove, ...songsOfAscents];
