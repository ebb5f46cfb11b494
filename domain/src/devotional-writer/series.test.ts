import { describe, expect, it } from 'vitest';
import { SERIES_ROWS_MAX, readSeries, repeatSeries } from './series';

const row = {
  'Referência do Versículo': 'Salmos 23.1',
  'Texto do Versículo': ' O Senhor é o meu pastor ',
  'Pergunta de Reflexão': 'O que falta?',
  'Pergunta de Aplicação': 'O que fazer?',
};

describe("a church's own series", () => {
  it('is read by the labels of the form or the names of the fields', () => {
    const english = {
      date: '2027-03-02',
      verse_reference: 'João 3.16',
      VERSE_TEXT: 'Porque Deus amou',
      reflection_question: 'Por quê?',
      application_question: 'Como?',
      closing_text: 'Amém.',
    };
    const { devotionals, faults } = readSeries([{ ...row, DATA: '01/03/2027' }, english], null);
    expect(faults).toEqual([]);
    expect(devotionals).toMatchObject([
      { date: '2027-03-01', verse_text: 'O Senhor é o meu pastor', opening_text: '' },
      { date: '2027-03-02', verse_reference: 'João 3.16', closing_text: 'Amém.' },
    ]);
  });

  it('stands on the days from the start where it has no dates', () => {
    const { devotionals } = readSeries([row, row], '2027-02-28');
    expect(devotionals.map(({ date }) => date)).toEqual(['2027-02-28', '2027-03-01']);
  });

  it('has the faults of each row', () => {
    const { devotionals, faults, unknownColumns } = readSeries(
      [
        { ...row, Data: '31/02/2027' },
        { ...row, Data: '01/03/2027' },
        { Data: '02/03/2027', Autor: 'Ana', 'Referência do Versículo': 'a'.repeat(101) },
        { ...row, Data: '2027-03-01' },
        { ...row, Data: '' },
      ],
      '2027-01-01',
    );
    expect(devotionals).toHaveLength(1);
    expect(unknownColumns).toEqual(['Autor']);
    expect(faults).toEqual([
      { row: 1, messages: ['Esta data não existe: escreva dia, mês e ano, como 28/11/2026'] },
      {
        row: 3,
        messages: [
          'Referência do versículo deve ter no máximo 100 caracteres',
          'Texto do versículo é obrigatório',
          'Pergunta de reflexão é obrigatória',
          'Pergunta de aplicação é obrigatória',
        ],
      },
      { row: 4, messages: ['A data 01/03/2027 já está na linha 2'] },
      { row: 5, messages: ['Data é obrigatória'] },
    ]);
  });

  it.each([0, SERIES_ROWS_MAX + 1])('is refused with %i rows', (length) => {
    const { faults } = readSeries(
      Array.from({ length }, () => row),
      '2027-01-01',
    );
    expect(faults).toEqual([{ row: 0, messages: ['O arquivo deve ter de 1 a 800 devocionais'] }]);
  });

  it('comes again on new dates with the gaps that it had', () => {
    const { devotionals } = readSeries(
      [
        { ...row, Data: '05/03/2027' },
        { ...row, Data: '01/03/2027' },
      ],
      null,
    );
    const again = repeatSeries(devotionals, '2028-02-27');
    expect(again.map(({ date }) => date)).toEqual(['2028-02-27', '2028-03-02']);
    expect(repeatSeries([], '2028-02-27')).toEqual([]);
  });
});
