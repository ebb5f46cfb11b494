import { isNearWord, foldLetters, normalizedWords, deobfuscate } from '../text/words';

/** The sound of a word's beginning: all but what depends on how the word ends. Expects plain letters. */
function soundOfStem(stem: string): string {
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
 * How a word sounds, roughly: what Brazilians write one for the other (s, ss, ç, z; c, k, qu; ou, o; -ndo, -no) comes out
 * alike, and so does a letter held down. Expects plain letters.
 */
function soundOf(word: string): string {
  if (word === 'mim') return 'me';
  return soundOfStem(word)
    .replace(/(?<=...)ndo$/, 'no')
    .replace(/m$/, 'n')
    .replace(/ou$|u$/, 'o')
    .replace(/i$/, 'e');
}

/** Words that people hide from filters behind an asterisk. */
const masked =
  'suicidio suicida suicidar matar mata morrer morre morta morto cortar corto estupro estuprada estuprou estupraram abuso abusou overdose'.split(
    ' ',
  );

function unmask(chunk: string): string {
  if (!/[a-z].*\*|\*.*[a-z]/.test(chunk)) return chunk;
  const pattern = new RegExp(`^${chunk.replace(/[^a-z*]/g, '').replace(/\*+/g, '[a-z]{1,2}')}$`);
  return masked.find((word) => pattern.test(word)) ?? chunk;
}

/** What is mistyped when hands shake. Not the honest neighbours of these words. */
const mistyped =
  'quero queria viver morrer matar suicidio suicida aguento vontade sumir remedio remedios comprimidos machucar machuca desaparecer socorro padrasto cortar veneno existir bateu apanhei'.split(
    ' ',
  );
const honest = new Set(
  'morreu morri morro morra matou mato matei viveu vivi cortou cortei existiu querer quase quis sumira apanhe apanha apanhou vier vive viva vivem vives vivera morre morrem morder mover correr mata mate matam catar marar atar sumi sumiu surgir queira queiram quer corta cortam contar portar agento agente agenda bate bateu batem bater verde veneza existe existia padrastos machucas machucam remedia vontades suicidas comprimido zero caro aquele quebro queimar'.split(
    ' ',
  ),
);
const mended = (word: string) =>
  honest.has(word) ? word : (mistyped.find((right) => isNearWord(word, right)) ?? word);

/** A message as it sounds, word by word with a space round each: accents, disguise and misspelling forgiven. */
export function toPhonetic(message: string): string {
  const plain = deobfuscate(message.replace(/\+/g, ' mais ').replace(/ç/gi, 's')).replace(
    /\S+/g,
    unmask,
  );
  return ` ${normalizedWords(plain).map(mended).map(soundOf).join(' ')} `.replaceAll(
    ' por ke ',
    ' porke ',
  );
}

/**
 * Names of groups of words that mean the same here, each with what belongs to it between `|`; `morr*` stands for any ending, `!`
 * after an infinitive for no shorter form of it, `#` for a number from six on, `%` for the age of a child.
 */
export type Lexicon = Readonly<Record<string, string>>;

const letters = (word: string) => foldLetters(word.replace(/ç/g, 's'));

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
