import { deobfuscate, foldLetters, isNearWord, normalizedWords } from '../text/words';

/** The phonetic form of a message, each word surrounded by spaces. Evens out accents, obfuscation and misspellings. */
export function toPhonetic(message: string): string {
  const plain = deobfuscate(message.replace(/\+/g, ' mais ').replace(/ç/gi, 's')).replace(
    /\S+/g,
    uncensor,
  );
  return ` ${normalizedWords(plain).map(correctTypo).map(phoneticWord).join(' ')} `.replaceAll(
    ' por ke ',
    ' porke ',
  );
}

/** The phonetic form of a word's stem, without the rules for endings. Expects folded letters. */
function phoneticStem(stem: string): string {
  return stem
    .replace(/ç/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/qu?(?=[ei])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/(?<letter>.)\k<letter>+/g, '$<letter>')
    .replace(/sk?(?=s)/g, '');
}

/**
 * The approximate phonetic form of a word. Gives one form to spellings that Brazilians confuse (s, ss, ç, z; c, k, qu; ou, o; -ndo,
 * -no), and collapses repeated letters. Expects folded letters.
 */
function phoneticWord(word: string): string {
  if (word === 'mim') return 'me';
  return phoneticStem(word)
    .replace(/(?<=...)ndo$/, 'no')
    .replace(/m$/, 'n')
    .replace(/ou$|u$/, 'o')
    .replace(/i$/, 'e');
}

/** Words that people censor with asterisks: `su*cidio`. */
const censoredWords =
  'suicidio suicida suicidar matar mata morrer morre morta morto cortar corto estupro estuprada estuprou estupraram abuso abusou overdose'.split(
    ' ',
  );

const LONGEST_CENSORED = Math.max(...censoredWords.map((word) => word.length));

/** A longer chunk can be none of the words, and its pattern could be too long to compile. */
function uncensor(chunk: string): string {
  const signs = chunk.replace(/[^a-z*]/g, '').replace(/\*+/g, '*');
  if (!/\*/.test(signs) || !/[a-z]/.test(signs) || signs.length > LONGEST_CENSORED) return chunk;
  const pattern = new RegExp(`^${signs.replaceAll('*', '[a-z]{1,2}')}$`);
  return censoredWords.find((word) => pattern.test(word)) ?? chunk;
}

/** Words whose typos are corrected. */
const correctedWords =
  'quero queria viver morrer matar suicidio suicida aguento vontade sumir remedio remedios comprimidos machucar machuca desaparecer socorro padrasto cortar veneno existir bateu apanhei'.split(
    ' ',
  );
/** Real words one letter away from those above, which are not typos of them. */
const realWords = new Set(
  'morreu morri morro morra matou mato matei viveu vivi cortou cortei existiu querer quase quis sumira apanhe apanha apanhou vier vive viva vivem vives vivera morre morrem morder mover correr mata mate matam catar marar atar sumi sumiu surgir queira queiram quer corta cortam contar portar agento agente agenda bate bateu batem bater verde veneza existe existia padrastos machucas machucam remedia vontades suicidas comprimido zero caro aquele quebro queimar'.split(
    ' ',
  ),
);
const correctTypo = (word: string) =>
  realWords.has(word) ? word : (correctedWords.find((right) => isNearWord(word, right)) ?? word);

/**
 * Groups of synonyms by name, separated by `|`. `morr*` matches any ending, an infinitive with `!` matches only with its
 * final r, `#` is a number of six or more, `%` is the age of a child.
 */
export type Lexicon = Readonly<Record<string, string>>;

const letters = (word: string) => foldLetters(word.replace(/ç/g, 's'));

/** People confuse "por que" and "porque", so both are one word here and in `toPhonetic`. */
const joinWords = (phrase: string) => phrase.replaceAll('por que', 'porque');

function wordPattern(word: string): string {
  if (word === '#') return '(?:[6-9]|\\d\\d+)';
  if (word === '%') return '(?:[4-9]|1[0-7])';
  if (word.endsWith('*')) return `${phoneticStem(letters(word.slice(0, -1)))}\\w*`;
  const plain = letters(word.replace(/!$/, ''));
  // Spoken infinitives lose their r, and people often type them that way: "quero morre".
  const sounds =
    !word.endsWith('!') && /(?:..[aei]|^da)r$/.test(plain) ? [plain, plain.slice(0, -1)] : [plain];
  return `(?:${sounds.map(phoneticWord).join('|')})`;
}

const alternatives = (list: string) =>
  list.split('|').map((phrase) => joinWords(phrase.trim()).split(/\s+/).map(wordPattern).join(' '));

/**
 * Compiles rules into regular expressions over `toPhonetic` text. `WISH ~3 DIE`: two groups in this order, at most three words between
 * them. `A & B`: both groups in either order, at most seven words between them. `(me|mim)`: literal words instead of a named group.
 * In the text, `_` stands for a removed idiom (see `detectCrisis`): `~` does not reach across it, `&` does.
 */
export function compileRules(lexicon: Lexicon, rules: readonly string[]): RegExp[] {
  const listOf = (name: string) => {
    const words = lexicon[name];
    if (words === undefined) throw new Error(`Unknown word group: ${name}`);
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
