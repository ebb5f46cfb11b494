import { expect, it } from 'vitest';
import { hasPage } from './app-routes';

it.each(['/', '/my-messages?id=x', '/auth#a', '/manage-users'])('%s is a page', (url) => {
  expect(hasPage(url)).toBe(true);
});

it.each(['/nada', '/dashboard/x', '//exemplo.com', 'dashboard', '/?x y'])(
  '%j is no page',
  (url) => {
    expect(hasPage(url)).toBe(false);
  },
);
