import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitForSpeech, toSpokenText } from './speaker';

it.each([
  ['Leia Jo 3.16.', 'Leia João 3, versículo 16.'],
  ['(Fp 4:6-7)', '(Filipenses 4, versículos 6 a 7)'],
  ['1 Co 13.4–7', 'Primeira Coríntios 13, versículos 4 a 7'],
  ['1Sm 3.10', 'Primeiro Samuel 3, versículo 10'],
  ['2 Crônicas 7.14', 'Segundo Crônicas 7, versículo 14'],
  ['Romanos 8.28', 'Romanos 8, versículo 28'],
  ['no v. 5 e nos vv. 7-9 do cap. 2', 'no versículo 5 e nos versículos 7 a 9 do capítulo 2'],
  ['em 586 a.C. e em 70 d.C.', 'em 586 antes de Cristo e em 70 depois de Cristo'],
])('speaks %j as %j', (written, spoken) => expect(toSpokenText(written)).toBe(spoken));

it.each([
  'Às 7.30 da manhã',
  'Versão 2.0 do texto',
  'Gênesis 1',
  'Hoje é 22.11.2026',
  'Que Jo 3?',
  'Am 1.1.2026',
])('leaves %j unchanged', (written) => expect(toSpokenText(written)).toBe(written));

it('splits a long verse after its sentences', () => {
  const sentence =
    'E disse Deus: Haja luz; e houve luz, e viu Deus que era boa a luz, e chamou-lhe dia. ';
  expect(splitForSpeech(sentence.repeat(3))).toEqual([
    sentence.trim(),
    sentence.trim(),
    sentence.trim(),
  ]);
});

it('keeps every word of any text, in pieces short enough for fourteen seconds of speech', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 800 }), (text) => {
      const pieces = splitForSpeech(text);
      expect(pieces.every((piece) => piece.length <= 160 && piece.trim() === piece)).toBe(true);
      expect(pieces).not.toContain('');
      const letters = (of: string) => of.replaceAll(/\s/g, '');
      expect(letters(pieces.join(''))).toBe(letters(text));
    }),
  );
});
