import { deobfuscate, isNearWord, normalizedWords } from '../text/words';

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
