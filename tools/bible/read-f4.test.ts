import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../domain/src/testing/property-runs';
import { readF4 } from './read-f4';
import { formatFault } from './faults';

const HEAD = '\\ubs-code\nPSA\n\\*ubs-code\n';

function read(text: string) {
  const faults: string[] = [];
  const lines = `${HEAD}${text}`
    .split('\n')
    .map((each, index) => ({ number: index + 1, text: each }));
  const book = readF4('sal.txt', lines, (fault) => faults.push(formatFault(fault)));
  return { book, faults };
}

/** The verses without their places in the file. */
const versesOf = (text: string) => {
  const { book, faults } = read(text);
  expect(faults).toEqual([]);
  return book?.verses.map(({ verse }) => verse);
};

describe('a verse in f4', () => {
  it('joins its lines by a space, but not before punctuation', () => {
    expect(versesOf('\\v Sl.1.1\nUm \ndois\ntrês\n, quatro \n; cinco')).toEqual([
      { number: 1, text: 'Um dois três, quatro; cinco' },
    ]);
  });

  it('can start on the line of its marker', () => {
    expect(versesOf('\\v Sl.1.1 Um\tdois \n')).toEqual([{ number: 1, text: 'Um dois' }]);
  });

  it('marks the words that the translators supplied', () => {
    const [verse] =
      versesOf('\\v Sl.1.1\nBendito \n\\added\n é \n\\*added\n, que\n\\added\nfoi\n\\*added.') ??
      [];
    expect(verse).toEqual({
      number: 1,
      text: 'Bendito é, que foi.',
      added: [
        [8, 9],
        [15, 18],
      ],
    });
    expect(verse?.added?.map((range) => verse.text.slice(...range))).toEqual(['é', 'foi']);
  });

  it('keeps notes and references separate, each after its word', () => {
    const text =
      '\\v Sl.1.1\nUm \n\\fn\n\\key\nUm\n\\*key\nou:\nprimeiro \n\\*fn\n dois\n\\ref\nJó 1:1\n\\*ref\n.';
    expect(versesOf(text)).toEqual([
      {
        number: 1,
        text: 'Um dois.',
        notes: [
          { at: 2, text: 'Um: ou: primeiro' },
          { at: 7, text: 'Jó 1:1' },
        ],
      },
    ]);
  });

  it('keeps a pronoun attached to its hyphen, and a dash separate', () => {
    expect(versesOf('\\v Sl.1.1\nfazei \n-o! \n- disse')).toEqual([
      { number: 1, text: 'fazei-o! - disse' },
    ]);
  });
});

it('reads a psalm’s title', () => {
  const { book } = read(
    '\\v Sl.1.1\nUm\n\\psalm-title\nSalmo de\nDavi:\n\\*psalm-title\n\\v Sl.2.1\nDois',
  );
  expect(book?.titles).toEqual(new Map([[2, 'Salmo de Davi:']]));
  expect(book?.verses.map(({ verse }) => verse.text)).toEqual(['Um', 'Dois']);
});

const word = fc.stringMatching(/^[a-zà-ú]{1,6}$/);
const spaces = fc.constantFrom('', ' ');
const words = fc.tuple(spaces, fc.array(word, { minLength: 1, maxLength: 4 }), spaces);
const line = words.map(([before, each, after]) => `${before}${each.join(' ')}${after}`);
const part = fc.oneof(
  line,
  line.map((text) => `\\added\n${text}\n\\*added`),
  line.map((text) => `\\fn\n${text}\n\\*fn`),
  line.map((text) => `\\ref\n${text}\n\\*ref`),
  fc.constantFrom(',', '.', '”', ''),
);

it('keeps every word of a verse, in order and separated, and no word of a note', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const source = parts.join('\n');
      const { book } = read(`\\v Sl.1.1\n${source}`);
      const expected = source
        .replaceAll(/\\(fn|ref)[^]*?\\\*\1/g, '')
        .replaceAll(/\\\*?added/g, '')
        .match(/[a-zà-ú]+/g);
      expect(book?.verses[0]?.verse.text.match(/[a-zà-ú]+/g)).toEqual(expected);
    }),
  );
});
