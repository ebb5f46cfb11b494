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

/** A message as it sounds, word by word with a space round each: accents, disguise and misspelling forgiven. */
export function heard(message: string): string {
  const plain = undisguised(message.replace(/\+/g, ' mais ').replace(/ç/gi, 's')).replace(
    /\S+/g,
    unmask,
  );
  return ` ${plainWords(plain).map(soundOf).join(' ')} `.replaceAll(' por ke ', ' porke ');
}
