import type { AuditEntry } from '@raizes/domain/documents/audit';
import { collections, paths } from '@raizes/domain/paths';
import { aProfile, anAudit } from '@raizes/tests/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { press } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './admin-history-page';

const people = { marta: 'Marta Reis', joao: 'João Lima', paulo: 'Paulo Ribeiro', ana: 'Ana Souza' };

beforeEach(() => {
  for (const [id, full_name] of Object.entries(people))
    store.put(paths.profile(id), aProfile({ id, full_name }));
});

/** Records the entries, the first one last. */
function record(...entries: (Partial<AuditEntry> & { batch?: string })[]): void {
  for (const [index, changes] of entries.entries()) {
    const entry = anAudit({
      actor: 'marta',
      subject: 'joao',
      before: null,
      after: null,
      ...changes,
    });
    const at = new Date(entry.at.getTime() - index);
    const { batch } = changes;
    const path = `${collections.audit}/a${index}`;
    store.put(path, { ...entry, at, ...(batch !== undefined && { batch }) });
  }
}

/** The texts of the entries, which are grouped by day. */
const lines = () =>
  screen
    .queryAllByRole('listitem')
    .filter((each) => within(each).queryAllByRole('listitem').length === 0)
    .map(({ textContent }) => textContent);

const open = (route = '/admin/historico') => renderApp(<Page />, { route });

it.each<[string, Partial<AuditEntry>]>([
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
  [
    'Marta Reis escreveu o que a igreja ensina sobre batismo',
    { action: 'teaching', subject: 'marta', after: 'batismo' },
  ],
  [
    'Marta Reis apagou o que a igreja ensina sobre batismo',
    { action: 'teaching', subject: 'marta', before: 'batismo' },
  ],
  [
    'Marta Reis apagou o conteúdo de quinta-feira, 3 de dezembro de 2026',
    { action: 'content-day', subject: 'marta', before: '2026-12-03' },
  ],
  [
    'Marta Reis substituiu o conteúdo de quinta-feira, 3 de dezembro de 2026',
    { action: 'content-day', subject: 'marta', before: '2026-12-03', after: '2026-12-03' },
  ],
  ['Marta Reis pausou o plano de leitura', { action: 'content-plan', after: 'pause' }],
  ['Marta Reis importou uma série de devocionais', { action: 'content-series', after: 'series' }],
  [
    'Marta Reis excluiu uma lista de passagens',
    { action: 'content-series', before: 'chain', after: null },
  ],
  ['Paulo Ribeiro baixou uma cópia dos próprios dados', { action: 'export', subject: 'paulo' }],
  [
    'Alguém que não tem mais cadastro tornou alguém que não tem mais cadastro pastor',
    { actor: 'erased', subject: 'sumiu', after: 'pastor' },
  ],
])('describes an entry as “%s”', (sentence, entry) => {
  record(entry);
  open();
  const [line] = lines();
  expect(line).toMatch(new RegExp(`^${sentence}\\d\\d:\\d\\d$`));
  expect(screen.getByRole('heading', { name: 'Sábado, 21 de novembro de 2026' })).toBeTruthy();
});

it('shows the loading, empty and failed states', async () => {
  store.silence();
  const { unmount } = open();
  expect(screen.getByLabelText('Carregando o histórico')).toBeTruthy();
  store.answer();
  expect(screenText()).toContain('Nada mudou ainda');
  unmount();
  vi.spyOn(console, 'error').mockReturnValue();
  store.refuse(collections.audit);
  open();
  expect(screenText()).toContain('Não foi possível carregar o histórico.');
  store.accept(collections.audit);
  record({});
  fireEvent.click(screen.getByText('Tentar novamente'));
  expect(screen.getByText('João Lima')).toBeTruthy();
});

it('says offline when it will appear', async () => {
  store.goOffline();
  open();
  await screen.findByText('Aparece aqui assim que a internet voltar.');
  expect(screenText()).not.toContain('Nada registrado');
});

it('can be filtered by a person, chosen by a name in the list or by a search', async () => {
  record(
    { before: 'discipulo', after: 'lider' },
    { subject: 'ana' },
    { actor: 'paulo', subject: 'paulo' },
  );
  const { currentAddress } = open();
  expect(lines()).toHaveLength(3);
  fireEvent.click(screen.getByText('João Lima'));
  expect(lines()).toHaveLength(1);
  expect(screenText()).toContain('Só o que envolve João Lima');
  await press('Outra pessoa');
  fireEvent.click(await screen.findByText('Ana Souza', { selector: '[role=dialog] *' }));
  expect(lines()).toHaveLength(1);
  expect(screenText()).toContain('Só o que envolve Ana Souza');
  await press('Mostrar tudo');
  expect(currentAddress()).toBe('/admin/historico');
  expect(lines()).toHaveLength(3);
});

it('folds the changes of one act into one line, which names the people on request', async () => {
  const link = { action: 'link', after: 'paulo', batch: 'a-batch' } as const;
  record(
    { ...link, subject: 'joao' },
    { action: 'admin', after: 'admin' },
    { ...link, subject: 'ana', before: 'joao' },
    { after: 'lider', batch: 'another' },
    { after: 'lider', batch: 'another', subject: 'ana' },
    { action: 'link', before: 'paulo', batch: 'undo:a-batch' },
    { action: 'link', before: 'paulo', batch: 'undo:a-batch', subject: 'ana' },
  );
  open();
  expect(lines()).toEqual([
    expect.stringMatching(/^Marta Reis vinculou 2 pessoas a Paulo RibeiroVer quem/),
    expect.stringMatching(/^Marta Reis tornou João Lima administrador/),
    expect.stringMatching(/^Marta Reis tornou 2 pessoas líderesVer quem/),
    expect.stringMatching(/^Marta Reis desfez o vínculo de 2 pessoas com Paulo RibeiroVer quem/),
  ]);
  expect(screen.queryByText('Ana Souza')).toBeNull();
  const [first] = screen.getAllByText('Ver quem');
  if (first) fireEvent.click(first);
  expect(screen.getByText('Ana Souza')).toBeTruthy();
});

it('says of nobody that they are gone while that is unknown, and opens with a broken address', async () => {
  record({});
  store.goOffline();
  const { unmount } = open('?person=joao');
  await screen.findByText('Mostrar tudo');
  expect(screenText()).not.toContain('alguém que não tem mais cadastro');
  store.goOnline();
  expect(await screen.findByText('João Lima', { selector: 'bdi' })).toBeTruthy();
  unmount();
  open('?person=');
  expect(await screen.findByText('alguém que não tem mais cadastro')).toBeTruthy();
});
