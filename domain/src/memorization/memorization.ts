import type { VerseWord } from './verse-words';

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
export function memorizationFeedback(attempt: Attempt): string {
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
