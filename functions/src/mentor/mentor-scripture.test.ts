import { findReferences } from '@raizes/domain/bible/references';
import { expect, it } from 'vitest';
import { noBible } from '../testing/no-bible';
import { localAnswer } from './answers';
import { loadKnowledge } from './knowledge';
import { createScriptureCheck } from './scripture';

const { topics, people, words, replies } = loadKnowledge();
const labels = [...topics.values()].map(({ label }) => label);
const asked = [
  ...labels,
  ...[...replies.sayings, ...replies.app].flatMap((each) => each.words),
  ...[...people.values()].map(({ name }) => `quem foi ${name}?`),
  ...[...words.values()].map(({ name }) => `o que significa ${name}?`),
  ...['Jonas 9.3', 'Judas 2', 'Mateus 6.77', 'João 3.5-4.99'].map((name) => `o que diz ${name}?`),
];
/** Every line that the local mentor answers, without duplicates. */
async function linesFor(messages: readonly string[]) {
  const answers = await Promise.all(
    messages.map((message) => localAnswer({ message, history: [], reading: null }, noBible)),
  );
  return [...new Set(answers.flatMap(({ text }) => text.split('\n')))].join('\n');
}

const MEMORY = 'palavras de que um modelo se lembra mal';
/** Ways in which a model adds a quotation from memory to a reference. */
const quoting = [
  (reference: string) => `${reference}, que diz: “${MEMORY}”`,
  (reference: string) => `“${MEMORY}” (${reference})`,
  (reference: string) => `${reference} ("${MEMORY}.")`,
  (reference: string) => `${reference}. «${MEMORY}!»`,
  (reference: string) => `${reference}:\n“${MEMORY.replace(' um ', '\num ')}”`,
  (reference: string) => `“${MEMORY}”\n${reference}`,
  (reference: string) => `${reference}: *${MEMORY}*`,
  (reference: string) => `‘${MEMORY}’ (${reference})`,
  (reference: string) => `${reference}. Ele diz: “${MEMORY}”`,
  (reference: string) => `${reference}. Disse Jesus: “${MEMORY}”`,
  (reference: string) => `${reference} (“${MEMORY}” (João 30.1))`,
];

async function runCheck(text: string) {
  const check = createScriptureCheck({ loadPassage: async () => null, quotable: '', send: null });
  return check.end(text);
}

it('leaves the local mentor’s answers unchanged: they name only existing passages and quote none from memory', async () => {
  const answer = await linesFor(asked);
  expect(await runCheck(answer)).toEqual({
    text: answer.trim(),
    removed: { references: 0, quotations: 0 },
  });
});

it('removes every quotation that a model made from memory', async () => {
  const answer = await linesFor(labels);
  const references = findReferences(answer);
  expect(references.length).toBeGreaterThan(100);
  let quoted = answer;
  for (const [index, { start, end }] of [...references.entries()].toReversed()) {
    const quote = quoting[index % quoting.length]?.(quoted.slice(start, end)) ?? '';
    quoted = quoted.slice(0, start) + quote + quoted.slice(end);
  }
  expect(quoted.replaceAll(/\s/g, ' ').split(MEMORY)).toHaveLength(references.length + 1);
  const { text } = await runCheck(quoted);
  expect(text.replaceAll(/\s/g, ' ')).not.toContain(MEMORY);
});
