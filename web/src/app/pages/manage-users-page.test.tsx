import type { Profile } from '@raizes/domain/documents/people';
import { aProfile } from '@raizes/tests/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/people/users/api';
import * as bulk from '@/features/people/users/bulk';
import * as csv from '@/features/people/users/people-csv';
import { fetchConsequences } from '@/features/people/users/step-down';
import '@/features/people/users/found-people';
import '@/features/people/users/person-menu';
import { call } from '@/lib/callable';
import * as browser from '@/lib/browser';
import { useGrowingList } from '@/lib/growing-list';
import type { GrowingList } from '@/lib/growing-list';
import { press, type } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './manage-users-page';

vi.mock(import('@/features/people/users/api'), { spy: true });
vi.mock('@/features/people/users/person-email', () => ({ PersonEmail: () => null }));
vi.mock(import('@/lib/browser'), { spy: true });
vi.mock('@/lib/callable', () => ({ call: vi.fn<typeof call>() }));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/growing-list', () => ({ useGrowingList: vi.fn<typeof useGrowingList>() }));
vi.mock(import('@/features/people/users/bulk'), { spy: true });
vi.mock(import('@/features/people/users/people-csv'), { spy: true });
vi.mock(import('@/features/people/users/step-down'), { spy: true });

const paulo = aProfile({ id: 'paulo', full_name: 'Paulo Ribeiro', position: 'pastor' });
const ana = aProfile({ id: 'ana', full_name: 'Ana Souza', pastor_id: 'paulo' });
const listed = (people: Profile[], fromCache = false): GrowingList<Profile> => ({
  state: 'ready',
  items: people,
  hasMore: false,
  fromCache,
});
const showListed = (people: GrowingList<Profile>) =>
  vi.mocked(api.usePeople).mockReturnValue({ listed: people, showMore: () => undefined });
const showFound = (people: GrowingList<Profile>) =>
  vi.mocked(useGrowingList<Profile>).mockReturnValue({ listed: people, showMore: () => undefined });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(bulk.usePeopleCounts).mockReturnValue({ all: 314, unlinked: 12 });
  vi.mocked(api.useAdmins).mockReturnValue(new Set(['paulo']));
  showFound({ state: 'loading' });
  vi.mocked(api.useLeaders).mockReturnValue([paulo]);
  showListed(listed([ana, paulo]));
});

const open = () => renderApp(<Page />);

it('shows the loading state, the empty state, and when no name matches', async () => {
  showListed({ state: 'loading' });
  const { rerender } = open();
  expect(screen.getByLabelText('Carregando os usuários')).toBeTruthy();
  showListed(listed([]));
  rerender(<Page />);
  expect(screen.getByText('Nenhum usuário cadastrado ainda.')).toBeTruthy();
  showFound(listed([]));
  await type('Procurar por nome ou e-mail', 'Zaqueu');
  expect(await screen.findByText('Ninguém encontrado com “Zaqueu”.')).toBeTruthy();
  showFound({ state: 'ready', items: [], hasMore: true, fromCache: false, searched: 500 });
  await type('Procurar por nome ou e-mail', 'Zaqueus');
  expect(await screen.findByText('Ninguém ainda, entre as primeiras 500 pessoas.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continuar a procurar' })).toBeTruthy();
});

it('shows nobody until the server has answered; while offline it shows the cached people', async () => {
  const cached = listed([paulo], true);
  showListed(cached);
  const { rerender } = open();
  expect(screen.getByLabelText('Carregando os usuários')).toBeTruthy();
  expect(screen.queryByText('Paulo Ribeiro')).toBeNull();
  showListed(listed([ana, paulo]));
  rerender(<Page />);
  expect(await screen.findByText('Ana Souza')).toBeTruthy();
  // The connection was lost; the list stays.
  showListed(listed([ana, paulo], true));
  rerender(<Page />);
  expect(screen.getByText('Ana Souza')).toBeTruthy();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showListed(cached);
  open();
  expect(await screen.findByText('Paulo Ribeiro')).toBeTruthy();
  vi.restoreAllMocks();
});

const aBatch: unknown = expect.stringMatching(/^[\da-f-]{36}$/);

it('says when the list could not be loaded, and can retry', async () => {
  showListed({ state: 'failed', error: new Error('refused') });
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  const onPageAndInToast = () => screen.getAllByText('Não foi possível carregar os usuários.');
  await waitFor(() => expect(onPageAndInToast()).toHaveLength(2));
  showListed(listed([ana]));
  fireEvent.click(screen.getByText('Tentar novamente'));
  expect(await screen.findByText('Ana Souza')).toBeTruthy();
});

it('offers a leader for disciples only, and shows a long name in full', async () => {
  const long = 'Maria Aparecida de Jesus '.repeat(4).trim();
  showListed(listed([aProfile({ ...ana, full_name: long }), paulo]));
  open();
  expect(await screen.findByText(long)).toBeTruthy();
  expect(screen.getAllByLabelText('Cargo')).toHaveLength(2);
  const [link, ...others] = screen.getAllByLabelText('Pastor/Líder');
  expect(others).toEqual([]);
  expect(link?.textContent).toContain('Nenhum');
  expect(link?.textContent).toContain('Paulo Ribeiro (Pastor)');
});

it('says when a link or a position could not be changed', async () => {
  vi.mocked(api.linkToLeader)
    .mockResolvedValueOnce()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('refused'));
  vi.mocked(api.changePosition).mockRejectedValueOnce(new Error('refused'));
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  await screen.findAllByText('Paulo Ribeiro (Pastor)');
  await type('Pastor/Líder', '');
  expect(await screen.findByText('Vínculo removido com sucesso.')).toBeTruthy();
  expect(api.linkToLeader).toHaveBeenLastCalledWith('ana', null, aBatch);
  expect(screenText()).toContain('Ana fica sem pastor ou líder');
  await type('Pastor/Líder', 'paulo');
  expect(await screen.findByText('Pastor vinculado com sucesso.')).toBeTruthy();
  expect(api.linkToLeader).toHaveBeenLastCalledWith('ana', 'paulo', aBatch);
  expect(screenText()).toContain('Ana agora caminha com Paulo Ribeiro');
  // The newer change of the same person closes the older one's toast.
  await waitFor(() => expect(screenText()).not.toContain('Ana fica sem pastor ou líder'));
  await type('Pastor/Líder', '');
  expect(await screen.findByText('Não foi possível vincular o pastor.')).toBeTruthy();
  const [position] = screen.getAllByLabelText('Cargo');
  if (position) fireEvent.change(position, { target: { value: 'lider' } });
  expect(await screen.findByText('Não foi possível atualizar o cargo.')).toBeTruthy();
  await waitFor(() => expect(position).toHaveProperty('value', 'discipulo'));
});

it('says why a child can’t be linked yet', async () => {
  const why = 'Menores de 12 anos só recebem um líder com a autorização do responsável.';
  const refusal = Object.assign(new Error(why), { code: 'functions/failed-precondition' });
  vi.mocked(api.linkToLeader).mockRejectedValueOnce(refusal);
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  await screen.findAllByText('Paulo Ribeiro (Pastor)');
  await type('Pastor/Líder', 'paulo');
  expect(await screen.findByText(`Não foi possível vincular o pastor. ${why}`)).toBeTruthy();
});

it('undoes a change of one person', async () => {
  vi.mocked(api.linkToLeader).mockResolvedValueOnce();
  vi.mocked(bulk.changePeople).mockResolvedValue({ changed: 1, refused: [] });
  open();
  await screen.findAllByText('Paulo Ribeiro (Pastor)');
  await type('Pastor/Líder', 'paulo');
  await press('Desfazer');
  expect(await screen.findByText('Tudo voltou a ser como antes.')).toBeTruthy();
  const batch = vi.mocked(api.linkToLeader).mock.lastCall?.[2];
  expect(bulk.changePeople).toHaveBeenCalledWith({ change: 'undo', batch });
});

it('names the consequences and asks who takes over before making a leader a disciple', async () => {
  const lia = aProfile({ id: 'lia', full_name: 'Lia Prado', position: 'lider' });
  vi.mocked(api.useLeaders).mockReturnValue([paulo, lia]);
  vi.mocked(fetchConsequences).mockResolvedValue({ linked: 1, defaultLeader: 'paulo' });
  vi.mocked(api.changePosition).mockResolvedValue('Marta Teles');
  showListed(listed([paulo]));
  open();
  const choose = () => type('Cargo', 'discipulo');
  await screen.findByText('Paulo Ribeiro');
  await choose();
  const dialog = await screen.findByRole('alertdialog', { name: 'Tornar Paulo discípulo?' });
  expect(dialog.textContent).toContain('1 pessoa está vinculada a Paulo.');
  expect(dialog.textContent).toContain('Paulo é quem recebe os novos discípulos');
  fireEvent.click(screen.getByText('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Cargo')).toHaveProperty('value', 'pastor');
  expect(api.changePosition).not.toHaveBeenCalled();

  await choose();
  await within(await screen.findByRole('alertdialog')).findByText('Lia Prado (Líder)');
  await type('Quem assume', 'lia');
  fireEvent.click(screen.getByText('Mudar o cargo'));
  expect(await screen.findByText('Cargo atualizado com sucesso.')).toBeTruthy();
  expect(api.changePosition).toHaveBeenCalledWith('paulo', 'discipulo', 'lia', aBatch);
  expect(screenText()).toContain(
    'O que era de Paulo passou para Lia Prado. Paulo agora caminha com Marta Teles',
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('grants and revokes the admin role after a confirmation', async () => {
  vi.mocked(api.setAdmin).mockResolvedValue();
  open();
  for (const [person, action, text, isAdmin] of [
    ['ana', 'Tornar administrador', 'Administrador adicionado.', true],
    ['paulo', 'Remover', 'Administrador removido.', false],
  ] as const) {
    const [ofAna, ofPaulo] = await screen.findAllByRole('switch', { name: /^Administrador/ });
    const toggle = person === 'ana' ? ofAna : ofPaulo;
    expect(toggle?.getAttribute('aria-checked')).toBe(String(!isAdmin));
    if (toggle) fireEvent.click(toggle);
    fireEvent.click(await screen.findByRole('button', { name: action }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(api.setAdmin).toHaveBeenLastCalledWith(person, isAdmin);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

it('disables every change while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await screen.findByText('Ana Souza');
  for (const label of ['Cargo', 'Pastor/Líder', 'Mais opções']) {
    for (const control of screen.getAllByLabelText(label)) {
      expect(control).toHaveProperty('disabled', true);
    }
  }
  vi.restoreAllMocks();
});

it('keeps a person’s menu open when a search replaces the list', async () => {
  showFound(listed([ana]));
  open();
  await type('Procurar por nome ou e-mail', 'ana');
  const [more] = await screen.findAllByLabelText('Mais opções');
  if (more) fireEvent.click(more);
  const item = await screen.findByText('Corrigir ano de nascimento');
  const history = screen.getByText('Ver histórico').getAttribute('href');
  expect(history).toBe('/admin/historico?person=ana');
  await waitFor(() => expect(screen.queryByText('Paulo Ribeiro')).toBeNull());
  expect(item.isConnected).toBe(true);
  fireEvent.click(item);
  expect(await screen.findByText(/^Confirme o ano com Ana Souza/)).toBeTruthy();
  fireEvent.click(screen.getByText('Corrigir'));
  expect(await screen.findByText(/^Um ano entre 1900 e/)).toBeTruthy();
  vi.mocked(call).mockResolvedValueOnce({});
  await type('Ano de nascimento', '2016');
  fireEvent.click(screen.getByText('Corrigir'));
  expect(await screen.findByText('Ano de nascimento corrigido.')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('correct-birth-year', { userId: 'ana', birthYear: 2016 });
});

it('rebuilds a person’s stats after a confirmation', async () => {
  vi.mocked(call).mockResolvedValueOnce({ mended: true });
  open();
  const [more] = await screen.findAllByLabelText('Mais opções');
  if (more) fireEvent.click(more);
  fireEvent.click(await screen.findByText('Recalcular progresso'));
  fireEvent.click(await screen.findByText('Recalcular'));
  expect(await screen.findByText('O que estava errado foi corrigido.')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('rebuild-stats', { userId: 'ana' }, expect.any(Number));
});

it('says why a person can’t become a leader yet', async () => {
  const why = 'Esta pessoa ainda não confirmou o e-mail.';
  const refusal = Object.assign(new Error(why), { code: 'functions/failed-precondition' });
  vi.mocked(api.changePosition).mockRejectedValueOnce(refusal);
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  const [position] = await screen.findAllByLabelText('Cargo');
  if (position) fireEvent.change(position, { target: { value: 'lider' } });
  expect(await screen.findByText(`Não foi possível atualizar o cargo. ${why}`)).toBeTruthy();
});

it('shows the number of people, and selects everybody without a leader', async () => {
  vi.mocked(bulk.fetchUnlinked).mockResolvedValue([ana, aProfile({ id: 'bia' })]);
  open();
  expect(await screen.findByText('314 pessoas, 12 sem líder')).toBeTruthy();
  await press('Escolher todos os sem líder');
  expect(await screen.findByText('2 pessoas escolhidas')).toBeTruthy();
  const boxes = await screen.findAllByLabelText<HTMLInputElement>('Escolher');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(bulk.fetchUnlinked).mockRejectedValue(new Error('refused'));
  await press('Escolher todos os sem líder');
  expect(await screen.findByText('Erro')).toBeTruthy();
  expect(screen.getByText('2 pessoas escolhidas')).toBeTruthy();
});

it('finds a person by a whole e-mail address, and says when nobody has it', async () => {
  vi.mocked(call).mockResolvedValueOnce({ userId: null });
  open();
  await type('Procurar por nome ou e-mail', 'zaqueu@raizes.test');
  expect(await screen.findByText('Ninguém tem o e-mail “zaqueu@raizes.test”.')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('find-by-email', { email: 'zaqueu@raizes.test' });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(call).mockRejectedValueOnce(new Error('refused'));
  await type('Procurar por nome ou e-mail', 'ana@raizes.test');
  expect(await screen.findByText('Não foi possível procurar pelo e-mail')).toBeTruthy();
  // A part of an address is a name like any other.
  showFound(listed([]));
  await type('Procurar por nome ou e-mail', 'ana@raizes');
  expect(await screen.findByText('Ninguém encontrado com “ana@raizes”.')).toBeTruthy();
});

it('says how many people a filter or a search has', async () => {
  open();
  await screen.findByText('Ana Souza');
  expect(screen.queryByText(/encontrada/)).toBeNull();
  await type('Mostrar', 'unlinked');
  expect(await screen.findByText('2 pessoas encontradas')).toBeTruthy();
  showFound(listed([ana]));
  await type('Procurar por nome ou e-mail', 'ana');
  expect(await screen.findByText('1 pessoa encontrada')).toBeTruthy();
});

it('tells leaders with the same name apart by their e-mail addresses', async () => {
  const other = { ...paulo, id: 'outro' };
  vi.mocked(api.useLeaders).mockReturnValue([paulo, other]);
  const emails = ['paulo', 'outro'].map((userId) => ({
    userId,
    email: `${userId}@raizes.test`,
    confirmed: true,
  }));
  vi.mocked(call).mockResolvedValue({ emails });
  open();
  const [link] = await screen.findAllByLabelText('Pastor/Líder');
  await waitFor(() =>
    expect(link?.textContent).toContain('Paulo Ribeiro (Pastor) · outro@raizes.test'),
  );
});

it.each([
  ['?show=newcomers', { shown: 'newcomers', leaderId: null }],
  ['?show=discipulo&leader=paulo', { shown: 'discipulo', leaderId: 'paulo' }],
  ['?show=qualquer', { shown: 'everybody', leaderId: null }],
])('opens at %s with its filter', async (search, filter) => {
  renderApp(<Page />, { route: `/manage-users${search}` });
  expect(await screen.findByText('Ana Souza')).toBeTruthy();
  expect(api.usePeople).toHaveBeenLastCalledWith(filter);
});

it('filters by position, by leader and without a leader', async () => {
  open();
  const lastFilter = () => vi.mocked(api.usePeople).mock.lastCall?.[0];
  await type('Mostrar', 'unlinked');
  expect(lastFilter()).toEqual({ shown: 'unlinked', leaderId: null });
  const leader = await screen.findByLabelText('Discípulos de');
  await waitFor(() => expect(leader.textContent).toContain('Paulo Ribeiro'));
  fireEvent.change(leader, { target: { value: 'paulo' } });
  expect(lastFilter()).toEqual({ shown: 'discipulo', leaderId: 'paulo' });
  await type('Mostrar', 'lider');
  expect(lastFilter()).toEqual({ shown: 'lider', leaderId: null });
  expect(leader).toHaveProperty('value', '');
});

it('downloads the filtered list, and says when that fails', async () => {
  vi.mocked(csv.downloadPeople)
    .mockResolvedValueOnce(3)
    .mockRejectedValueOnce(new Error('refused'));
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  await type('Mostrar', 'unlinked');
  await press('Baixar lista (CSV)');
  expect(await screen.findByText(/^3 pessoas\. Ela tem e-mails/)).toBeTruthy();
  expect(csv.downloadPeople).toHaveBeenCalledWith(
    { shown: 'unlinked', leaderId: null, query: '' },
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  );
  await press('Baixar lista (CSV)');
  expect(await screen.findByText('Erro ao baixar a lista')).toBeTruthy();
});

it('shows cards on a phone, and checkboxes only in selection mode', async () => {
  vi.mocked(browser.useMedia).mockReturnValue(false);
  open();
  expect(await screen.findByRole('group', { name: 'Ana Souza' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByLabelText('Escolher')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Escolher várias pessoas' }));
  const [box] = await screen.findAllByLabelText('Escolher');
  if (box) fireEvent.click(box);
  expect(await screen.findByText('1 pessoa escolhida')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Parar de escolher' }));
  expect(screen.queryByText('1 pessoa escolhida')).toBeNull();
  expect(screen.queryByLabelText('Escolher')).toBeNull();
});

it('keeps the other actions on a phone in a menu', async () => {
  vi.mocked(browser.useMedia).mockReturnValue(false);
  vi.mocked(csv.downloadPeople).mockResolvedValueOnce(3);
  open();
  await screen.findByRole('group', { name: 'Ana Souza' });
  fireEvent.click(screen.getByRole('button', { name: 'Outras ações da lista' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Escolher todos os sem líder',
    'Menores de 18 anos',
    'Baixar lista (CSV)',
  ]);
  fireEvent.click(screen.getByText('Baixar lista (CSV)'));
  expect(await screen.findByText(/^3 pessoas\. Ela tem e-mails/)).toBeTruthy();
});
