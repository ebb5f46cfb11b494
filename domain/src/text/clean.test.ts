import { expect, it } from 'vitest';
import { cleanEmail, cleanName, isBlank } from './clean';

it.each([
  ['<script>alert(1)</script>', 'scriptalert(1)/script'],
  ['Ana <3', 'Ana 3'],
  ['João da Silva', 'João da Silva'],
  [' < Ana > ', 'Ana'],
  ['\u202eAna\u0007 Maria\u2069\n', 'Ana Maria'],
])('cleans the name %j to %j', (text, stored) => {
  expect(cleanName(text)).toBe(stored);
});

it('trims and lowercases an e-mail', () => {
  expect(cleanEmail('  Ana@Igreja.COM ')).toBe('ana@igreja.com');
});

it.each([
  ['', true],
  [' \n\t\u00a0', true],
  [' a ', false],
])('detects that %j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
