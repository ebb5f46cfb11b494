import { foldBook } from '@raizes/domain/bible/search';
import type { FoldedBook } from '@raizes/domain/bible/search';
import type { BookText } from '@raizes/domain/bible/edition';
import { stemsOf } from './likeness';
import type { Quoted } from './quotations';

/** Of what somebody remembers, this share by weight has to be in the verse. */
const SHARE = 0.6;
const SHARE_CLOSE = 0.85;
/** Fewer words are in too many verses. */
const WORDS = 3;

/** Searches a Bible for the verse that is most like some remembered words. Its books are folded when somebody first asks. */
export function createVerseSearch(loadBooks: () => Promise<BookText[]>) {
  let folded: readonly FoldedBook[] | undefined;
  return async (said: string): Promise<Quoted | null> => {
    const stems = [...new Set(stemsOf(said))];
    if (stems.length < WORDS) return null;
    folded ??= (await loadBooks()).map(foldBook);
    return mostLike(stems, folded);
  };
}

function mostLike(stems: readonly string[], folded: readonly FoldedBook[]): Quoted | null {
  const beginnings = stems.map((stem) => ` ${stem}`);
  const verses = folded.flatMap(({ book, verses: own }) =>
    own.flatMap((verse) => {
      const found = beginnings.map((beginning) => verse.folded.includes(beginning));
      return found.includes(true) ? [{ book, verse, found }] : [];
    }),
  );
  const weights = stems.map((_, index) => {
    const count = verses.filter(({ found }) => found[index]).length;
    return Math.log(1 + verses.length / (1 + count));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shareOf = (found: readonly boolean[]) =>
    weights.reduce((sum, weight, index) => sum + (found[index] ? weight : 0), 0) / all;
  let best: { share: number; length: number; quoted: Quoted } | null = null;
  for (const { book, verse, found } of verses) {
    if (found.filter(Boolean).length < WORDS) continue;
    const share = shareOf(found);
    const { length } = verse.folded;
    // Of two verses with as many of the words, the shorter one is meant.
    if (
      share < SHARE ||
      (best && (share < best.share || (share === best.share && length >= best.length)))
    )
      continue;
    const at = { chapter: verse.chapter, verse: verse.verse };
    best = {
      share,
      length,
      quoted: { passage: { book, from: at, to: at }, isClose: share >= SHARE_CLOSE },
    };
  }
  return best?.quoted ?? null;
}
