import type { Audit } from '@raizes/domain/documents/audit';
import { paths } from '@raizes/domain/paths';
import { aProfile } from '@raizes/tests/factories';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as audit from '@/features/users/audit';
import { press } from '@/testing/form';
import { liveAnswers, onlyPage, ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './admin-history-page';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock(import('@/features/users/audit'), { spy: true });

const people = { marta: 'Marta Reis', joao: 'João Lima', paulo: 'Paulo Ribeiro', ana: 'Ana Souza' };

beforeEach(() => {
  vi.resetAllMocks();
  liveAnswers.clear();
  for (const [id, full_name] of Object.entries(people)) {
    liveAnswers.set(paths.profile(id), ready(aProfile({ id, full_name })));
  }
  liveAnswers.set(paths.profile('sumiu'), { state: 'missing', fromCache: false });
  liveAnswers.set('profiles', ready([aProfile({ id: 'ana', full_name: 'Ana Souza' })]));
});

const show = (...entries: Partial<Audit>[]) =>
  vi.mocked(audit.useAudit).mockReturnValue(
    onlyPage(
      ready(
        entries.map((entry, index) => ({
          id: `a${index}`,
          at: new Date('2026-11-21T12:00:00Z'),
          action: 'position',
          actor: 'marta',
          subject: 'joao',
          before: null,
          after: null,
          ...entry,
        })),
      ),
    ),
  );

const open = (route = '/admin/historico') => renderApp(<Page />, { route });

it.each<[string, Partial<Audit>]>([
  ['Marta Reis tornou João Lima líder', { before: 'discipulo', after: 'lider' }],
  ['Marta Reis mudou o próprio cargo para pastor', { subject: 'marta', after: 'pastor' }],
  ['Marta Reis vinculou João Lima a Paulo Ribeiro', { action: 'link', after: 'paulo' }],
  [
    'A igreja vinculou João Lima a Paulo Ribeiro',
    { action: 'link', actor: 'church', after: 'paulo' },
  ],
  [
    'Marta Reis vinculou João Lima a Paulo Ribeiro, no lugar de Ana Souza',
    { action: 'link', before: 'ana', after: 'paulo' },
  ],
  [
    'Marta Reis desfez o vínculo de João Lima com Ana Souza',
    { action: 'link', before: 'ana', after: null },
  ],
  ['Marta Reis tornou João Lima administrador', { action: 'admin', after: 'admin' }],
  ['Marta Reis removeu João Lima dos administradores', { action: 'admin', before: 'admin' }],
  ['Marta Reis deixou de ser administrador', { action: 'admin', subject: 'marta' }],
  [
    'Marta Reis registrou a autorização do responsável por João Lima',
    { action: 'guardian-consent', before: 'needed', after: 'recorded' },
  ],
  [
    'Marta Reis retirou a autorização do responsável por João Lima',
    { action: 'guardian-consent', before: 'recorded', after: 'needed' },
  ],
  ['Marta Reis corrigiu o ano de nascimento de João Lima', { action: 'birth-year' }],
  ['Marta Reis baixou a lista de pessoas', { action: 'people-export', subject: 'marta' }],
  ['Paulo Ribeiro baixou uma cópia dos próprios dados', { action: 'export', subject: 'paulo' }],
  [
    'Alguém que não tem mais cadastro tornou alguém que não tem mais cadastro pastor',
    { actor: 'erased', subject: 'sumiu', after: 'pastor' },
  ],
])('describes an entry as “%s”', (sentence, entry) => {
  show(entry);
  open();
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toMatch(new RegExp(`^${sentence}21/11/2026`));
});

it('shows the loading, empty and failed states', () => {
  vi.mocked(audit.useAudit).mockReturnValue(onlyPage({ state: 'loading' }));
  const { rerender } = open();
  expect(screen.getByLabelText('Carregando o histórico')).toBeTruthy();
  show();
  rerender(<Page />);
  expect(screenText()).toContain('Nada registrado ainda.');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(audit.useAudit).mockImplementation(() => {
    throw new Error('refused');
  });
  rerender(<Page />);
  expect(screenText()).toContain('Não foi possível carregar o histórico.');
  show({});
  fireEvent.click(screen.getByText('Tentar novamente'));
  expect(screen.getByText('João Lima')).toBeTruthy();
});

it('shows the cached entries while offline, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(audit.useAudit).mockReturnValue(onlyPage(ready<Audit[]>([], { fromCache: true })));
  open();
  expect((await screen.findAllByText(/^Você está sem internet/)).length).toBeGreaterThan(0);
  expect(screenText()).not.toContain('Nada registrado');
  vi.restoreAllMocks();
});

it('can be filtered by a person, chosen by a name in the list or by a search', async () => {
  show({ before: 'discipulo', after: 'lider' });
  const { currentAddress } = open();
  expect(audit.useAudit).toHaveBeenLastCalledWith(null);
  fireEvent.click(screen.getByText('João Lima'));
  expect(audit.useAudit).toHaveBeenLastCalledWith('joao');
  expect(screenText()).toContain('Só o que envolve João Lima');
  await press('Outra pessoa');
  fireEvent.click(await screen.findByText('Ana Souza'));
  expect(audit.useAudit).toHaveBeenLastCalledWith('ana');
  show();
  await press('Mostrar tudo');
  expect(currentAddress()).toBe('/admin/historico');
  expect(audit.useAudit).toHaveBeenLastCalledWith(null);
});
