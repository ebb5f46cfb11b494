import { describe, expect, it } from 'vitest';
import { books } from '../../bible/books';
import { passageExists } from '../../bible/passage';
import { keyPassage } from './key-verses';

describe('the key verses', () => {
  it('include one passage of at most three verses for each chapter of the Bible', () => {
    for (const { id, verses } of books) {
      verses.forEach((_, index) => {
        const chapter = index + 1;
        const passage = keyPassage(id, chapter);
        expect(passage && passageExists(passage), `${id} ${chapter}`).toBe(true);
        expect(passage?.from.chapter).toBe(chapter);
        expect(passage?.to.chapter).toBe(chapter);
        expect((passage?.to.verse ?? 0) - (passage?.from.verse ?? 0)).toBeLessThan(3);
      });
      expect(keyPassage(id, verses.length + 1)).toBeNull();
    }
  });
});
