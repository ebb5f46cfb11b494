import { detectCrisis } from '@raizes/domain/crisis/crisis';
import type { Danger } from '@raizes/domain/crisis/crisis';
import { crisisKinds } from '@raizes/domain/crisis/kinds';
import type { CrisisKind } from '@raizes/domain/crisis/kinds';

/** `kinds` are alternatives: none in a harmless sentence, all if only the danger is known. */
export type Labelled = { text: string; kinds: readonly CrisisKind[] };

export type Row = {
  /** A kind of danger, `danger` if several are possible, or `none`. */
  label: string;
  total: number;
  /** How many got help: the card or an answer that begins with care. */
  helped: number;
  cards: number;
  /** How many of those helped got the right kind first. */
  rightKind: number;
  /** Danger without help, or harmless sentences with it. */
  failures: string[];
};

const labelOf = ({ kinds }: Labelled) =>
  kinds.length === 0 ? 'none' : kinds.length === 1 ? (kinds[0] ?? 'none') : 'danger';

/** What the crisis check does with sentences, by kind. Care stands first in the answer, so that whoever is helped sees it at once. */
export function evaluateCrisis(
  sentences: readonly Labelled[],
  detect: (text: string) => Danger = detectCrisis,
): Row[] {
  const results = sentences.map((sentence) => ({ sentence, danger: detect(sentence.text) }));
  return [...crisisKinds, 'danger', 'none'].flatMap((label) => {
    const rows = results.filter(({ sentence }) => labelOf(sentence) === label);
    if (rows.length === 0) return [];
    const helped = rows.filter(({ danger }) => danger.level !== 'none');
    const isRight = ({ sentence, danger }: (typeof rows)[number]) =>
      danger.level !== 'none' && sentence.kinds.includes(danger.kinds[0]);
    const failures = rows.filter(({ danger }) => (danger.level === 'none') === (label !== 'none'));
    return {
      label,
      total: rows.length,
      helped: helped.length,
      cards: rows.filter(({ danger }) => danger.level === 'crisis').length,
      rightKind: helped.filter(isRight).length,
      failures: failures.map(({ sentence }) => sentence.text),
    };
  });
}

const percent = (count: number, total: number) => `${((100 * count) / total).toFixed(1)} %`;

/** The rows as lines of a table. */
export const tableOf = (rows: readonly Row[]): string =>
  rows
    .map(({ label, total, helped, cards, rightKind }) =>
      [
        label.padEnd(18),
        `${total}`.padStart(5),
        `help ${percent(helped, total)}`.padStart(13),
        `card ${percent(cards, total)}`.padStart(13),
        ...(label === 'none' ? [] : [`right kind ${percent(rightKind, Math.max(helped, 1))}`]),
      ].join('  '),
    )
    .join('\n');
