import { describe, expect, it } from 'vitest';
import { formatFault } from './faults';
import { readUsfm } from './read-usfm';

function read(text: string, head = '\\id PSA\n\\h Salmos\n\\mt1 Salmos\n\\c 1\n\\p\n') {
  const faults: string[] = [];
  const book = readUsfm('19PSA.usfm', `${head}${text}`, (fault) => faults.push(formatFault(fault)));
  return { book, faults };
}

const versesOf = (text: string) => {
  const { book, faults } = read(text);
  expect(faults).toEqual([]);
  return book?.verses.map(({ verse }) => verse);
};

describe('a verse in USFM', () => {
  it.each([
    ['a plain one', '\\v 1 Um dois.', 'Um dois.'],
    ['poetry', '\\q1\n\\v 1 Um,\n\\q2 dois;\n\\b\n\\q1 três.', 'Um, dois; três.'],
    ['a heading inside', '\\v 1 Um\n\\s1 Título\n\\r (Jo 1)\n\\p\ndois.', 'Um dois.'],
    [
      'character styles',
      '\\v 1 O \\nd Senhor\\nd* disse: \\wj Vinde, \\+nd eu\\+nd*\\wj*.',
      'O Senhor disse: Vinde, eu.',
    ],
    ['words with attributes', '\\v 1 \\w Um|lemma="um" strong="1"\\w* \\w dois\\w*.', 'Um dois.'],
    [
      'aligned words',
      '\\v 1 \\zaln-s |x-strong="G1" x-content="a"\\*\\w Um|x-occurrence="1"\\w*\\zaln-e\\* dois.',
      'Um dois.',
    ],
    ['a milestone', '\\v 1 Um \\ts\\*dois\\qt-s |sid="1"\\* três\\qt-e\\*.', 'Um dois três.'],
    ['a picture', '\\v 1 Um\\fig Mapa|src="a.jpg" size="col"\\fig* dois.', 'Um dois.'],
    ['another numbering', '\\v 1 \\va 2\\va* Um \\vp 1b\\vp* dois.', 'Um dois.'],
    ['a table', '\\tr \\th1 A \\th2 B\n\\tr \\tc1\n\\v 1 Um \\tcr2 dois', 'Um dois'],
    ['irregular spaces', '\\v 1 Um~dois//três\r\n quatro ', 'Um dois três quatro'],
    ['Selah', '\\v 1 Um. \\qs Selá\\qs*', 'Um. Selá'],
  ])('with %s keeps only its words', (name, source, text) => {
    const before = name === 'a table' ? 'A B' : '';
    const { book, faults } = read(source);
    expect(book?.verses.map(({ verse }) => verse.text)).toEqual([text]);
    expect(faults).toEqual(
      before ? ['19PSA.usfm:6: stray text: A', '19PSA.usfm:6: stray text: B'] : [],
    );
  });

  it('marks the words that the translators supplied', () => {
    const [verse] = versesOf('\\v 1 Bendito \\add é\\add* ele, \\add que foi\\add*.') ?? [];
    expect(verse?.text).toBe('Bendito é ele, que foi.');
    expect(verse?.added?.map((range) => verse.text.slice(...range))).toEqual(['é', 'que foi']);
  });

  it('keeps notes and cross-references separate, each after its word', () => {
    const text =
      '\\v 1 Um\\f + \\fr 1.1 \\fq Um: \\ft ou \\+bd primeiro\\+bd*.\\f* dois\\x - \\xo 1.1 \\xt Jo 1.1\\x* três \\rq Is 6.1\\rq*';
    expect(versesOf(text)).toEqual([
      {
        number: 1,
        text: 'Um dois três',
        notes: [
          { at: 2, text: 'Um: ou primeiro.' },
          { at: 7, text: 'Jo 1.1' },
          { at: 12, text: 'Is 6.1' },
        ],
      },
    ]);
  });
});

it('reads a psalm’s title', () => {
  const { book, faults } = read(
    '\\v 1 Um.\n\\c 3\n\\s1 De manhã\n\\d Salmo de Davi,\nquando \\add ele\\add* fugia.\n\\q1\n\\v 1 Dois.',
  );
  expect(faults).toEqual([]);
  expect(book?.titles).toEqual(new Map([[3, 'Salmo de Davi, quando ele fugia.']]));
  expect(book?.verses.map(({ chapter, verse }) => [chapter, verse.text])).toEqual([
    [1, 'Um.'],
    [3, 'Dois.'],
  ]);
});

it.each([
  ['a chapter without a number', '\\v 1 Um.\n\\c um\n', 'unknown marker: \\c um'],
  ['words behind a chapter', '\\v 1 Um.\n\\c 2 dois\n', 'stray text: dois'],
  ['an unknown milestone', '\\v 1 Um\\foo\\*', 'unknown marker: \\foo\\*'],
  ['a backslash alone', '\\v 1 Um \\ dois', 'unknown marker: \\'],
  [
    'a character style that crosses the end of its verse',
    '\\v 1 \\wj Um.\n\\v 2 Dois.\\wj*',
    'unclosed marker: \\wj',
  ],
])('refuses %s', (_, text, fault) => {
  expect(read(text).faults.join('\n')).toContain(fault);
});
