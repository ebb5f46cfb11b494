import { plainOf } from './intents';

const smallWords = new Set(
  'a o as os um uma uns umas de do da dos das em no na nos nas e ou que se com por para ao aos pelo pela como mas nao ja ele ela eles elas seu sua seus suas me te lhe nos vos foi era ser e sao esta estava tem tinha ter isso esse essa este esta aquele aquela muito mais sem sobre quando onde tu teu tua eu meu minha vos voce quem'.split(
    ' ',
  ),
);
const STEM_LETTERS = 5;

/** The beginnings of the words that carry a text's meaning. */
export const stemsOf = (text: string): string[] =>
  plainOf(text)
    .split(' ')
    .filter((word) => (word.length > 2 || word === 'fe') && !smallWords.has(word))
    .map((word) => word.slice(0, STEM_LETTERS));

const UNKNOWN = 4;

/** How much a stem tells: the more, the fewer texts have it; an unknown one less than a rare one. */
export function weigher(texts: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of texts)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (counts.get(stem) ?? UNKNOWN));
}
