import { describe, expect, it } from 'vitest';
import { passagesOn, readChain } from './chain';
import { writeChainDevotional } from './writer/write-devotional';

describe('a chain of references', () => {
  it('reads references in USFM and in the Brazilian style', () => {
    const { chain, faults } = readChain('{"03-16": ["JHN 3:16-17", "1 João 4.9", "SNG 8:7-6"]}');
    expect(faults).toEqual([]);
    expect(chain && passagesOn(chain, '2027-03-16')).toEqual([
      { book: 'JHN', from: { chapter: 3, verse: 16 }, to: { chapter: 3, verse: 17 } },
      { book: '1JN', from: { chapter: 4, verse: 9 }, to: { chapter: 4, verse: 9 } },
      { book: 'SNG', from: { chapter: 8, verse: 6 }, to: { chapter: 8, verse: 7 } },
    ]);
    expect(chain && passagesOn(chain, '2027-03-17')).toEqual([]);
  });

  it('is refused as a whole, with every fault listed by its day', () => {
    const { chain, faults } = readChain('{"02-30": ["PSA 23:1"], "03-01": ["JHN 30:1", "olá"]}');
    expect(chain).toBeNull();
    expect(faults).toEqual([
      { day: '02-30', message: '“02-30” não é um dia: escreva mês-dia, como 03-28' },
      { day: '03-01', message: '“JHN 30:1” não é uma passagem da Bíblia' },
      { day: '03-01', message: '“olá” não é uma passagem da Bíblia' },
    ]);
  });

  it.each(['', '[]', '{}', '{"01-01": []}', '{"01-01": "PSA 1:1"}', '{"01-01": [1]}'])(
    'is refused if it is not a list of days: %j',
    (json) => {
      expect(readChain(json).faults).toEqual([
        { day: '', message: 'O arquivo não é uma lista de dias, cada um com até 30 referências' },
      ]);
    },
  );

  it('uses the verses of 28 February on a 29 February that it lacks', () => {
    const { chain } = readChain('{"02-28": ["PSA 1:1"]}');
    expect(chain && passagesOn(chain, '2028-02-29')).toHaveLength(1);
    expect(chain && passagesOn(chain, '2028-03-01')).toHaveLength(0);
  });
});

it('writes a devotional from the head verse, with the verses that answer it as context', () => {
  const at = (verse: number) => ({ chapter: 23, verse });
  const verse = (number: number) => ({ book: 'PSA', from: at(number), to: at(number) }) as const;
  const input = { day: '2027-03-16', passage: verse(1), verseText: 'Cabeça', nearby: [] } as const;
  const written = writeChainDevotional({
    ...input,
    around: [
      { passage: verse(2), text: 'Primeiro' },
      { passage: verse(3), text: 'Segundo' },
    ],
  });
  expect(written).toMatchObject({ verse_reference: 'Salmos 23.1', verse_text: 'Cabeça' });
  expect(written.context).toBe(
    'Outras palavras da Bíblia que conversam com esta:\n• Primeiro (Salmos 23.2)\n• Segundo (Salmos 23.3)',
  );
  expect(writeChainDevotional({ ...input, around: [] }).context).toBe('');
  const long = { passage: verse(4), text: 'a'.repeat(9_000) };
  const { context } = writeChainDevotional({
    ...input,
    around: [long, long, { ...long, text: 'b' }],
  });
  expect(context.split('\n')).toHaveLength(3);
});
