import { isNearWord } from '../near-word';
import { plainWords, undisguised } from '../plain-words';

/** The sound of a word's beginning: all but what depends on how the word ends. Expects plain letters. */
export function soundOfStem(stem: string): string {
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
export function soundOf(word: string): string {
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
export function heard(message: string): string {
  const plain = undisguised(message.replace(/\+/g, ' mais ').replace(/ç/gi, 's')).replace(
    /\S+/g,
    unmask,
  );
  return ` ${plainWords(plain).map(mended).map(soundOf).join(' ')} `.replaceAll(
    ' por ke ',
    ' porke ',
  );
}
