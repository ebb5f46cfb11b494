import { expect, it } from 'vitest';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { watchDownloads } from '@/testing/downloads';
import { csvOf, downloadPeople, toCsv } from './people-csv';

const ana = {
  full_name: 'Ana Souza',
  position: 'discipulo' as const,
  church_denomination: 'Batista',
  leader: 'Paulo Ribeiro',
  email: 'ana@raizes.test',
  email_confirmed: true,
};
const abel = {
  ...ana,
  full_name: '=CMD|x',
  position: 'lider' as const,
  leader: null,
  email: null,
  email_confirmed: false,
};

it('sorts the table by name, writes words, leaves missing values empty, and escapes formulas', () => {
  expect(csvOf([ana, abel])).toBe(
    [
      '\uFEFF"Nome";"Cargo";"Pastor/Líder";"Igreja";"E-mail";"E-mail confirmado"',
      `"'=CMD|x";"Líder";"";"Batista";"";"não"`,
      '"Ana Souza";"Discípulo";"Paulo Ribeiro";"Batista";"ana@raizes.test";"sim"',
      '',
    ].join('\r\n'),
  );
});

it('downloads the people page by page', async () => {
  answerCall('export-people', ({ after }) =>
    after ? { people: [abel], after: null } : { people: [ana], after: 'ana' },
  );
  const downloads = watchDownloads();
  const filter = { shown: 'unlinked' as const, leaderId: null, query: 'a' };
  expect(await downloadPeople(filter, '2026-11-21')).toBe(2);
  expect(requestsOf('export-people')).toEqual([
    { ...filter, after: null },
    { ...filter, after: 'ana' },
  ]);
  const [file] = downloads();
  expect(file?.name).toBe('raizes-pessoas-2026-11-21.csv');
  expect(await file?.content.text()).toContain('"Ana Souza"');
});

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
