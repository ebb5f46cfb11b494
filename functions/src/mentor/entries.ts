import { loadKnowledge } from './knowledge';
import type { Entry } from './knowledge';
import { stemsOf, weigher } from './likeness';
import { plainOf, tellsOfOneself } from './intents';

/** A person or a word of the Bible, found in a message. */
export type Found = { id: string; entry: Entry };

/** Beyond these words, only what is plainly asked for counts. */
const SHORT_QUESTION = 18;
const NAME_WORDS_MAX = 5;

/**
 * The person or word of the Bible that a message asks about; several persons can have one name. Everyday words (`graça`, `igreja`) count
 * only where the message asks what they mean, names only where it does not tell of the writer's own people.
 */
export function findEntries(message: string): readonly Found[] {
  const plain = plainOf(message);
  const said = plain.split(' ');
  const isShort = said.length <= SHORT_QUESTION && !tellsOfOneself(plain);
  const named = namesIn(said);
  const asked = named.filter((each) => isAskedFor(plain, said, each));
  const isWho = asksWho.test(plain);
  const mentioned = isShort ? named.filter(({ found, name }) => isRare(found, name)) : [];
  const all = [...asked, ...mentioned];
  const people = all.filter(({ found }) => found.every(({ entry }) => isOfPeople(entry)));
  if (people[0]) return oneOf(plain, people);
  const described = isShort && (isWho || describesSomebody(said)) && findDescribed(plain);
  if (described) return [described];
  return all[0]?.found ?? [];
}

/** Of several persons, the one that `quem` stands before, or the one whose story is told, or the first. */
function oneOf(plain: string, named: readonly Named[]): readonly Found[] {
  const direct = named.find(({ name }) =>
    [` quem e ${name} `, ` quem foi ${name} `, ` quem era ${name} `].some((words) =>
      ` ${plain} `.includes(words),
    ),
  );
  if (direct || named.length === 1) return (direct ?? named[0])?.found ?? [];
  const entries = named.flatMap(({ found }) => found.map(({ entry }) => entry));
  const told = findDescribed(plain, entries);
  return told ? [told] : (named[0]?.found ?? []);
}

const asksWho =
  /\bquem\b|\bhistorias? d[aeo]s?\b|\bpersonage(m|ns)\b|\bnome d[aeo]s? (mulher|mae|pai|rei|rainha|profeta|homem|filh[oa]|irma|irmao|esposa|marido|anjo|gigante|disc)/;
const somebody = new Set(
  'profeta profetisa rei rainha homem mulher cara moco moca juiz juiza discipulo discipula apostolo menino menina general soldado sacerdote viuva cego cega leproso fariseu personagem rapaz velho velha sogra gigante filho filha irmao irma escravo escrava medico pescador fazendeiro costureira comerciante governador carcereiro'.split(
    ' ',
  ),
);
/** `aquele profeta que fugiu` */
const describesSomebody = (said: readonly string[]) => {
  const at = said.findIndex((word) => somebody.has(word));
  return at >= 0 && said.slice(at + 1, at + 6).some((word) => word === 'que' || word === 'quem');
};

type Named = { name: string; start: number; end: number; found: readonly Found[] };

/** The names in a message, the longest at each place. */
function namesIn(said: readonly string[]): Named[] {
  const index = names();
  const named: Named[] = [];
  for (let start = 0; start < said.length; start += 1)
    for (let length = Math.min(NAME_WORDS_MAX, said.length - start); length > 0; length -= 1) {
      const name = said.slice(start, start + length).join(' ');
      const found = index.get(name) ?? index.get(name.replace(/s$/, ''));
      if (!found || ofMine.has(said[start - 1] ?? '')) continue;
      named.push({ name, start, end: start + length, found });
      start += length - 1;
      break;
    }
  return named;
}

/** Before a name, they say that it is somebody the person knows. */
const ofMine = new Set(
  'meu minha meus filho filha irmao irma amigo amiga marido esposa mulher pastor pastora tio tia primo prima'.split(
    ' ',
  ),
);

const isOfPeople = (entry: Entry) =>
  (persons ??= new Set(loadKnowledge().people.values())).has(entry);
let persons: ReadonlySet<Entry> | undefined;

/** Not an everyday word, so that the name alone says what is meant. */
const isRare = (found: readonly Found[], name: string) =>
  name.length >= 3 && !found.some(({ entry }) => entry.everyday?.includes(name));

const filler = `(?:(?:o|a|os|as|um|uma|de|do|da|dos|das|em|na|no|essa|esse|isso|esta|este|aquela|aquele|tal|mesmo|negocio|coisa|palavra|termo|expressao|famos[oa]|historia|vida|que|verdade|foi|era|eram|e) ){0,6}`;
const defining =
  'quem (?:foi|foram|e|era|eram|sao)|(?:o )?que (?:e|sao|era|eram|foi|significam?|quer dizer|querem dizer|vem a ser|seria)|significado|sentido|definicao|conceito|palavra|termo|expressao|diferenca|a gente (?:fala|diz|canta)|quando falam em';
const telling =
  'o que (?:fez|aconteceu com|houve com)|que e|historias?|vida|personagem|(?:me )?(?:explic|cont|fal|expliqu)(?:a|e|ar|ue)(?: mais| um pouco| melhor)?(?: sobre)?|saber(?: mais)?(?: quem (?:foi|e|era))?|entendo|entendi|entender|falam?(?: em| de)?|(?:chama|falar) de';
const endingWith = (cues: string) => new RegExp(String.raw`\b(?:${cues}) ${filler}$`);
/** What stands before a name that is asked for; before an everyday word, only what asks for its meaning. */
const askingBefore = { everyday: endingWith(defining), rare: endingWith(`${defining}|${telling}`) };
const askingAfter =
  /^ (?:(?:e|era|foi|eram|sao|serve|seria|vem a ser) (?:o )?(?:que|quem|mesma coisa)\b|(?:o )?que (?:e|era|significa|quer dizer|vem a ser|foi|sao)\b|(?:quer dizer|significa)\b|quem (?:e|era|foi)\b|(?:e|era|sao) (?:igual|a mesma|o mesmo)\b|da biblia\b|como assim$)/;

/** Whether the message plainly asks who or what a name means: `o que é essa tal de graça`, `hades é o quê?` */
function isAskedFor(
  plain: string,
  said: readonly string[],
  { name, start, end, found }: Named,
): boolean {
  if (start === 0 && end === said.length) return false;
  const before = said.slice(Math.max(0, start - 12), start).join(' ');
  const after = said.slice(end, end + 6).join(' ');
  // `o que é fé` asks what the word means, `o que é fé salvadora para quem…` tells of something.
  const isClose = said.length - end <= 6 || plain.includes(`palavra ${name}`);
  return (
    (isClose && askingBefore[isRare(found, name) ? 'rare' : 'everyday'].test(`${before} `)) ||
    askingAfter.test(` ${after}`)
  );
}

let indexed: ReadonlyMap<string, readonly Found[]> | undefined;

/** Persons and words by their folded names; a name without what tells namesakes apart (`tiago`) has all of them. */
function names() {
  if (indexed) return indexed;
  const { people, words } = loadKnowledge();
  const index = new Map<string, readonly Found[]>();
  for (const [id, entry] of [...people, ...words])
    for (const name of [id.replaceAll('-', ' '), entry.name, ...entry.also].map(withoutArticle))
      // The first entry with a name has it. `Naum` is how people type `não`.
      if (!index.has(name) && name !== plainOf('não')) index.set(name, [{ id, entry }]);
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
const namesakes: Readonly<Record<string, readonly string[]>> = {
  joao: ['joao-batista', 'joao-apostolo', 'marcos'],
  jose: ['jose-do-egito', 'jose-de-maria', 'jose-de-arimateia'],
  tiago: ['tiago-filho-de-zebedeu', 'tiago-irmao-do-senhor', 'tiago-filho-de-alfeu'],
  zacarias: ['zacarias-profeta', 'zacarias-pai-de-joao'],
  filipe: ['filipe-apostolo', 'filipe-evangelista'],
  ananias: ['ananias-de-damasco', 'ananias-e-safira'],
  simao: ['pedro', 'simao-zelote', 'simao-cireneu'],
  tamar: ['tamar-nora-de-juda', 'tamar-filha-de-davi'],
};

const withoutArticle = (name: string) => plainOf(name).replace(/^(o|a|os|as) /, '');

/** At least this share of what a description says, by weight, is in the person's text. */
const DESCRIBED_SHARE = 0.55;
const DESCRIBED_WORDS = 3;
const DESCRIBED_WORDS_MIN = 2;
const DESCRIBED_LEAD = 1.25;

let descriptions: ReturnType<typeof describe> | undefined;

function describe() {
  const people = [...loadKnowledge().people].map(([id, entry]) => ({
    id,
    entry,
    stems: new Set(stemsOf([entry.name, entry.text, ...entry.also].join(' '))),
  }));
  return { people, weightOf: weigher(people.map(({ stems }) => stems)) };
}

/** The person whose story a message tells without the name: `o rei que comeu capim`. */
function findDescribed(plain: string, among?: readonly Entry[]): Found | null {
  descriptions ??= describe();
  const { weightOf } = descriptions;
  const people = descriptions.people.filter(({ entry }) => !among || among.includes(entry));
  const told = [...new Set(stemsOf(plain))].filter((stem) => !asking.has(stem));
  const sum = (stems: readonly string[]) =>
    stems.reduce((total, stem) => total + weightOf(stem), 0);
  const [best, second] = people
    .map(({ id, entry, stems }) => {
      const shared = told.filter((stem) => stems.has(stem));
      return { id, entry, count: shared.length, weight: sum(shared) };
    })
    .toSorted((a, b) => b.weight - a.weight);
  const isSure =
    best &&
    best.count >=
      (among ? 1 : Math.max(DESCRIBED_WORDS_MIN, Math.min(DESCRIBED_WORDS, told.length))) &&
    best.weight >= DESCRIBED_SHARE * sum(told) &&
    best.weight >= DESCRIBED_LEAD * (second?.weight ?? 0);
  return isSure ? best : null;
}

/** Stems of the question itself. */
const asking = new Set(
  stemsOf(
    'quem qual nome aquele aquela daquele daquela fala conta historia biblia mesmo lembra sabe personagem cara chama chamava',
  ),
);
