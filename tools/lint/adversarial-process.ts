import { once } from 'node:events';
import { MENTOR_ANSWER_MAX_LENGTH } from '@raizes/domain/limits';
import * as v from 'valibot';
import { ADVERSARIAL_LENGTH, adversarialTexts } from './adversarial-texts';

/** The source and flags of each literal. */
const literalsSchema = v.tuple([v.array(v.tuple([v.string(), v.string()]))]);
const [literals] = v.parse(literalsSchema, (await once(process, 'message')).slice(0, 1));

/** The expressions that our own modules construct while they load: the plain expressions of the crisis check, a Bible passage. */
const constructed: RegExp[] = [];
const CALLER = /\/(?:domain|functions)\/src\//;
const recordingRegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]: [string | RegExp, string?]) {
    const regex = new target(pattern, flags);
    const caller = new Error('for its stack').stack?.split('\n')[2] ?? '';
    if (CALLER.test(caller)) constructed.push(regex);
    return regex;
  },
});
Object.assign(globalThis, { RegExp: recordingRegExp });

const { findReferences } = await import('@raizes/domain/bible/references');
const { detectCrisis } = await import('@raizes/domain/crisis/crisis');
const { scoreMemorization } = await import('@raizes/domain/memorization/memorization');
const { matchesName, searchFields, searchKey } = await import('@raizes/domain/name-search');
const { cleanName } = await import('@raizes/domain/text/clean');
const { parseRichText, preview } = await import('@raizes/domain/text/rich-text');
const { ai } = await import('../../functions/src/flows/genkit');
const { localMentor } = await import('../../functions/src/flows/local-mentor');
const { choose } = await import('../../functions/src/mentor/choose');
const { createScriptureCheck } = await import('../../functions/src/mentor/scripture');

const expressions = [
  ...literals.map(([source, flags]) => new RegExp(source, flags)),
  ...constructed,
];

if (constructed.length < 6)
  throw new Error('The expressions of the crisis check were not recorded.');

const withReading = (reference: string) => ({
  history: [],
  reading: { reference, devotional: null },
  isAfterCare: false,
});

/** The functions that process a client's text. */
const entries: Record<string, (text: string) => unknown> = {
  detectCrisis,
  choose: (message) => choose({ message, ...withReading(message) }),
  scoreMemorization: (text) => scoreMemorization(text, `${text} b`),
  parseRichText,
  preview: (text) => preview(text, 60),
  searchFields: (text) => searchFields(text, true),
  searchKey: (text) => searchKey(text, 'leaders'),
  matchesName: (text) => matchesName(text, text),
  cleanName,
  findReferences,
};

/** Only lines with books and numbers reach the reference parser. */
const REFERENCE_WORDS = 'Jo 3 16 Cântico dos Cânticos 1Co Primeira carta aos Coríntios 13 a e cap';

/** Exercises the parser's recursion and its search for an end. */
const filledReferences = ['(', '(a', ' ', ', ', '-'].map(
  (sign) => `Jo 3.16 ${sign.repeat(ADVERSARIAL_LENGTH / 2)} 5`,
);

const current = (name: string) => process.send?.(name);

for (const expression of expressions) {
  current(`${expression}`.slice(0, 200));
  for (const text of adversarialTexts(expression.source)) text.replace(expression, '');
}
for (const [name, run] of Object.entries(entries)) {
  const isReferences = run === findReferences;
  const texts = adversarialTexts(isReferences ? REFERENCE_WORDS : '');
  for (const text of isReferences ? [...texts, ...filledReferences] : texts) {
    current(`${name} of ${JSON.stringify(text.slice(0, 20))}…`);
    run(text);
  }
}
current('the stream of an answer with a long word');
await ai.generate({
  model: localMentor,
  prompt: 'o que significa esse versículo?',
  config: withReading('a'.repeat(ADVERSARIAL_LENGTH)),
  onChunk: () => undefined,
});
for (const text of adversarialTexts('João 30.1 diz: “Palavras de memória”. (Bíblia) • ')) {
  current(`the check of ${JSON.stringify(text.slice(0, 20))}…`);
  const answer = text.slice(0, MENTOR_ANSWER_MAX_LENGTH);
  const check = createScriptureCheck({ loadPassage: async () => null, quotable: '', send: null });
  check.add(answer);
  await check.end(answer);
}
current('done');
