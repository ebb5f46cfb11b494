/** A chapter to read before it is given a day; one verse a line, its number first. */
export type ReadingText = { book: string; chapter: number; chapter_text: string };
