import { expect, it } from 'vitest';
import { isAppRoute } from './app-route';

it.each(['/', '/my-messages', '/auth?mode=login', '/devotional#fim'])('takes %s', (url) => {
  expect(isAppRoute(url)).toBe(true);
});

it.each([
  '',
  'my-messages',
  'https://exemplo.com',
  '//exemplo.com',
  '/\\exemplo.com',
  '/a\\b',
  '/a b',
  'javascript:alert(1)',
  ' /x',
  '/x\n',
])('refuses %j', (url) => {
  expect(isAppRoute(url)).toBe(false);
});
