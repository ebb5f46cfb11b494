import { isNearWord } from '@raizes/domain/text/words';
import { plainOf } from './intents';
import { loadKnowledge } from './knowledge';
import type { Entry } from './knowledge';
import { stemsOf, weigher } from './likeness';
import { readablePlace } from './passages';

/** A person or a word of the Bible, found in a message. */
export type Found = { id: string; entry: Entry };

/** `isEveryday`: the name is also an everyday word. */
type Called = Found & { isEveryday?: boolean };

export type EntryKind = 'person' | 'word';

/**
 * The persons or words of the Bible that a message asks about: what it names, and whose text is most like what it tells (`o rei que comeu
 * capim`). Several if it could be each of them; none if nothing is named and no text is like it.
 */
export function findEntries(message: string, kind: EntryKind): readonly Found[] {
  const plain = foldName(message);
  const named = namesIn(message, plain).filter(({ isOfOther }) => !isOfOther);
  const isOfKind = ({ found }: Named) => found.some(({ id }) => kindOf(id) === kind);
  const leading = named.find((each) => each.start === 0 && each.weight >= NAME_WEIGHT);
  if (kind === 'person' && leading?.found.length === 1 && isOfKind(leading)) return leading.found;
  const described = kind === 'person' ? findDescribed(plain, named) : [];
  if (described.length === 1) return described;
  const own = named.filter(({ weight }) => weight > ASIDE_WEIGHT);
  // Of several everyday words in a long message, none is surely meant.
  const isPlain = own.length === 1 || plain.split(' ').length <= BRIEF_WORDS;
  const [first] = own
    .filter(({ weight }) => isPlain || weight >= NAME_WEIGHT)
    .toSorted(
      (a, b) =>
        b.weight - a.weight || Number(isOfKind(b)) - Number(isOfKind(a)) || a.start - b.start,
    );
  return described.length > 0 && first?.weight !== ASKED_WEIGHT ? described : (first?.found ?? []);
}

const BRIEF_WORDS = 8;

/** The person or word that a message consists of, such as a chip's name. */
export function findEntryCalled(message: string): readonly Found[] {
  return names().get(withoutArticle(message)) ?? [];
}

/** What a message names: `isAsked` if it plainly asks who or what that is, otherwise a name that is no everyday word. */
export function namedEntry(
  message: string,
): { kind: EntryKind; isAsked: boolean; isUnmistakable: boolean } | null {
  const named = namesIn(message, foldName(message)).filter(({ isOfOther }) => !isOfOther);
  const [first] = named.toSorted((a, b) => b.weight - a.weight);
  const [found] = first?.found ?? [];
  if (!first || !found || first.weight < NAME_WEIGHT) return null;
  const isAsked = first.weight === ASKED_WEIGHT;
  return { kind: kindOf(found.id), isAsked, isUnmistakable: first.length >= UNMISTAKABLE_WORDS };
}

/** A name of so many words is nobody else's: `a mulher de Potifar`. */
const UNMISTAKABLE_WORDS = 3;

const kindOf = (id: string): EntryKind => (loadKnowledge().people.has(id) ? 'person' : 'word');

type Named = {
  found: readonly Called[];
  start: number;
  /** In words. */
  length: number;
  weight: number;
  /** It is the name of somebody that the writer knows, or tells whose father, sister or servant is meant. */
  isOfOther: boolean;
};

const NAME_WORDS_MAX = 5;
const ASKED_WEIGHT = 3;
const NAME_WEIGHT = 2;
const EVERYDAY_WEIGHT = 1;
/** `Bíblia`, `Jesus` and the like stand beside what is asked for. */
const ASIDE_WEIGHT = 0;
const asideNames = new Set(['biblia', 'igreja', 'jesus', 'palavra de deus', 'jesus cristo']);

const filler = `(?:(?:o|a|os|as|um|uma|de|do|da|dos|das|em|na|no|essa|esse|isso|esta|este|aquela|aquele|tal|mesmo|negocio|coisa|palavra|termo|expressao|famos[oa]|historia|vida|que|verdade|foi|era|eram|e|sobre|com) ){0,6}`;
const defining =
  '(?:biblia|ela) quer dizer(?: com)?|quem (?:foi|foram|e|era|eram|sao)|(?:o )?que (?:e|sao|era|eram|foi|significam?|quer dizer|querem dizer|vem a ser|seria)|significado|sentido|definicao|conceito|palavra|termo|expressao|diferenca|a gente (?:fala|diz|canta)|quando falam em';
const telling =
  'o que (?:fez|aconteceu com|houve com)|que e|historias?|vida|personagem|(?:me )?(?:explic|cont|fal|expliqu)(?:a|e|ar|ue)(?: mais| um pouco| melhor)?(?: sobre)?|saber(?: mais)?(?: quem (?:foi|e|era))?|entendo|entendi|entender|falam?(?: em| de)?|(?:chama|falar) de|conhecem?|estud(?:o|ando|ar)|quero aprender';
const endingWith = (cues: string) => new RegExp(String.raw`\b(?:${cues}) ${filler}$`);
/** What stands before a name that is asked for; before an everyday word, only what asks for its meaning. */
const askingBefore = { everyday: endingWith(defining), rare: endingWith(`${defining}|${telling}`) };
const askingAfter =
  /^ (?:(?:e|era|foi|eram|sao|serve|seria|vem a ser) (?:o )?(?:que|quem|mesma coisa)\b|(?:o )?que (?:e|era|significa|quer dizer|vem a ser|sao)\b|o que foi\b|(?:quer dizer|significa)\b(?! com\b)|(?:era|foi) (?:bom|boa|mau|ma|importante|rei|rainha|profeta)\b|quem (?:e|era|foi)\b|(?:e|era|sao) (?:igual|a mesma|o mesmo)\b|d[ae] biblia\b|como assim$)/;
/** `o que é fé` asks what the word means, `o que é fé salvadora para quem…` tells of something. */
const WORDS_AFTER = 6;

/** The names in a message, the longest at each place. */
function namesIn(message: string, plain: string): Named[] {
  const said = plain.split(' ');
  const index = names();
  const typed = message.split(' ');
  const isWithin = (at: number) => /[\p{L}\d,]$/u.test(typed[at - 1] ?? '');
  const capitals = new Set(
    typed.filter((word, at) => isWithin(at) && /^\p{Lu}/u.test(word)).map(plainOf),
  );
  const named: Named[] = [];
  for (let start = 0; start < said.length; start += 1)
    for (let length = Math.min(NAME_WORDS_MAX, said.length - start); length > 0; length -= 1) {
      const name = said.slice(start, start + length).join(' ');
      const found = index.get(name) ?? index.get(name.replace(/s$/, '')) ?? nearName(name);
      if (!found) continue;
      const end = start + length;
      const before = ` ${said.slice(Math.max(0, start - 12), start).join(' ')} `;
      const after = ` ${said.slice(end, end + WORDS_AFTER).join(' ')}`;
      const isEveryday = found.some((each) => each.isEveryday);
      const isPerson = found.every(({ id }) => kindOf(id) === 'person');
      const isClose = said.length - end <= WORDS_AFTER || before.endsWith(' palavra ');
      const isAsked =
        (isClose && askingBefore[isEveryday ? 'everyday' : 'rare'].test(before)) ||
        askingAfter.test(after);
      const isOfOther = ofMine.has(said[start - 1] ?? '') || ofOther.test(before);
      const isTold = start >= TOLD_WORDS && length < UNMISTAKABLE_WORDS && describesSomebody(said);
      const isName = (!isEveryday || (isPerson && capitals.has(name))) && !isTold;
      const weight = isAsked ? ASKED_WEIGHT : isName ? NAME_WEIGHT : EVERYDAY_WEIGHT;
      const isAside = asideNames.has(name) && weight < ASKED_WEIGHT;
      named.push({ found, start, length, weight: isAside ? ASIDE_WEIGHT : weight, isOfOther });
      start += length - 1;
      break;
    }
  return named;
}

/** Before a name, they say that it is somebody the writer knows: `meu marido Davi`. */
const ofMine = new Set(
  'meu minha meus filho filha irmao irma amigo amiga marido esposa mulher pastor pastora tio tia primo prima'.split(
    ' ',
  ),
);

/** Before a name, they say that somebody else is meant: `o sogro de Moisés`. */
const ofOther =
  / (?:pai|mae|filh[oa]s?|irmao|irma|irmaos|mulher|esposa|marido|sogr[oa]|genro|nora|primo|prima|ti[oa]|sobrinh[oa]|(?:bis)?av[oa]|patrao|dono|patroa|mestre|servo|serva|escrav[oa]|criad[oa]|amig[oa]|general|comandante|profeta|secretari[oa]|rei|rainha) (?:de|do|da|dos|das|d) $| cas(?:ou|ad[oa]|ar) com $/;

const being = new Set('foi foram e era eram sao'.split(' '));
const pointing = new Set('o a os as aquele aquela'.split(' '));
const sorts = new Set(
  'nome rei rainha profeta profetisa homem mulher apostolo discipulo discipula juiz general personagem filho filha'.split(
    ' ',
  ),
);

/** Whether a message describes whom it asks about: a name further on is part of the description (`o profeta que fugiu de Jezabel`). */
function describesSomebody(said: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = said;
  const tells = (from: number) => said.slice(from, from + 6).includes('que');
  if (first === 'quem') return !being.has(second) || (pointing.has(third) && tells(4));
  if (first === 'qual') return said.slice(1, 4).some((word) => sorts.has(word));
  return pointing.has(first)
    ? second !== 'que' && tells(2)
    : /^como (?:se )?chama/.test(said.slice(0, 3).join(' '));
}

const TOLD_WORDS = 3;

const NEAR_LETTERS = 6;

/** A person whose name is a letter off: `nabucodonozor`. */
function nearName(name: string): readonly Called[] | undefined {
  if (name.length < NEAR_LETTERS || name.includes(' ') || commonWords().has(name)) return undefined;
  const near = [...names()].find(
    ([each, found]) =>
      each.length >= NEAR_LETTERS &&
      found.every(({ id, isEveryday }) => kindOf(id) === 'person' && !isEveryday) &&
      isNearWord(each, name),
  );
  return near?.[1];
}

let common: ReadonlySet<string> | undefined;

/** Words of the people's own stories are no misspelled names. */
const commonWords = () =>
  (common ??= new Set(
    [...loadKnowledge().people.values()].flatMap(({ text }) => plainOf(text).split(' ')),
  ));

let indexed: ReadonlyMap<string, readonly Called[]> | undefined;

/** Persons and words by their folded names; a name without what tells namesakes apart (`tiago`) has all of them. */
function names() {
  if (indexed) return indexed;
  const { people, words } = loadKnowledge();
  const index = new Map<string, readonly Called[]>();
  const entries = [...people, ...words];
  const own = entries.flatMap(([id, entry]) =>
    [id.replaceAll('-', ' '), entry.name].map((called) => ({ called, id, entry })),
  );
  const other = entries.flatMap(([id, entry]) =>
    entry.also.map((called) => ({ called, id, entry })),
  );
  // A name belongs to the first entry that has it: as its own name, else as a name it also has.
  for (const { called, id, entry } of [...own, ...other]) {
    const name = withoutArticle(called);
    const isEveryday = entry.everyday?.some((each) => foldName(each) === name) ?? false;
    // `Naum` is how people type `não`.
    if (!index.has(name) && name !== plainOf('não')) index.set(name, [{ id, entry, isEveryday }]);
  }
  for (const [name, ids] of Object.entries(namesakes)) {
    const found = ids.flatMap((id) => {
      const entry = people.get(id);
      return entry ? [{ id, entry }] : [];
    });
    index.set(name, found);
  }
  return (indexed = index);
}

/** Names that several persons have. */
export const namesakes: Readonly<Record<string, readonly string[]>> = {
  joao: ['joao-batista', 'joao-apostolo', 'marcos'],
  jose: ['jose-do-egito', 'jose-de-maria', 'jose-de-arimateia'],
  tiago: ['tiago-filho-de-zebedeu', 'tiago-irmao-do-senhor', 'tiago-filho-de-alfeu'],
  zacarias: ['zacarias-profeta', 'zacarias-pai-de-joao'],
  filipe: ['filipe-apostolo', 'filipe-evangelista'],
  ananias: ['ananias-de-damasco', 'ananias-e-safira'],
  simao: ['pedro', 'simao-zelote', 'simao-cireneu'],
  tamar: ['tamar-nora-de-juda', 'tamar-filha-de-davi'],
};

/** A text in which the same person is called alike: `a esposa do Urias` and `a mulher de Urias`. */
const foldName = (text: string) =>
  plainOf(text)
    .replace(/\besposa\b/g, 'mulher')
    .replace(/\bd[oa] (?=[a-z])/g, 'de ');

const withoutArticle = (name: string) => foldName(name).replace(/^(o|a|os|as) /, '');

/** At least this share of what a message tells, by weight, is in a person's text; a sure answer needs more, and a lead. */
const NEAR_SHARE = 0.3;
const NEAR_STEMS = 2;
const CLEAR_SHARE = 0.45;
const CLEAR_LEAD = 1.25;
/** Others are as near if they have this part of the best one's share. */
const AS_NEAR = 0.75;
const NEAR_MAX = 3;
/** What being named is worth beside the share, by a name's weight. */
const NAMED_SHARE = 0.15;

let descriptions: ReturnType<typeof describe> | undefined;

function describe() {
  const people = [...loadKnowledge().people].map(([id, entry]) => {
    const places = entry.where.map(readablePlace);
    const stems = new Set(
      stemsOf(
        foldName([entry.name, entry.text, entry.told ?? '', ...entry.also, ...places].join(' ')),
      ),
    );
    return { id, entry, stems };
  });
  return { people, weightOf: weigher(people.map(({ stems }) => stems)) };
}

/** The persons whose names and stories are most like what a message tells, one if it clearly is. */
function findDescribed(plain: string, named: readonly Named[]): readonly Found[] {
  descriptions ??= describe();
  const { people, weightOf } = descriptions;
  const told = [...new Set(stemsOf(plain))].filter((stem) => !asking.has(stem));
  const sum = (stems: readonly string[]) =>
    stems.reduce((total, stem) => total + weightOf(stem), 0);
  const all = Math.max(sum(told), 1);
  const nameWeight = (entry: Entry) =>
    named
      .filter(
        ({ found, weight }) => weight >= NAME_WEIGHT && found.some((each) => each.entry === entry),
      )
      .reduce((high, { weight }) => Math.max(high, weight), 0);
  const near = people
    .map(({ id, entry, stems }) => {
      const own = nameWeight(entry);
      const shared = told.filter((stem) => stems.has(stem));
      const share = sum(shared) / all + NAMED_SHARE * own;
      return { id, entry, share, isNamed: own > 0, count: shared.length };
    })
    .filter(({ share, isNamed, count }) => share >= NEAR_SHARE && (isNamed || count >= NEAR_STEMS))
    .toSorted((a, b) => b.share - a.share);
  const [best, second] = near;
  if (!best) return [];
  const asNear = near.filter(({ share }) => share >= AS_NEAR * best.share);
  const isClear = best.share >= CLEAR_SHARE && best.share >= CLEAR_LEAD * (second?.share ?? 0);
  if (isClear) return [best];
  // Whoever is named is meant, if no namesake is as near.
  const meant = asNear.find(({ isNamed }) => isNamed)?.entry;
  if (meant) return asNear.filter(({ entry }) => isNamesake(entry, meant, named));
  return asNear.slice(0, NEAR_MAX);
}

const isNamesake = (a: Entry, b: Entry, named: readonly Named[]) =>
  a === b ||
  named.some(({ found }) => [a, b].every((each) => found.some(({ entry }) => entry === each)));

/** Stems of the question itself. */
const asking = new Set(
  stemsOf(
    'quem qual nome aquele aquela daquele daquela fala conta historia biblia mesmo lembra sabe personagem cara chama chamava',
  ),
);
