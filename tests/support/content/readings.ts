import { shortPsalms } from './readings/short-psalms';

/** A chapter to read before it is given a day; one verse a line, its number first. */
export type ReadingText = { book: string; chapter: number; chapter_text: string };

/** Sample readings, one a day in this order. */
export const readingPool: ReadingText[] = [...shortPsalms];
