import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/lib/callable';
import { download } from '@/lib/download';
import { csvOf, downloadPeople } from './people-csv';

vi.mock('@/lib/callable', () => ({ call: vi.fn<typeof call>() }));
vi.mock('@/lib/download', () => ({ download: vi.fn<typeof download>() }));

beforeEach(() => {
  vi.resetAllMocks();
});

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
  vi.mocked(call)
    .mockResolvedValueOnce({ people: [ana], after: 'ana' })
    .mockResolvedValueOnce({ people: [abel], after: null });
  const filter = { shown: 'unlinked' as const, leaderId: null, query: 'a' };
  expect(await downloadPeople(filter, '2026-11-21')).toBe(2);
  expect(vi.mocked(call).mock.calls.map(([, request]) => request)).toEqual([
    { ...filter, after: null },
    { ...filter, after: 'ana' },
  ]);
  const [name, content] = vi.mocked(download).mock.lastCall ?? [];
  expect(name).toBe('raizes-pessoas-2026-11-21.csv');
  expect(await content?.text()).toContain('"Ana Souza"');
});
