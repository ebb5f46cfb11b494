import { crisisKinds } from '@raizes/domain/crisis/kinds';
import { expect, it } from 'vitest';
import { helplinesFor } from './crisis-card';

it.each(crisisKinds)('offers 188, 190, 192, 180 and 100 when somebody speaks of %s', (kind) => {
  const numbers = helplinesFor(kind).map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(['100', '180', '188', '190', '192']);
});

it('offers first whom to call first', () => {
  const firstFor = (kind: (typeof crisisKinds)[number]) => helplinesFor(kind)[0]?.number;
  expect(firstFor('suicide')).toBe('188');
  expect(firstFor('overdose')).toBe('192');
  expect(firstFor('immediate-danger')).toBe('190');
  expect(firstFor('domestic-violence')).toBe('180');
  expect(firstFor('child-abuse')).toBe('100');
});
