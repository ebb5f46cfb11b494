import { crisisKinds, mayComeFromNear } from '@raizes/domain/crisis/kinds';
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
  emergency: 'tel:192',
  'elder-abuse': 'tel:100',
  'eating-disorder': 'tel:188',
  'spiritual-abuse': 'tel:100',
};

it.each(crisisKinds)('offers all five helplines, the most helpful first (%s)', (kind) => {
  const { container } = render(
    <CrisisCard kind={kind} note="Ninguém foi avisado.">
      Escrever para João
    </CrisisCard>,
  );
  const numbers = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(numbers[0]).toBe(firstToCall[kind]);
  const always = ['tel:100', 'tel:180', 'tel:188', 'tel:190', 'tel:192'];
  expect(numbers).toEqual(expect.arrayContaining(always));
  expect(container.textContent).toContain('Ninguém foi avisado.');
});

it.each(crisisKinds)('offers the leader unless the danger may come from near (%s)', (kind) => {
  const { container } = render(
    <CrisisCard kind={kind} note="Ninguém foi avisado.">
      Escrever para João
    </CrisisCard>,
  );
  const text = container.textContent ?? '';
  expect(text.includes('Escrever para João')).toBe(!mayComeFromNear(kind));
  expect(text.includes('uma pessoa de confiança')).toBe(mayComeFromNear(kind));
});
