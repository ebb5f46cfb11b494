import { crisisKinds } from '@raizes/domain/crisis/kinds';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CrisisCard } from './crisis-card';

const firstToCall = {
  suicide: 'tel:188',
  'self-harm': 'tel:188',
  overdose: 'tel:192',
  'immediate-danger': 'tel:190',
  'domestic-violence': 'tel:180',
  'sexual-violence': 'tel:180',
  'child-abuse': 'tel:100',
};

it.each(crisisKinds)('offers all five helplines, the most helpful first (%s)', (kind) => {
  const { container } = render(
    <CrisisCard kind={kind} note="Ninguém foi avisado.">
      Escrever para João
    </CrisisCard>,
  );
  const numbers = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(numbers[0]).toBe(firstToCall[kind]);
  expect(new Set(numbers)).toEqual(
    new Set(['tel:100', 'tel:180', 'tel:188', 'tel:190', 'tel:192']),
  );
  expect(container.textContent).toContain('Ninguém foi avisado.');
  expect(container.textContent).toContain('Escrever para João');
});
