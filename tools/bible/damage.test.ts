import { describe, expect, it } from 'vitest';
import { faultsOf, formatNames } from './testing';
import type { Change, Format } from './testing';

type Damage = [name: string, change: Change, fault: RegExp];

/** Latin-1 bytes, in which é is a single byte that is invalid as UTF-8. */
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

const common: Damage[] = [
  ['a missing book', () => null, /^the Bible: missing book: RUT$/],
  [
    'an encoding other than UTF-8',
    (text) => latin1(text.replace('Verso 1.3 ', 'É verso 1.3 ')),
    /^RUT\.\w+(:\d+)?: broken encoding: not UTF-8 at “.*verso/,
  ],
  [
    'UTF-8 that was encoded twice',
    (text) => text.replace('Verso 1.3 ', 'NÃ£o 1.3 '),
    /^RUT\.\w+(:\d+)?: broken encoding: not UTF-8 at “.*NÃ£o/,
  ],
];

const damages: Record<Format, Damage[]> = {
  f4: [
    ...common,
    [
      'an unknown marker',
      (text) => text.replace('\\v RUT.1.3\n', '$&\\foo\n'),
      /^RUT\.txt:12: unknown marker: \\foo$/,
    ],
    [
      'a marker in the middle of a line',
      (text) => text.replace('Verso 1.3 ', '$&\\added isso'),
      /^RUT\.txt:12: unknown marker: \\added\nRUT\.txt:11: empty verse: RUT 1\.3$/,
    ],
    [
      'a marker without its backslash',
      (text) => text.replace('\\v RUT.1.3\n', '$&\\fn\nOu\n*fn\n'),
      /^RUT\.txt:14: unknown marker: \*fn\nRUT.txt:12: unclosed marker: \\fn\nRUT.*empty/,
    ],
    [
      'a marker that is never closed',
      (text) => text.replace('\\v RUT.1.3\n', '$&Antes\n\\fn\n'),
      /^RUT\.txt:13: unclosed marker: \\fn$/,
    ],
    [
      'a marker that was never opened',
      (text) => text.replace('\\v RUT.1.3\n', '$&\\*added\n'),
      /^RUT\.txt:12: unopened marker: \\\*added$/,
    ],
    [
      'a verse twice',
      (text) => text.replace('\\v RUT.1.3\n', '\\v RUT.1.2\nDe novo.\n$&'),
      /^RUT\.txt:11: duplicate verse: RUT 1\.2$/,
    ],
    [
      'a missing verse',
      (text) => text.replace(/\\v RUT\.1\.3\n.*\n/, ''),
      /^RUT\.txt: missing verse: RUT 1\.3$/,
    ],
    [
      'a verse without words',
      (text) => text.replace(/(\\v RUT\.1\.3\n).*/, '$1—'),
      /^RUT\.txt:11: empty verse: RUT 1\.3$/,
    ],
    [
      'an extra verse',
      (text) => text.replace('\\v RUT.2.1\n', '\\v RUT.1.23\nMais um.\n$&'),
      /^RUT\.txt:51: too many verses: RUT 1\.23$/,
    ],
    [
      'verses out of order',
      (text) => text.replace(/(\\v RUT\.1\.3\n.*\n)(\\v RUT\.1\.4\n.*\n)/, '$2$1'),
      /^RUT\.txt:13: verse out of order: RUT 1\.3$/,
    ],
    [
      'a missing chapter',
      (text) => text.slice(0, text.indexOf('\\v RUT.4.1')),
      /^RUT\.txt: missing chapter: RUT 4$/,
    ],
    [
      'a verse of another book',
      (text) => text.replace('\\v RUT.1.3', '\\v JDG.1.3'),
      /^RUT\.txt:11: wrong book: \\v JDG\.1\.3$/,
    ],
    ['a file cut off', (text) => text.slice(0, 20), /not a book: \\ubs-code/],
    ['an empty file', () => '', /^RUT\.txt: not a book: neither f4 nor USFM$/],
    [
      'words before the first verse',
      (text) => text.replace('\\v RUT.1.1\n', 'Introdução\n$&'),
      /^RUT\.txt:7: stray text: Introdução$/,
    ],
    [
      'a title inside a chapter',
      (text) => text.replace('\\v RUT.1.3\n', '\\psalm-title\nSalmo\n\\*psalm-title\n$&'),
      /^RUT\.txt:14: stray text: \\psalm-title$/,
    ],
    [
      'a book twice',
      (text) => text.replaceAll('RUT', 'JDG'),
      /RUT\.txt: duplicate book: JDG, which JDG\.txt is\n.*missing book: RUT/,
    ],
  ],
  usfm: [
    ...common,
    [
      'an unknown marker',
      (text) => text.replace('Verso 1.3 ', '$&\\foo '),
      /^RUT\.usfm:6: unknown marker: \\foo$/,
    ],
    [
      'a note that is never closed',
      (text) => text.replace('Verso 1.3 ', '$&\\f + \\ft Ou '),
      /^RUT\.usfm:6: unclosed marker: \\f\nRUT\.usfm:6: unclosed marker: \\ft$/,
    ],
    [
      'a marker that was never opened',
      (text) => text.replace('Verso 1.3 ', '$&\\add* '),
      /^RUT\.usfm:6: unopened marker: \\add\*$/,
    ],
    [
      'a verse twice',
      (text) => text.replace('\\v 3 ', '\\v 2 De novo.\n$&'),
      /^RUT\.usfm:6: duplicate verse: RUT 1\.2$/,
    ],
    [
      'a missing verse',
      (text) => text.replace(/\\v 3 .*\n/, ''),
      /^RUT\.usfm: missing verse: RUT 1\.3$/,
    ],
    [
      'two verses in one',
      (text) => text.replace(/\\v 3 .*\n\\v 4/, '\\v 3-4'),
      /^RUT\.usfm:6: unknown marker: \\v 3-4/,
    ],
    [
      'a verse without words',
      (text) => text.replace(/\\v 3 .*/, '\\v 3'),
      /^RUT\.usfm:6: empty verse: RUT 1\.3$/,
    ],
    [
      'a missing chapter',
      (text) => text.slice(0, text.indexOf('\\c 4')),
      /^RUT\.usfm: missing chapter: RUT 4$/,
    ],
    [
      'an unknown book',
      (text) => text.replace('\\id RUT', '\\id RUTH'),
      /^RUT\.usfm: not a book: \\id RUTH$/,
    ],
  ],
  json: [
    ...common,
    ['a file cut off', (text) => text.slice(0, 200), /^RUT\.json: broken JSON: Invalid JSON/],
    [
      'an unknown field',
      (text) => text.replace('"number":3', '"heading":"x",$&'),
      /^RUT\.json: broken JSON: chapters\.0\.verses\.2\.heading/,
    ],
    [
      'a marker of another format',
      (text) => text.replace('Verso 1.3 ', '<i>Verso</i> '),
      /^RUT\.json 1\.3: unknown marker: <i>$/,
    ],
    [
      'a verse without words',
      (text) => text.replace('Verso 1.3 de RUT.', ' '),
      /^RUT\.json 1\.3: empty verse: RUT 1\.3$/,
    ],
    [
      'a verse twice',
      (text) => text.replace('"number":3', '"number":2'),
      /^RUT\.json 1\.2: duplicate verse: RUT 1\.2\nRUT\.json: missing verse: RUT 1\.3$/,
    ],
    ['an unknown book', (text) => text.replace('"RUT"', '"RUTH"'), /^RUT\.json: not a book: RUTH$/],
  ],
};

describe.each(formatNames)('a Bible in %s is refused, with file and line, for', (format) => {
  it.each(damages[format])('%s', (_, change, fault) => {
    expect(faultsOf(format, change).join('\n')).toMatch(fault);
  });
});

it('all faults are reported at once', () => {
  const cut = (text: string) => text.replaceAll(/\\v (\w+)\.[13]\.3\n.*\n/g, '');
  expect(faultsOf('f4', cut)).toEqual([
    'RUT.txt: missing verse: RUT 1.3',
    'RUT.txt: missing verse: RUT 3.3',
  ]);
});
