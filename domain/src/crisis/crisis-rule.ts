import { plainLetters } from '../plain-words';
import { soundOf, soundOfStem } from './crisis-sound';

/**
 * Names of groups of words that mean the same here, each with what belongs to it between `|`; `morr*` stands for any ending, `!`
 * after an infinitive for no shorter form of it, `#` for a number from six on, `%` for the age of a child.
 */
export type Lexicon = Readonly<Record<string, string>>;

const letters = (word: string) => plainLetters(word.replace(/ç/g, 's'));

/** However it is written, it is one word here and in what is heard. */
const joined = (phrase: string) => phrase.replaceAll('por que', 'porque');

function wordPattern(word: string): string {
  if (word === '#') return '(?:[6-9]|\\d\\d+)';
  if (word === '%') return '(?:[4-9]|1[0-7])';
  if (word.endsWith('*')) return `${soundOfStem(letters(word.slice(0, -1)))}\\w*`;
  const plain = letters(word.replace(/!$/, ''));
  // "quero morre": an infinitive loses its r in speech, and in what is typed by ear.
  const sounds =
    !word.endsWith('!') && /(?:..[aei]|^da)r$/.test(plain) ? [plain, plain.slice(0, -1)] : [plain];
  return `(?:${sounds.map(soundOf).join('|')})`;
}

const alternatives = (list: string) =>
  list.split('|').map((phrase) => joined(phrase.trim()).split(/\s+/).map(wordPattern).join(' '));

/**
 * Turns `WISH ~3 DIE` into an expression over what is heard: groups and plain words in order, at most so many other words
 * where `~` stands; `A & B` means both, in either order, up to seven words apart. Plain words: `(me|mim)`.
 */
export function compileRules(lexicon: Lexicon, rules: readonly string[]): RegExp[] {
  const listOf = (name: string) => {
    const words = lexicon[name];
    if (words === undefined) throw new Error(`No group of words is called ${name}`);
    return words;
  };
  const group = (token: string) => {
    const words = token.replace(/[()]/g, '').replace(/[A-Z]+/g, listOf);
    return `(?:${alternatives(words).join('|')})`;
  };
  const sequence = (text: string) =>
    text
      .trim()
      .match(/\([^)]*\)|\S+/g)
      ?.reduce((pattern, token) => {
        if (token.startsWith('~')) return `${pattern}(?: [^ _]+){0,${token.slice(1)}}`;
        return `${pattern} ${group(token)}`;
      }, '') ?? '';
  return rules.map((rule) => {
    const [first = '', second] = rule.split('&').map(sequence);
    const between = '(?: \\S+){0,7}';
    const pattern = second ? `${first}${between}${second}|${second}${between}${first}` : first;
    return new RegExp(`(?:${pattern})(?= )`, 'g');
  });
}
