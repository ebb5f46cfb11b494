import { expect, it } from 'vitest';
import { hasPage, isAppRoute } from './app-routes';

it.each([
  '/',
  '/my-messages?id=x',
  '/auth#a',
  '/manage-users',
  '/biblia/joao',
  '/biblia/joao/3?v=16',
  '/biblia/joao/3/16',
  '/biblia/busca?q=paz',
])('%s is a page', (url) => {
  expect(hasPage(url)).toBe(true);
});

it.each([
  '/nada',
  '/dashboard/x',
  '/biblia/joao/',
  '/biblia/joao/3/16/1',
  '//exemplo.com',
  'dashboard',
  '/?x y',
])('%j is not a page', (url) => {
  expect(hasPage(url)).toBe(false);
});

it.each(['/', '/my-messages', '/auth?mode=login', '/devotional#fim'])(
  '%s is a route of the app',
  (url) => {
    expect(isAppRoute(url)).toBe(true);
  },
);

const otherHosts = [
  'https://exemplo.com',
  '//exemplo.com',
  '/\\exemplo.com',
  'javascript:alert(1)',
];
it.each(['', 'my-messages', '/a\\b', '/a b', ' /x', '/x\n', ...otherHosts])(
  '%j is not a route of the app',
  (url) => expect(isAppRoute(url)).toBe(false),
);
