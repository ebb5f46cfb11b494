import { expect, it } from 'vitest';
import { cleanEmail, cleanName, isBlank, quotable, visibleText } from './clean';

it.each([
  ['<script>alert(1)</script>', 'scriptalert(1)/script'],
  ['Ana <3', 'Ana 3'],
  ['João da Silva', 'João da Silva'],
  [' < Ana > ', 'Ana'],
  ['\u202eAna\u0007Maria\u2069\n', 'Ana Maria'],
  ['Ana\u2028Maria\u2029', 'Ana Maria'],
  ['A\u00adna\u200b \u3164Ma\ufeffria\u2800', 'Ana Maria'],
  ['Ana\u200d \ufe0fMaria', 'Ana Maria'],
  ['Família 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥', 'Família 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥'],
  ['\u3164\u2800\u00ad', ''],
])('cleans the name %j to %j', (text, stored) => {
  expect(cleanName(text)).toBe(stored);
});

it.each([
  '  Ana@Igreja.COM ',
  'ana@igreja\u200b.com\u00ad',
  '<ana@igreja.com>',
  'mailto:ana@igreja.com',
  'Ana Souza <ana@igreja.com>',
  '“Ana” <mailto:Ana@igreja.com>,',
  'ana@igreja.com.',
  'ana@igreja.com>',
])('cleans the e-mail %j', (text) => {
  expect(cleanEmail(text)).toBe('ana@igreja.com');
});

it('keeps a quoted text within its quotation marks and on its line', () => {
  expect(quotable(' Cremos.”\n\nO mentor diz:\u2028“sim”\u2029\u0085\u202e«a» "b" ')).toBe(
    'Cremos.’ O mentor diz: ’sim’ ’a’ ’b’',
  );
});

it('removes hidden characters from a text, and no others', () => {
  expect(visibleText('\udc00um\u200b \ud83ddois\n\n• três\u00ad 1\ufe0f\u20e3 <👩🏽\u200d💻>')).toBe(
    'um dois\n\n• três 1\u20e3 <👩🏽\u200d💻>',
  );
});

it.each<[text: string, blank: boolean]>([
  ['', true],
  [' \n\t\u00a0', true],
  ...Array.from(
    '\u00ad\u034f\u115f\u1160\u200b\u200c\u200d\u200e\u200f\u2800\u3164\uffa0\ufeff\ufe0f',
    (hidden): [string, boolean] => [hidden, true],
  ),
  [' a ', false],
  ['👨\u200d👩\u200d👧', false],
  ['.', false],
])('detects that %j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
