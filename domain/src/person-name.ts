import { foldText } from './text/fold';

const titles = new Set(
  (
    'pr pra pastor pastora bispo bispa ap apostolo apostola pb presbitero presbitera diac diacono diaconisa ev evang evangelista ' +
    'miss missionario missionaria lider rev reverendo reverenda ir irmao irma dr dra doutor doutora prof profa sr sra senhor senhora ' +
    'pe padre frei dom dona seu'
  ).split(' '),
);
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** `dra.`, `profª` → `dra`, `profa` */
const keyOf = (word: string) =>
  foldText(word)
    .replace(/ª/g, 'a')
    .replace(/[^a-z]/g, '');
const hasLetter = (word: string) => /\p{L}/u.test(word);

/** The words of a name, without signs and without the titles before it. The last word stays, whatever it is. */
function wordsOf(name: string): string[] {
  const words = name.split(/\s+/).filter(hasLetter);
  const start = words.findIndex(
    (word, index) => index === words.length - 1 || !titles.has(keyOf(word)),
  );
  return words.slice(Math.max(0, start));
}

/** The name by which to greet a person: `João` for `Pr. João d'Ávila`, `José` for `JOSÉ DA SILVA`, `Maria` for `Mª Aparecida`. */
export function firstNameOf(name: string): string {
  const words = wordsOf(name);
  const first = words.find((word) => !particles.has(keyOf(word))) ?? name.trim();
  const plain = first.replace(/^[^\p{L}]{1,20}/u, '').replace(/[^\p{L}ª.]$/u, '');
  if (/^mª\.?$/i.test(plain)) return 'Maria';
  const isShouted = plain.length > 2 && plain === plain.toUpperCase();
  return isShouted ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain || first;
}

/** The name without titles, for use after a position: `Pastor ${…}`. A name of titles alone stays. */
export const nameWithoutTitle = (name: string): string => wordsOf(name).join(' ') || name;
