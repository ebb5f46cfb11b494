import { hourOf, hours } from '@raizes/domain/bible/hours';
import { formatPassage, passageExists } from '@raizes/domain/bible/passage';
import { parseReference } from '@raizes/domain/bible/references';
import { searchTerms } from '@raizes/domain/bible/search';
import { expect, it } from 'vitest';
import { loadKnowledge } from './knowledge';

const { topics } = loadKnowledge();

it.each(hours)('the search offers for $name the passages of the mentor', ({ topic, passages }) => {
  const references = topics.get(topic)?.references ?? [];
  expect(passages.every(({ passage }) => passageExists(passage))).toBe(true);
  expect(passages.map(({ passage, about }) => [formatPassage(passage), about])).toEqual(
    references.map(([reference, about]) => {
      const passage = parseReference(reference);
      return [passage && formatPassage(passage), about];
    }),
  );
});

it.each(hours)('a search for $name is about that hour', (hour) => {
  expect(hourOf(searchTerms(hour.name))).toBe(hour);
});
