import { expect, it } from 'vitest';
import { cleanEmail, cleanName, isBlank, stripAngleBrackets } from './plain';

it.each([
  ['<script>alert(1)</script>', 'scriptalert(1)/script'],
  ['Ana <3', 'Ana 3'],
  ['João da Silva', 'João da Silva'],
])('angle brackets are stripped from %j', (text, stripped) => {
  expect(stripAngleBrackets(text)).toBe(stripped);
});

it('a name is trimmed after its brackets are stripped', () => {
  expect(cleanName(' < Ana > ')).toBe('Ana');
});

it('a name keeps nothing that does not show', () => {
  expect(cleanName('\u202eAna\u0007 Maria\u2069\n')).toBe('Ana Maria');
});

it('an email is trimmed and lowercased', () => {
  expect(cleanEmail('  Ana@Igreja.COM ')).toBe('ana@igreja.com');
});

it.each([
  ['', true],
  [' \n\t\u00a0', true],
  [' a ', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
