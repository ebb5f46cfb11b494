import { planIds } from '@raizes/domain/documents/content-plan';
import { expect, it } from 'vitest';
import { simulateDays } from './simulated-days';

it.each(planIds)('%s leaves no day empty and names only existing passages', (plan) => {
  expect(simulateDays(plan, '2026-11-23', 37)).toMatchObject({ empty: 0, unresolved: 0 });
});
