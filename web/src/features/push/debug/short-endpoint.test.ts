import { expect, it } from 'vitest';
import { shortEndpoint } from './short-endpoint';

it('shows an endpoint truncated to 50 characters', () => {
  expect(shortEndpoint('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shortEndpoint('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
});
