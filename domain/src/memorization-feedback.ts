import type { VerseWord } from './verse-words';

type Attempt = {
  verse: string;
  words: (VerseWord & { found: boolean })[];
  score: number;
  isValid: boolean;
};

const QUOTED_WORDS = 6;

/** The first words in a row that were not found, as they stand in the verse. */
function firstMissing({ verse, words }: Attempt): string | null {
  const from = words.findIndex(({ found }) => !found);
  const first = words[from];
  if (!first) return null;
  const until = words.findIndex(({ found }, index) => index > from && found);
  const missing = words.slice(from, until === -1 ? undefined : until);
  const quoted = missing.slice(0, QUOTED_WORDS);
  const text = verse.slice(first.start, quoted.at(-1)?.end).replace(/\s+/g, ' ');
  return missing.length > quoted.length ? `${text}…` : text;
}

/** What to tell a person who wrote a verse from memory: how it went, and the next thing to look at. */
export function memorizationFeedback(attempt: Attempt): string {
  const missing = firstMissing(attempt);
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
