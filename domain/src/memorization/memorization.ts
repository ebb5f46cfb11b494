import { VERSE_MAX_LENGTH } from '../limits';
import { EXACT_MATCH, alignWords } from './align';

/** The score from which a verse counts as memorized. */
export const MEMORIZATION_THRESHOLD = 70;

/** `score` is a whole number from 0 to 100; `feedback` is shown to the person. */
type MemorizationResult = { score: number; isValid: boolean; feedback: string };

/**
 * Compares a verse written from memory with the original, word by word and in order. Ignores accents, case, punctuation and verse
 * numbers; a typo in a longer word costs a quarter of its points. Both missing and added words lower the score, so that repeating
 * words gains nothing.
 */
export function scoreMemorization(originalVerse: string, userVerse: string): MemorizationResult {
  const original = verseWords(originalVerse);
  const attempt = verseWords(userVerse);
  const points = alignWords(
    original.map(({ key }) => key),
    attempt.map(({ key }) => key),
  );
  const sum = points.reduce((total, each) => total + each, 0);
  const length = Math.max(original.length, attempt.length);
  const score = length === 0 ? 0 : Math.floor((sum * 100) / (length * EXACT_MATCH));
  const isValid = score >= MEMORIZATION_THRESHOLD;
  const words = original.map((word, index) => ({ ...word, found: (points[index] ?? 0) > 0 }));
  return { score, isValid, feedback: feedbackFor({ verse: originalVerse, words, score, isValid }) };
}

/** A word of a verse: its form for comparison, and its position in the text. */
type VerseWord = { key: string; start: number; end: number };

/** The words of a verse, of at most `VERSE_MAX_LENGTH` characters. */
function verseWords(text: string): VerseWord[] {
  const matches = text.slice(0, VERSE_MAX_LENGTH).matchAll(/[\p{L}\p{M}]+/gu);
  return [...matches]
    .map(({ 0: word, index }) => ({ key: fold(word), start: index, end: index + word.length }))
    .filter(({ key }) => key !== '');
}

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

type Attempt = {
  verse: string;
  words: (VerseWord & { found: boolean })[];
  score: number;
  isValid: boolean;
};

function feedbackFor(attempt: Attempt): string {
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

const QUOTED_WORDS = 6;

/** The beginning of the longest missing passage, as written in the verse; null if every word was found. */
function missingText({ verse, words }: Attempt): string | null {
  const gap = longestGap(words);
  const quoted = gap.slice(0, QUOTED_WORDS);
  const first = quoted[0];
  if (!first) return null;
  const text = verse.slice(first.start, quoted.at(-1)?.end).replace(/\s+/g, ' ');
  return gap.length > quoted.length ? `${text}…` : text;
}

/** The longest sequence of missing words; the first one in case of a tie. */
function longestGap(words: Attempt['words']): VerseWord[] {
  const gaps = words.reduce<VerseWord[][]>(
    (all, word) => {
      if (word.found) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest), []);
}
