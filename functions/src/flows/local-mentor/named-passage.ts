import { plainLetters } from '@raizes/domain/plain-words';

const books =
  'gênesis|êxodo|levítico|números|deuteronômio|josué|juízes|rute|samuel|reis|crônicas|esdras|neemias|ester|jó|salmos?|provérbios|eclesiastes|cantares|cânticos?|isaías|jeremias|lamentações|ezequiel|daniel|oseias|joel|amós|obadias|jonas|miqueias|naum|habacuque|sofonias|ageu|zacarias|malaquias|mateus|marcos|lucas|joão|atos|romanos|coríntios|gálatas|efésios|filipenses|colossenses|tessalonicenses|timóteo|tito|filemom|hebreus|tiago|pedro|judas|apocalipse';
const passage = new RegExp(
  `(?:\\b[123] ?)?\\b(?:${plainLetters(books)}) \\d{1,3}(?:[.:]\\d{1,3}(?:-\\d{1,3})?)?`,
);

/** The passage that a question names, as it was typed: `romanos 8`, `1 João 4:8`. */
export function namedPassage(message: string): string | null {
  const text = message.normalize('NFC');
  const plain = Array.from(text, plainLetters);
  // Each character is folded by itself, so that what is found stands at the same place in what was typed.
  const found = plain.every(({ length }) => length === 1) ? passage.exec(plain.join('')) : null;
  if (!found) return null;
  const typed = Array.from(text)
    .slice(found.index, found.index + found[0].length)
    .join('');
  return typed.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
