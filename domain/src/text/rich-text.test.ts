import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEVOTIONAL_PREVIEW_LENGTH,
  READING_PREVIEW_LENGTH,
  parseRichText,
  plainText,
  preview,
} from './rich-text';
import type { TextRun } from './rich-text';
import '../testing/property-runs';

it('previews 100 characters of a devotional and 150 of a reading', () => {
  const text = 'a'.repeat(200);
  expect(preview(text, DEVOTIONAL_PREVIEW_LENGTH)).toBe(`${'a'.repeat(100)}…`);
  expect(preview(text, READING_PREVIEW_LENGTH)).toBe(`${'a'.repeat(150)}…`);
});

it.each([
  ['shows a text that fits as a whole', 'O Senhor é o meu pastor', 100, 'O Senhor é o meu pastor'],
  ['shows a text of exactly the maximum length as a whole', 'abcde', 5, 'abcde'],
  ['puts no space before the ellipsis', 'abcd efgh', 5, 'abcd…'],
  ['cuts after a word', 'Deus amou o mundo', 12, 'Deus amou o…'],
  ['cuts after a sentence', 'Ele é bom; ama a todos. E ao', 26, 'Ele é bom; ama a todos…'],
  ['keeps the mark of a question', 'Quem nos separará? Nada nos', 20, 'Quem nos separará?…'],
  ['does not keep a mark beyond the limit', 'Quem nos separa? Nada', 15, 'Quem nos…'],
  ['cuts after a word where the sentence is short', 'É. Deus amou o mundo', 15, 'É. Deus amou o…'],
  ['keeps a word that ends where the limit is', 'Deus amou o mundo', 9, 'Deus amou…'],
  ['cuts a word of most of the length', 'a bcdefghijkl', 10, 'a bcdefghi…'],
  ['joins lines', 'um\n\n  dois\ttrês', 100, 'um dois três'],
  ['strips markers', '**Deus** é *amor*\n• __sempre__', 100, 'Deus é amor sempre'],
  ['does not count markers', '**abc** def', 7, 'abc def'],
  ['never splits a surrogate pair', '🌱🌿🌳', 2, '🌱🌿…'],
  ['never splits a family', 'a👨\u200d👩\u200d👧b', 2, 'a👨\u200d👩\u200d👧…'],
  ['never splits a flag', '🇧🇷🇵🇹', 1, '🇧🇷…'],
  [
    'counts a family as one character',
    '👨\u200d👩\u200d👧👨\u200d👩\u200d👧',
    2,
    '👨\u200d👩\u200d👧👨\u200d👩\u200d👧',
  ],
  ['leaves an empty text empty', '', 100, ''],
])('%s', (_, text, max, expected) => {
  expect(preview(text, max)).toBe(expected);
});

const shown = (run: TextRun) =>
  `${run.bold ? 'B' : ''}${run.italic ? 'I' : ''}${run.underline ? 'U' : ''}[${run.text}]`;

/** The runs of a one-paragraph text in a compact notation like `B[negrito]`. */
function inline(text: string): string {
  const [block] = parseRichText(text);
  return block?.kind === 'paragraph' ? block.runs.map(shown).join('') : '';
}

describe('bold, italic and underline', () => {
  it.each([
    ['sem marcas', '[sem marcas]'],
    ['**negrito**', 'B[negrito]'],
    ['*itálico*', 'I[itálico]'],
    ['__sublinhado__', 'U[sublinhado]'],
    ['um **dois** três', '[um ]B[dois][ três]'],
    ['**a**b*c*__d__', 'B[a][b]I[c]U[d]'],
    ['**a *b* c**', 'B[a ]BI[b]B[ c]'],
    ['***os dois***', 'BI[os dois]'],
    ['***a** b*', 'BI[a]I[ b]'],
    ['***a* b**', 'BI[a]B[ b]'],
    ['**a *b***', 'B[a ]BI[b]'],
    ['*a **b***', 'I[a ]BI[b]'],
    ['__**tudo *junto***__', 'BU[tudo ]BIU[junto]'],
    ['**duas\nlinhas**', 'B[duas\nlinhas]'],
  ])('turn %j into %s', (text, runs) => {
    expect(inline(text)).toBe(runs);
  });
});

describe('unbalanced markers', () => {
  const alone = ['*', '**', '****', '______', '_um_', '2 * 3 * 4', '** com espaços **'];
  it.each([...alone, '**aberto', 'fechado**', 'nome_de_variável', '****quatro****'])(
    'leave %j as typed',
    (text) => expect(inline(text)).toBe(`[${text}]`),
  );

  it.each([
    ['**a *b** c*', 'B[a *b][ c*]'],
    ['__a **b__ c', 'U[a **b][ c]'],
  ])('turn %j into %s', (text, runs) => {
    expect(inline(text)).toBe(runs);
  });
});

describe('a hostile string', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[clique](javascript:alert(1))',
    '&lt;b&gt;',
    '\u202Eabc',
  ])('stays text: %j', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

describe('lines and bullets', () => {
  it('form a list from consecutive lines that start with •', () => {
    const plain = (text: string) => [{ text, bold: false, italic: false, underline: false }];
    const third = [{ text: 'três', bold: true, italic: false, underline: false }];
    expect(parseRichText('Antes\n• um\n•dois\n  • **três**\nDepois')).toEqual([
      { kind: 'paragraph', runs: plain('Antes') },
      { kind: 'bullets', items: [plain('um'), plain('dois'), third] },
      { kind: 'paragraph', runs: plain('Depois') },
    ]);
  });

  it('treat a • within a line as a character', () => {
    expect(inline('um • dois')).toBe('[um • dois]');
  });

  it('do not let a marker span bullets or paragraphs', () => {
    const shownText = plainText('• **um\n• dois**\n\n**três\n\nquatro**');
    expect(shownText).toBe('**um\ndois**\n\n**três\n\nquatro**');
  });

  it('separate paragraphs by blank lines, and preserve single line breaks', () => {
    expect(plainText('um\r\ndois\r\n\r\n\r\ntrês')).toBe('um\ndois\n\ntrês');
  });

  it.each(['', '   ', '\n\n'])('give no blocks for %j', (text) => {
    expect(parseRichText(text)).toEqual([]);
  });
});

describe('for any text', () => {
  const anyText = fc
    .array(fc.constantFrom('*', '**', '***', '__', '_', '•', ' ', '\n', 'a', 'ção', '<b>', '🌱'), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join(''));
  const unmarked = (text: string) => text.replace(/[*_•\s]/gu, '');

  it('removes only markers', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme' })), (text) => {
        expect(unmarked(plainText(text))).toBe(unmarked(text));
      }),
    );
  });

  it('removes markers in pairs', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lost = (marker: RegExp) =>
          (text.match(marker) ?? []).length - (plainText(text).match(marker) ?? []).length;
        expect(lost(/\*/g) % 2).toBe(0);
        expect(lost(/_/g) % 4).toBe(0);
      }),
    );
  });

  it('gives non-empty runs that differ in style from their neighbours', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const block of parseRichText(text)) {
          for (const runs of block.kind === 'bullets' ? block.items : [block.runs]) {
            const styles = runs.map((run) => shown({ ...run, text: '' }));
            expect(styles.some((style, index) => style === styles[index + 1])).toBe(false);
            expect(runs.every((run) => run.text !== '')).toBe(true);
          }
        }
      }),
    );
  });

  it('leaves text without markers unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zà-ú]( ?[a-zà-ú]){0,40}$/), (text) => {
        expect(inline(text)).toBe(`[${text}]`);
      }),
    );
  });
});
