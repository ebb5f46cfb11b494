import { readFileSync, readdirSync } from 'node:fs';
import { findReferences } from '@raizes/domain/bible/references';
import { expect, it } from 'vitest';
import { scriptureCheck } from '../mentor/scripture';
import { localAnswer } from './local-mentor/local-mentor';

const folder = new URL('../testing/mentor-prompts/', import.meta.url);
const prompts = readdirSync(folder)
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0] ?? '');

/** What the local mentor says to all of them, each line once. */
const lines = [
  ...new Set(
    prompts.flatMap((message) =>
      localAnswer({ message, history: [], reading: null }).text.split('\n'),
    ),
  ),
];
const answer = lines.join('\n');

const MEMORY = 'palavras de que um modelo se lembra mal';
/** The same answers by a model that quotes each passage in some way. */
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

async function checked(text: string) {
  const check = scriptureCheck({ loadPassage: async () => null, ours: '', send: null });
  return check.end(text);
}

it('names only passages that exist, and quotes none from memory, whatever it is asked', async () => {
  expect(prompts.length).toBeGreaterThan(1000);
  expect(await checked(answer)).toEqual({
    text: answer.trim(),
    taken: { references: 0, quotations: 0 },
  });
});

it('has 0 quotations that are not ours left where a model makes them', async () => {
  const references = findReferences(answer);
  expect(references.length).toBeGreaterThan(100);
  let said = answer;
  for (const [index, { start, end }] of [...references.entries()].toReversed()) {
    const quote = quoting[index % quoting.length]?.(said.slice(start, end)) ?? '';
    said = said.slice(0, start) + quote + said.slice(end);
  }
  expect(said.replaceAll(/\s/g, ' ').split(MEMORY)).toHaveLength(references.length + 1);
  const { text } = await checked(said);
  expect(text.replaceAll(/\s/g, ' ')).not.toContain(MEMORY);
});
