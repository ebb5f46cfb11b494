import { VERSE_MAX_LENGTH } from '../limits';
import { EXACT_MATCH, alignWords } from './align';

/** A word of a verse, as it is compared and where it stands in the text. */
type VerseWord = { key: string; start: number; end: number };

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The words of a verse without accents, case, punctuation and verse numbers. Reads no further than a verse may be long. */
function verseWords(text: string): VerseWord[] {
  const matches = text.slice(0, VERSE_MAX_LENGTH).matchAll(/[\p{L}\p{M}]+/gu);
  return [...matches]
    .map(({ 0: word, index }) => ({ key: fold(word), start: index, end: index + word.length }))
    .filter(({ key }) => key !== '');
}

type Attempt = {
  verse: string;
  words: (VerseWord & { found: boolean })[];
  score: number;
  isValid: boolean;
};

const QUOTED_WORDS = 6;

type Stretch = VerseWord[];

/** The words in a row that were not found; the longest row, the first of them when several are. */
function longestGap(words: Attempt['words']): Stretch {
  const gaps = words.reduce<Stretch[]>(
    (all, word) => {
      if (word.found) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest), []);
}

/** The beginning of that row as it stands in the verse, or null when every word was found. */
function missingText({ verse, words }: Attempt): string | null {
  const gap = longestGap(words);
  const quoted = gap.slice(0, QUOTED_WORDS);
  const first = quoted[0];
  if (!first) return null;
  const text = verse.slice(first.start, quoted.at(-1)?.end).replace(/\s+/g, ' ');
  return gap.length > quoted.length ? `${text}…` : text;
}

/** What to tell a person who wrote a verse from memory: how it went, and the next thing to look at. */
function memorizationFeedback(attempt: Attempt): string {
  const missing = missingText(attempt);
  if (attempt.score === 100) {
    return 'Parabéns! Memorização validada! Cada palavra está no seu coração.';
  }
  if (attempt.isValid) {
    return missing === null
      ? 'Parabéns! Memorização validada! Releia o versículo com calma e repare nos pequenos detalhes.'
      : `Parabéns! Memorização validada! Para guardar ainda melhor, releia este trecho: “${missing}”.`;
  }
  if (missing === null) {
    return 'Quase lá! Continue praticando. O versículo está aí: tente de novo só com as palavras dele.';
  }
  return attempt.words.some(({ found }) => found)
    ? `Quase lá! Continue praticando. Releia este trecho e tente de novo: “${missing}”.`
    : `Quase lá! Continue praticando. O versículo começa assim: “${missing}”.`;
}

/** The score from which a verse counts as memorized. */
export const MEMORIZATION_THRESHOLD = 70;

/** `score` is a whole number from 0 to 100; `feedback` is for the person, in Portuguese. */
type MemorizationResult = { score: number; isValid: boolean; feedback: string };

/**
 * Compares what a person wrote from memory with the verse, word by word and in order. Accents, case, punctuation and
 * verse numbers are forgiven; a slip within a longer word costs a quarter of it. Words missing and words added both
 * lower the score, so that repeating words or pouring in many earns nothing.
 */
export function scoreMemorization(originalVerse: string, userVerse: string): MemorizationResult {
  const original = verseWords(originalVerse);
  const attempt = verseWords(userVerse);
  const got = alignWords(
    original.map(({ key }) => key),
    attempt.map(({ key }) => key),
  );
  const sum = got.reduce((total, each) => total + each, 0);
  const longest = Math.max(original.length, attempt.length);
  const score = longest === 0 ? 0 : Math.floor((sum * 100) / (longest * EXACT_MATCH));
  const isValid = score >= MEMORIZATION_THRESHOLD;
  const found = original.map((word, index) => ({ ...word, found: (got[index] ?? 0) > 0 }));
  return {
    score,
    isValid,
    feedback: memorizationFeedback({ verse: originalVerse, words: found, score, isValid }),
  };
}
