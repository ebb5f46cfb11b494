import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('writes a byte order mark, semicolons and quoted cells', () => {
  expect(
    toCsv([
      ['Nome', 'Igreja'],
      ['Ana "Nita" Souza', 'Batista; Central\nSul'],
    ]),
  ).toBe('\uFEFF"Nome";"Igreja"\r\n"Ana ""Nita"" Souza";"Batista; Central\nSul"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n1', '  =1', '\u200B=1', '＝1', '－1'])(
  'escapes %j, which a spreadsheet could take for a formula',
  (value) => expect(toCsv([[value]])).toBe(`\uFEFF"'${value}"\r\n`),
);

it.each(['Ana', 'a=b', "D'Ávila", '', '1-2'])('leaves %j unchanged', (value) =>
  expect(toCsv([[value]])).toBe(`\uFEFF"${value}"\r\n`),
);
